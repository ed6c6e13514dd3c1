/** A point or a direction, in millimetres: x to the patient's left, y up, z forward. */
export type Vec = readonly [number, number, number]

export const add = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
export const sub = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
export const times = (a: Vec, by: number): Vec => [a[0] * by, a[1] * by, a[2] * by]
export const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
export const length = (a: Vec): number => Math.sqrt(dot(a, a))
export const distance = (a: Vec, b: Vec): number => length(sub(a, b))

/** The same direction, one long; upward where there is none. */
export const unit = (a: Vec): Vec => {
  const long = length(a)
  return long < 1e-12 ? [0, 1, 0] : times(a, 1 / long)
}

/** The point a part of the way from one to another. */
export const between = (a: Vec, b: Vec, part: number): Vec => add(a, times(sub(b, a), part))

/** What of a direction stands at a right angle to `along` (of length one), one long. */
export const across = (a: Vec, along: Vec): Vec => unit(sub(a, times(along, dot(a, along))))

/** The angle between two directions in degrees. */
export const degrees = (a: Vec, b: Vec): number =>
  (Math.acos(Math.min(1, Math.max(-1, dot(unit(a), unit(b))))) * 180) / Math.PI

/** The other side of the body. */
export const mirrored = ([x, y, z]: Vec): Vec => [-x, y, z]

/** From 0 to 1 between two edges, smoothly. */
export const smoothstep = (from: number, to: number, value: number): number => {
  const part = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return part * part * (3 - 2 * part)
}
