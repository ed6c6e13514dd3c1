import type { Body, Region } from './body.ts'
import type { Figure } from './figure.ts'
import type { Net } from './net.ts'
import { dot, sub, type Vec } from './vector.ts'

type Colour = readonly [number, number, number]

const mix = (a: Colour, b: Colour, t: number): Colour => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
]

/** Linear light of what style sheets call #c99b7f and the like. */
const tones = {
  man: [0.625, 0.385, 0.262],
  woman: [0.7, 0.45, 0.325],
  blush: [0.6, 0.262, 0.19],
  lips: [0.5, 0.175, 0.145],
  areola: [0.36, 0.17, 0.115],
  pale: [0.74, 0.53, 0.405],
} as const satisfies Record<string, Colour>

const spot = (value: number, middle: number, wide: number) =>
  Math.exp(-(((value - middle) / wide) ** 2))

const faceTone = (tone: Colour, x: number, y: number, z: number): Colour => {
  const side = Math.abs(x)
  const front = z > 0.06 ? 1 : 0
  let now = mix(tone, tones.blush, 0.3 * spot(side, 0.04, 0.018) * spot(y, 0.048, 0.018) * front)
  now = mix(now, tones.blush, 0.28 * spot(side, 0, 0.014) * spot(y, 0.046, 0.01) * front)
  now = mix(now, tones.blush, 0.3 * spot(side, 0.08, 0.01) * spot(y, 0.066, 0.03))
  return mix(
    now,
    tones.lips,
    0.85 * spot(side, 0, 0.02) * spot(y, 0.0135, 0.0085) * (z > 0.08 ? 1 : 0),
  )
}

const toneAt = (region: Region, tone: Colour, breast: Vec): Colour => {
  const { part, along } = region
  if (part === 'hand') return mix(tone, tones.blush, 0.16)
  if (part === 'foot') return mix(tone, tones.blush, 0.2)
  if (part === 'arm') return mix(tone, tones.blush, 0.22 * spot(along, 1, 0.06))
  if (part === 'leg') return mix(tone, tones.blush, 0.2 * spot(along, 1, 0.07))
  const far = Math.sqrt((Math.abs(region.x) - breast[0]) ** 2 + (region.h - breast[1]) ** 2)
  if (region.z > 0 && far < 0.03)
    return mix(tone, tones.areola, 0.75 * (1 - Math.min(1, Math.max(0, (far - breast[2]) / 0.007))))
  return mix(tone, tones.pale, region.z > 0 ? 0.16 : 0.08)
}

/** How much light reaches a point from around, by how near the body is again beyond it. */
const openness = (body: Body, [x, y, z]: Vec, [nx, ny, nz]: Vec): number => {
  let shade = 0
  for (const [far, weight] of [
    [0.02, 0.5],
    [0.06, 0.5],
  ] as const)
    shade += weight * Math.max(0, 1 - body.skin(x + nx * far, y + ny * far, z + nz * far) / far)
  return 1 - 0.62 * Math.min(1, shade)
}

/** The colour of each corner of a skin: who it is, what it covers, what lies in shade. */
export const skinColours = (body: Body, { sex }: Figure, net: Net): Float32Array => {
  const colours = new Float32Array(net.points.length)
  const { at, x: hx, y: hy, z: hz } = body.skeleton.head
  const breast: Vec = sex === 'man' ? [0.088, 0.478, 0.011] : [0.08, 0.455, 0.016]
  for (let i = 0; i < net.points.length; i += 3) {
    const point: Vec = [net.points[i] ?? 0, net.points[i + 1] ?? 0, net.points[i + 2] ?? 0]
    const normal: Vec = [net.normals[i] ?? 0, net.normals[i + 1] ?? 0, net.normals[i + 2] ?? 0]
    const region = body.regionOf(point)
    const local = sub(point, at)
    const tone =
      region.part === 'head'
        ? faceTone(tones[sex], dot(local, hx), dot(local, hy), dot(local, hz))
        : toneAt(region, tones[sex], breast)
    const open = openness(body, point, normal)
    // What lies in shade of skin is lit by skin: warmer, not only darker.
    colours[i] = tone[0] * (0.35 + 0.65 * open)
    colours[i + 1] = tone[1] * (0.2 + 0.8 * open)
    colours[i + 2] = tone[2] * (0.16 + 0.84 * open)
  }
  return colours
}
