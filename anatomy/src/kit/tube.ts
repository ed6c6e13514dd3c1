import { evenly, smooth, stations, type Station } from './curve.ts'
import { joined, withNormals, type Mesh } from './mesh.ts'
import { add, times, type Vec } from './vector.ts'

/** A radius along a tube: constant, or by the part of the way. */
export type Radius = number | ((part: number) => number)

/** How a tube is drawn. */
export type TubeLook = {
  readonly around?: number
  readonly along?: number
  /** How the cross-section stands. */
  readonly up?: Vec
  /** The radius across, as a part of the radius upward. */
  readonly flat?: number
  /** Thickness of the wall; where given the ends are open and show it, else they are rounded off. */
  readonly wall?: number
}

const radiusAt = (radius: Radius, part: number): number =>
  typeof radius === 'number' ? radius : radius(part)

const ring = ({ at, side, up }: Station, radius: number, flat: number, around: number): Vec[] =>
  Array.from({ length: around }, (_, index) => {
    const angle = (2 * Math.PI * index) / around
    const aside = times(side, Math.cos(angle) * radius * flat)
    return add(at, add(aside, times(up, Math.sin(angle) * radius)))
  })

const skin = (rings: readonly (readonly Vec[])[], inward = false): Mesh => {
  const around = rings[0]?.length ?? 0
  const faces: number[] = []
  for (let row = 0; row < rings.length - 1; row += 1) {
    for (let step = 0; step < around; step += 1) {
      const a = row * around + step
      const b = row * around + ((step + 1) % around)
      const [c, d] = [a + around, b + around]
      faces.push(...(inward ? [a, b, c, b, d, c] : [a, c, b, b, c, d]))
    }
  }
  return withNormals(rings.flat(), faces)
}

const rounded = (line: readonly Station[], radius: Radius, flat: number, around: number) => {
  const [first, last] = [line[0], line.at(-1)]
  if (!first || !last) return []
  const dome = (station: Station, size: number, way: number): Vec[][] =>
    [0.97, 0.8, 0.45, 0.02].map((turn) => {
      const out = Math.sqrt(1 - (1 - turn) ** 2)
      const at = add(station.at, times(station.forward, way * (1 - turn) * size))
      return ring({ ...station, at }, size * out, flat, around)
    })
  const head = dome(first, radiusAt(radius, 0), -1).toReversed()
  return [...head, ...dome(last, radiusAt(radius, 1), 1)]
}

/** A tube along a line of stations: solid with rounded ends, or a pipe whose open ends show its wall. */
export const tubeAlong = (line: readonly Station[], radius: Radius, look: TubeLook = {}): Mesh => {
  const { around = 14, flat = 1, wall } = look
  const rings = (less: number) =>
    line.map((station) =>
      ring(station, Math.max(0.05, radiusAt(radius, station.part) - less), flat, around),
    )
  if (wall === undefined) {
    const ends = rounded(line, radius, flat, around)
    return skin([...ends.slice(0, 4), ...rings(0), ...ends.slice(4)])
  }
  const [outer, inner] = [rings(0), rings(wall)]
  const rim = (index: number): Mesh => {
    const [out, inn] = [outer.at(index) ?? [], inner.at(index) ?? []]
    return skin(index === 0 ? [inn, out] : [out, inn])
  }
  return joined([skin(outer), skin(inner, true), rim(0), rim(-1)])
}

/** A tube along a smooth curve through points. */
export const tube = (points: readonly Vec[], radius: Radius, look: TubeLook = {}): Mesh => {
  const line = evenly(smooth(points), look.along ?? points.length * 6)
  return tubeAlong(stations(line, look.up), radius, look)
}

/** A sheet of `rows` by `columns` points, as seen from the side where its rows run up and its columns to the right. */
export const sheet = (
  rows: number,
  columns: number,
  at: (row: number, column: number) => Vec,
): Mesh => {
  const points: Vec[] = []
  const faces: number[] = []
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      points.push(at(row / (rows - 1), column / (columns - 1)))
      if (row === rows - 1 || column === columns - 1) continue
      const a = row * columns + column
      faces.push(a, a + 1, a + columns, a + 1, a + columns + 1, a + columns)
    }
  return withNormals(points, faces)
}
