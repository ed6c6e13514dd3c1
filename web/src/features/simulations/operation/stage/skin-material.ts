import { Color, MeshStandardMaterial, Vector3, Vector4 } from 'three'

/** Something that is on the skin: where, how large, which colour and how strong; a ring is drawn as its edge alone. */
export type Spot = {
  readonly at: readonly [number, number, number]
  readonly radius: number
  readonly colour: readonly [number, number, number]
  readonly strength: number
  readonly ring?: boolean
}

const most = 24

/** Skin: light goes on a little within it, it pales and sweats, things are on it, and it can be looked through. */
export const skinMaterial = () => {
  const spots = Array.from({ length: most }, () => new Vector4())
  const colours = Array.from({ length: most }, () => new Vector4())
  const given = {
    spotAt: { value: spots },
    spotColour: { value: colours },
    spotCount: { value: 0 },
    pallor: { value: 0 },
    cyanosis: { value: 0 },
    glass: { value: 0 },
    press: { value: new Vector4(0, 0, 0, 0) },
    pressWay: { value: new Vector3(0, 0, -1) },
  }
  const material = new MeshStandardMaterial({
    vertexColors: true,
    roughness: 0.56,
    metalness: 0,
    color: new Color(1, 1, 1),
  })
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, given)
    shader.vertexShader = shader.vertexShader
      .replace(
        '#include <common>',
        `#include <common>
varying vec3 vRest;
uniform vec4 press;
uniform vec3 pressWay;`,
      )
      .replace(
        '#include <begin_vertex>',
        `#include <begin_vertex>
vRest = position;
float pressed = press.w * exp(-pow(distance(position, press.xyz) / 0.085, 2.0));
transformed += pressWay * pressed;`,
      )
    shader.fragmentShader = shader.fragmentShader
      .replace(
        '#include <common>',
        `#include <common>
varying vec3 vRest;
uniform vec4 spotAt[${most}];
uniform vec4 spotColour[${most}];
uniform int spotCount;
uniform float pallor;
uniform float cyanosis;
uniform float glass;
float mottle(vec3 p) {
  return sin(p.x * 61.0 + sin(p.y * 47.0)) * sin(p.y * 53.0 + sin(p.z * 59.0)) * sin(p.z * 67.0 + sin(p.x * 43.0));
}`,
      )
      .replace(
        '#include <color_fragment>',
        `#include <color_fragment>
diffuseColor.rgb *= 1.0 + 0.035 * mottle(vRest) + 0.02 * mottle(vRest * 5.3);
float grey = dot(diffuseColor.rgb, vec3(0.3, 0.55, 0.15));
diffuseColor.rgb = mix(diffuseColor.rgb, vec3(grey) * vec3(1.22, 1.16, 1.06), pallor * 0.7);
diffuseColor.rgb = mix(diffuseColor.rgb, vec3(grey) * vec3(0.86, 0.92, 1.12), cyanosis * 0.55);
for (int i = 0; i < ${most}; i++) {
  if (i >= spotCount) break;
  float far = distance(vRest, spotAt[i].xyz);
  float size = abs(spotAt[i].w);
  if (far > size * 1.3) continue;
  float on = spotAt[i].w < 0.0
    ? smoothstep(size * 0.68, size * 0.82, far) * (1.0 - smoothstep(size * 0.94, size * 1.06, far))
    : 1.0 - smoothstep(size * 0.86, size, far + size * 0.05 * mottle(vRest * 1.7));
  diffuseColor.rgb = mix(diffuseColor.rgb, spotColour[i].rgb, on * spotColour[i].a);
}`,
      )
      .replace(
        '#include <lights_fragment_end>',
        `#include <lights_fragment_end>
float toEye = clamp(dot(normalize(vViewPosition), normal), 0.0, 1.0);
// Light that went in comes out redder where the surface turns away.
reflectedLight.indirectDiffuse += diffuseColor.rgb * vec3(0.34, 0.1, 0.06) * pow(1.0 - toEye, 2.2);`,
      )
      .replace(
        '#include <opaque_fragment>',
        `#include <opaque_fragment>
if (glass > 0.0) gl_FragColor.a = mix(1.0, clamp(0.3 + 0.62 * pow(1.0 - toEye, 1.6), 0.0, 1.0), glass);`,
      )
  }
  return {
    material,
    given,
    /** Puts things onto the skin, in place of what was there. */
    paint(list: readonly Spot[]) {
      const drawn = list.slice(0, most)
      given.spotCount.value = drawn.length
      for (const [index, { at, radius, colour, strength, ring }] of drawn.entries()) {
        spots[index]?.set(at[0], at[1], at[2], ring ? -radius : radius)
        colours[index]?.set(colour[0], colour[1], colour[2], strength)
      }
    },
    /** From 0 (skin) to 1 (glass, with bones beneath). */
    see(through: number) {
      given.glass.value = through
      material.transparent = through > 0
      material.needsUpdate = true
    },
  }
}
