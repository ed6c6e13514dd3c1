import { describe, expect, test } from 'vitest'
import { evenly, lineLength, smooth } from './curve.ts'
import { ball, common, ellipsoid, halfSpace, onto, rope, union, upright, without } from './field.ts'
import { mirror, split, volume, type Mesh } from './mesh.ts'
import { clipped, sectionFace } from './section.ts'
import { surface } from './surface.ts'
import { tube } from './tube.ts'
import { distance, length, type Vec } from './vector.ts'

const grid = { least: [-14, -14, -14] as Vec, most: [14, 14, 14] as Vec, step: 1 }
const round = ball([0, 0, 0], 10)
const ofBall = (4 / 3) * Math.PI * 1000

/** Every edge of a closed mesh belongs to two triangles, once each way. */
const openEdges = ({ faces }: Mesh): number => {
  const seen = new Map<string, number>()
  for (let i = 0; i < faces.length; i += 3)
    for (const [a, b] of [
      [0, 1],
      [1, 2],
      [2, 0],
    ] as const) {
      const [from, to] = [faces[i + a] ?? 0, faces[i + b] ?? 0]
      const key = from < to ? `${from} ${to}` : `${to} ${from}`
      seen.set(key, (seen.get(key) ?? 0) + (from < to ? 1 : -1))
    }
  return [...seen.values()].filter((one) => one !== 0).length
}

describe('a surface of a field', () => {
  test('is closed, faces outward, and holds what the body holds', () => {
    const mesh = surface(round, grid)
    expect(openEdges(mesh)).toBe(0)
    expect(volume(mesh) / ofBall).toBeCloseTo(1, 1)
    for (const [index, point] of mesh.points.entries()) {
      expect(length(point)).toBeCloseTo(10, 1)
      expect(
        distance(mesh.normals[index] ?? [0, 0, 0], [point[0] / 10, point[1] / 10, point[2] / 10]),
      ).toBeLessThan(0.05)
    }
  })

  test('in pieces is still all of it', () => {
    const mesh = surface(round, grid)
    const pieces = split(mesh, ([x]) => (x < 0 ? 'right' : 'left'))
    const faces = [...pieces.values()].reduce((sum, piece) => sum + piece.faces.length, 0)
    expect(faces).toBe(mesh.faces.length)
  })
})

describe('bodies', () => {
  test('a union holds both, a difference lacks the second, what is common lies in both', () => {
    const other = ball([8, 0, 0], 5)
    expect(union(2, round, other)([11, 0, 0])).toBeLessThan(0)
    expect(without(1, round, other)([8, 0, 0])).toBeGreaterThan(0)
    expect(common(1, round, halfSpace([0, 0, 0], [1, 0, 0]))([5, 0, 0])).toBeGreaterThan(0)
  })

  test('a rope far away is as far as its box, and near by as far as itself', () => {
    const line = rope(
      [
        [0, 0, 0],
        [10, 0, 0],
      ],
      [2, 2],
    )
    expect(line([5, 3, 0])).toBeCloseTo(1, 6)
    expect(line([5, 40, 0])).toBeCloseTo(38, 6)
  })

  test('a point finds its way onto the surface', () => {
    const egg = ellipsoid([0, 0, 0], [10, 5, 5], upright)
    expect(Math.abs(egg(onto(egg, [9, 6, 2])))).toBeLessThan(0.05)
  })
})

describe('a section', () => {
  const plane = { through: [0, 0, 0] as Vec, outward: [0, 1, 0] as Vec }
  test('leaves half of a ball, and shows its round face', () => {
    const half = clipped(surface(round, grid), plane)
    expect(Math.max(...half.points.map(([, y]) => y))).toBeCloseTo(0, 6)
    const face = sectionFace(
      round,
      plane,
      [
        [0, 0, 1],
        [1, 0, 0],
        [0, 1, 0],
      ],
      { half: 14, step: 1 },
    )
    const closed = volume(half) + volume(face)
    expect(closed / (ofBall / 2)).toBeCloseTo(1, 1)
    for (const point of face.points) expect(length(point)).toBeLessThan(10.1)
  })
})

describe('a tube', () => {
  test('faces outward, on this side of the body and on the other', () => {
    const solid = tube(
      [
        [0, 0, 0],
        [0, 50, 0],
        [0, 100, 0],
      ],
      5,
      { around: 24, along: 30 },
    )
    expect(volume(solid) / (Math.PI * 25 * 100)).toBeGreaterThan(0.95)
    expect(volume(mirror(solid))).toBeCloseTo(volume(solid), 3)
  })

  test('follows a curve evenly', () => {
    const line = evenly(
      smooth([
        [0, 0, 0],
        [10, 5, 0],
        [20, 0, 0],
      ]),
      11,
    )
    const steps = line.slice(1).map((point, index) => distance(point, line[index] ?? point))
    expect(Math.max(...steps) / Math.min(...steps)).toBeLessThan(1.05)
    expect(lineLength(line)).toBeGreaterThan(20)
  })
})
