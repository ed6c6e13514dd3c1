import { add, cross, dot, length, sub, times, unit, type Vec } from './vector.ts'

/** How far a point lies outside a body (less than 0: inside), nearly in millimetres. */
export type Field = (point: Vec) => number

/** A ball. */
export const ball =
  (centre: Vec, radius: number): Field =>
  (point) =>
    length(sub(point, centre)) - radius

/** Directions at right angles that a body stands in. */
export type Axes = readonly [Vec, Vec, Vec]

/** The axes of the body itself. */
export const upright: Axes = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
]

/** Axes of which the first runs along, and the second is as near to `towards` as may be. */
export const axesAlong = (along: Vec, towards: Vec): Axes => {
  const first = unit(along)
  const second = unit(sub(towards, times(first, dot(towards, first))))
  return [first, second, cross(first, second)]
}

/** A point as seen from a centre along axes. */
export const seenFrom = (point: Vec, centre: Vec, axes: Axes): Vec => {
  const from = sub(point, centre)
  return [dot(from, axes[0]), dot(from, axes[1]), dot(from, axes[2])]
}

/** An ellipsoid by its half axes. */
export const ellipsoid =
  (centre: Vec, half: Vec, axes: Axes = upright): Field =>
  (point) => {
    const [x, y, z] = seenFrom(point, centre, axes)
    const k0 = length([x / half[0], y / half[1], z / half[2]])
    const k1 = length([x / half[0] ** 2, y / half[1] ** 2, z / half[2] ** 2])
    return k1 < 1e-9 ? -Math.min(...half) : (k0 * (k0 - 1)) / k1
  }

// Further away than this the box around a rope is near enough an answer, and much the quicker one.
const farAway = 14

/** A rope through points whose thickness changes from point to point. */
export const rope = (points: readonly Vec[], radii: readonly number[]): Field => {
  const thickest = Math.max(...radii)
  const edge = (axis: 0 | 1 | 2, most: boolean): number =>
    Math[most ? 'max' : 'min'](...points.map((one) => one[axis]))
  const least: Vec = [edge(0, false), edge(1, false), edge(2, false)]
  const most: Vec = [edge(0, true), edge(1, true), edge(2, true)]
  const outside = (value: number, axis: 0 | 1 | 2): number =>
    Math.max(least[axis] - value, value - most[axis], 0)
  const spans = points.slice(1).map((b, index) => {
    const a = points[index] ?? b
    const [ra = 0, rb = 0] = [radii[index], radii[index + 1]]
    const along = sub(b, a)
    return { a, along, square: dot(along, along), ra, more: rb - ra }
  })
  return (point) => {
    const box = length([outside(point[0], 0), outside(point[1], 1), outside(point[2], 2)])
    if (box - thickest > farAway) return box - thickest
    let nearest = Infinity
    for (const { a, along, square, ra, more } of spans) {
      const from = sub(point, a)
      const part = Math.min(1, Math.max(0, dot(from, along) / square))
      const away = length(sub(from, times(along, part))) - (ra + more * part)
      if (away < nearest) nearest = away
    }
    return nearest
  }
}

/** Everything on the far side of a plane is outside. */
export const halfSpace = (through: Vec, outward: Vec): Field => {
  const normal = unit(outward)
  const at = dot(through, normal)
  return (point) => dot(point, normal) - at
}

const smoothLess = (a: number, b: number, soft: number): number => {
  const part = Math.max(0, soft - Math.abs(a - b)) / soft
  return Math.min(a, b) - part * part * soft * 0.25
}

/** Bodies grown together, softly over `soft` millimetres. */
export const union =
  (soft: number, ...fields: readonly Field[]): Field =>
  (point) => {
    let sum = Infinity
    for (const field of fields) {
      const value = field(point)
      sum =
        sum === Infinity ? value : soft > 0 ? smoothLess(sum, value, soft) : Math.min(sum, value)
    }
    return sum
  }

/** What several bodies have in common, its edges rounded over `soft` millimetres. */
export const common =
  (soft: number, ...fields: readonly Field[]): Field =>
  (point) => {
    let sum = -Infinity
    for (const field of fields) {
      const value = -field(point)
      sum =
        sum === -Infinity ? value : soft > 0 ? smoothLess(sum, value, soft) : Math.min(sum, value)
    }
    return -sum
  }

/** A body less another. */
export const without = (soft: number, body: Field, hole: Field): Field =>
  common(soft, body, (point) => -hole(point))

/** The same body, thicker by so much. */
export const grown =
  (field: Field, by: number): Field =>
  (point) =>
    field(point) - by

/** The direction in which a field grows. */
export const slope = (field: Field, point: Vec, step = 0.2): Vec => {
  const [x, y, z] = point
  return unit([
    field([x + step, y, z]) - field([x - step, y, z]),
    field([x, y + step, z]) - field([x, y - step, z]),
    field([x, y, z + step]) - field([x, y, z - step]),
  ])
}

/** The nearest point at which a field has a value, found step by step. */
export const onto = (field: Field, point: Vec, value = 0, steps = 6): Vec => {
  let at = point
  for (let step = 0; step < steps; step += 1)
    at = add(at, times(slope(field, at), Math.min(20, Math.max(-20, value - field(at)))))
  return at
}

/** Where a ray from inside a body leaves it. */
export const leaving = (field: Field, from: Vec, direction: Vec, most = 200): Vec => {
  const along = unit(direction)
  let [near, far] = [0, 0]
  while (far < most && field(add(from, times(along, far))) < 0) far += 1
  near = Math.max(0, far - 1)
  for (let step = 0; step < 12; step += 1) {
    const middle = (near + far) / 2
    if (field(add(from, times(along, middle))) < 0) near = middle
    else far = middle
  }
  return add(from, times(along, far))
}
