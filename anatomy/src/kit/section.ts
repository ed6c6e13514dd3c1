import { slope, type Axes, type Field } from './field.ts'
import type { Mesh } from './mesh.ts'
import { add, between, dot, sub, times, unit, type Vec } from './vector.ts'

/** A flat section: through a point, what lies toward `outward` (of length one) is taken away. */
export type Plane = { readonly through: Vec; readonly outward: Vec }

const above = ({ through, outward }: Plane, point: Vec): number => dot(sub(point, through), outward)

/** A mesh cut along a plane; triangles that the plane passes are cut exactly there. */
export const clipped = (mesh: Mesh, plane: Plane): Mesh => {
  const points: Vec[] = []
  const normals: Vec[] = []
  const tints: Vec[] = []
  const faces: number[] = []
  const known = new Map<string, number>()
  const none: Vec = [0, 0, 0]
  const corner = (a: number, b: number, part: number): number => {
    const key = a < b ? `${a} ${b} ${part.toFixed(6)}` : `${b} ${a} ${(1 - part).toFixed(6)}`
    const midpoint = known.get(part === 0 ? `${a}` : key)
    if (midpoint !== undefined) return midpoint
    known.set(part === 0 ? `${a}` : key, points.length)
    const mixed = (list: readonly Vec[]) => between(list[a] ?? none, list[b] ?? none, part)
    points.push(mixed(mesh.points))
    normals.push(unit(mixed(mesh.normals)))
    if (mesh.tints) tints.push(mixed(mesh.tints))
    return points.length - 1
  }
  for (let i = 0; i < mesh.faces.length; i += 3) {
    const all = mesh.faces.slice(i, i + 3)
    const kept: number[] = []
    for (const [index, a] of all.entries()) {
      const b = all[(index + 1) % 3] ?? a
      const [ha, hb] = [above(plane, mesh.points[a] ?? none), above(plane, mesh.points[b] ?? none)]
      if (ha <= 0) kept.push(corner(a, a, 0))
      if (ha <= 0 !== hb <= 0) kept.push(corner(a, b, ha / (ha - hb)))
    }
    const [first = 0, ...rest] = kept
    for (let index = 0; index < rest.length - 1; index += 1)
      faces.push(first, rest[index] ?? 0, rest[index + 1] ?? 0)
  }
  return mesh.tints ? { points, normals, faces, tints } : { points, normals, faces }
}

/** What a plane shows of a body that it cuts: a flat mesh, `half` millimetres to every side of the plane's point. */
export const sectionFace = (
  field: Field,
  plane: Plane,
  axes: Axes,
  { half, step }: { half: number; step: number },
): Mesh => {
  const count = Math.ceil((2 * half) / step) + 1
  const at = (x: number, y: number): Vec =>
    add(plane.through, add(times(axes[0], x * step - half), times(axes[1], y * step - half)))
  const points: Vec[] = []
  const faces: number[] = []
  const known = new Map<string, number>()
  const values = Array.from({ length: count * count }, (_, index) =>
    field(at(index % count, Math.floor(index / count))),
  )
  const value = (x: number, y: number) => values[x + y * count] ?? 1
  // Slid along the plane until it lies on the edge of the body.
  const edge = (point: Vec): Vec => {
    let moved = point
    for (let turn = 0; turn < 3; turn += 1) {
      const way = slope(field, moved)
      const flat = sub(way, times(plane.outward, dot(way, plane.outward)))
      const steep = dot(flat, flat)
      if (steep < 0.02) break
      const by = Math.min(step / 2, Math.max(-step / 2, -field(moved)))
      moved = add(moved, times(flat, by / steep))
    }
    return moved
  }
  const corner = (x: number, y: number, x2 = x, y2 = y): number => {
    const [a, b] = [value(x, y), value(x2, y2)]
    const key = [x, y, x2, y2].join(' ')
    const other = [x2, y2, x, y].join(' ')
    const shared = known.get(key) ?? known.get(other)
    if (shared !== undefined) return shared
    known.set(key, points.length)
    points.push(x === x2 && y === y2 ? at(x, y) : edge(between(at(x, y), at(x2, y2), a / (a - b))))
    return points.length - 1
  }
  for (let y = 0; y < count - 1; y += 1)
    for (let x = 0; x < count - 1; x += 1) {
      const ring = [
        [x, y],
        [x + 1, y],
        [x + 1, y + 1],
        [x, y + 1],
      ] as const
      const kept: number[] = []
      for (const [index, [cx, cy]] of ring.entries()) {
        const [nx, ny] = ring[(index + 1) % 4] ?? [cx, cy]
        const [here, next] = [value(cx, cy), value(nx, ny)]
        if (here < 0) kept.push(corner(cx, cy))
        if (here < 0 !== next < 0) kept.push(corner(cx, cy, nx, ny))
      }
      const [first = 0, ...rest] = kept
      for (let index = 0; index < rest.length - 1; index += 1)
        faces.push(first, rest[index] ?? 0, rest[index + 1] ?? 0)
    }
  return { points, normals: points.map(() => plane.outward), faces }
}
