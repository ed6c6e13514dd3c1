/** A point or direction in metres: x to the patient's left, y towards the head, z forward out of the belly. */
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

/** The same direction, one long. */
export const unit = (a: Vec): Vec => {
  const long = length(a)
  return long < 1e-9 ? [0, 1, 0] : times(a, 1 / long)
}

/** What of a direction stands at a right angle to `along` (of length one), one long. */
export const across = (a: Vec, along: Vec): Vec => unit(sub(a, times(along, dot(a, along))))

/** A part of the way from one to another. */
export const between = (a: Vec, b: Vec, part: number): Vec => add(a, times(sub(b, a), part))
