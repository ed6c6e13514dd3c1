import {
  BoxGeometry,
  type BufferGeometry,
  CircleGeometry,
  CylinderGeometry,
  Group,
  Mesh,
  MeshStandardMaterial,
  ShaderMaterial,
} from 'three'
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js'
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js'
import type { Pose } from '../body/pose.ts'

const cloth = () => new MeshStandardMaterial({ color: 0xe9efee, roughness: 0.95 })
const frame = () => new MeshStandardMaterial({ color: 0xcfd7d6, roughness: 0.5, metalness: 0.25 })
const wood = () => new MeshStandardMaterial({ color: 0xc7a882, roughness: 0.7 })

type Block = readonly [
  wide: number,
  tall: number,
  deep: number,
  x: number,
  y: number,
  z: number,
  turn?: number,
]

const tableTop = 0.7

const blocks = (list: readonly Block[], round = 0.02): BufferGeometry => {
  const parts = list.map(([wide, tall, deep, x, y, z, turn = 0]) => {
    const one = new RoundedBoxGeometry(
      wide,
      tall,
      deep,
      2,
      Math.min(round, wide / 3, tall / 3, deep / 3),
    )
    one.rotateX(turn)
    one.translate(x, y, z)
    return one
  })
  return mergeGeometries(parts) ?? new BoxGeometry()
}

const legsOf = (wide: number, tall: number, deep: number, z: number): BufferGeometry => {
  const parts = [-1, 1].flatMap((side) =>
    [-1, 1].map((end) => {
      const one = new CylinderGeometry(0.018, 0.018, tall, 10)
      one.translate((side * wide) / 2, tall / 2, z + (end * deep) / 2)
      return one
    }),
  )
  return mergeGeometries(parts) ?? new BoxGeometry()
}

const floor = (): Mesh => {
  const material = new ShaderMaterial({
    transparent: true,
    depthWrite: false,
    vertexShader: `varying vec2 vAt; void main() { vAt = position.xy; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }`,
    fragmentShader: `varying vec2 vAt; void main() {
      float far = length(vAt * vec2(1.0, 0.72));
      float shade = 0.26 * exp(-far * far * 1.5);
      gl_FragColor = vec4(mix(vec3(0.86, 0.87, 0.85), vec3(0.28, 0.3, 0.3), shade), 0.85 - 0.85 * smoothstep(0.35, 1.9, far));
    }`,
  })
  const mesh = new Mesh(new CircleGeometry(2.6, 40), material)
  mesh.rotation.x = -Math.PI / 2
  mesh.renderOrder = -2
  return mesh
}

const bed = (raised: boolean, head: readonly [number, number]): Group => {
  const group = new Group()
  const top = 0.6
  const tilt = 0.72
  const mattress: Block[] = raised
    ? [
        [0.86, 0.12, 1.3, 0, top - 0.06, 0.53],
        [
          0.86,
          0.12,
          0.92,
          0,
          top - 0.04 + 0.46 * Math.sin(tilt),
          0.08 - 0.46 * Math.cos(tilt),
          tilt,
        ],
      ]
    : [[0.86, 0.12, 2.0, 0, top - 0.06, 0.14]]
  group.add(new Mesh(blocks(mattress, 0.05), cloth()))
  const pillow: Block = raised
    ? [0.5, 0.09, 0.3, 0, top + 0.03 + 0.76 * Math.sin(tilt), 0.0 - 0.72 * Math.cos(tilt), tilt]
    : [0.52, 0.085, 0.34, head[0], top + 0.03, Math.max(-0.72, head[1] - 0.03)]
  group.add(
    new Mesh(blocks([pillow], 0.042), new MeshStandardMaterial({ color: 0xf6f5f0, roughness: 1 })),
  )
  group.add(
    new Mesh(
      blocks([
        [0.9, 0.05, 2.04, 0, 0.44, 0.14],
        [0.88, 0.42, 0.035, 0, 0.62, -0.9],
        [0.88, 0.3, 0.035, 0, 0.56, 1.18],
      ]),
      frame(),
    ),
    new Mesh(legsOf(0.78, 0.44, 1.8, 0.14), frame()),
  )
  return group
}

const seat = (withBack: boolean): Group => {
  const group = new Group()
  group.add(
    new Mesh(
      blocks([[0.46, 0.055, 0.5, 0, 0.45, -0.06]], 0.022),
      new MeshStandardMaterial({ color: 0x7fa3a1, roughness: 0.8 }),
    ),
    new Mesh(legsOf(0.38, 0.43, 0.42, -0.06), frame()),
  )
  if (withBack) {
    // Sat on the wrong way round: its back is before the chest, with a pillow for the arms.
    group.add(
      new Mesh(
        blocks([
          [0.44, 0.24, 0.03, 0, 0.72, -0.36],
          [0.035, 0.5, 0.03, -0.19, 0.64, -0.35],
          [0.035, 0.5, 0.03, 0.19, 0.64, -0.35],
        ]),
        wood(),
      ),
      new Mesh(blocks([[0.56, 0.085, 0.26, 0, 0.855, -0.4]], 0.035), cloth()),
    )
  }
  return group
}

/** A table for both arms: its top just beneath them, a little pillow under each forearm. */
const armTable = (): Group => {
  const group = new Group()
  group.add(
    new Mesh(blocks([[1.02, 0.03, 0.52, 0, tableTop - 0.015, 0.44]], 0.012), wood()),
    new Mesh(legsOf(0.9, tableTop - 0.03, 0.4, 0.46), frame()),
    new Mesh(
      blocks(
        [-0.295, 0.295].map((x): Block => [0.17, 0.1, 0.3, x, tableTop + 0.036, 0.3, 0.25]),
        0.035,
      ),
      new MeshStandardMaterial({ color: 0x9fb8bd, roughness: 0.95 }),
    ),
  )
  return group
}

/** What the patient lies or sits on, with the floor beneath; `head` is where the pillow goes. */
export const furnitureFor = (on: Pose['on'], head: readonly [number, number]): Group => {
  const group = new Group()
  group.add(floor())
  if (on === 'bed' || on === 'raised-bed') group.add(bed(on === 'raised-bed', head))
  if (on === 'chair' || on === 'stool' || on === 'table') group.add(seat(on === 'chair'))
  if (on === 'table') group.add(armTable())
  return group
}
