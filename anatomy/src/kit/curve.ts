import { across, add, cross, distance, dot, sub, times, unit, type Vec } from './vector.ts'

/** A point of a curve with the frame that tubes are drawn in: forward, and two directions across it. */
export type Station = {
  readonly at: Vec
  readonly forward: Vec
  readonly side: Vec
  readonly up: Vec
  /** From 0 to 1, by length. */
  readonly part: number
}

const blend = (a: Vec, b: Vec, c: Vec, d: Vec, t: number): Vec => {
  const one = (i: 0 | 1 | 2) =>
    0.5 *
    (2 * b[i] +
      (c[i] - a[i]) * t +
      (2 * a[i] - 5 * b[i] + 4 * c[i] - d[i]) * t * t +
      (3 * b[i] - a[i] - 3 * c[i] + d[i]) * t * t * t)
  return [one(0), one(1), one(2)]
}

/** A smooth curve through points, as a dense line. */
export const smooth = (points: readonly Vec[], perSpan = 16): Vec[] => {
  const line: Vec[] = []
  const at = (index: number): Vec =>
    points[Math.min(points.length - 1, Math.max(0, index))] ?? [0, 0, 0]
  for (let span = 0; span < points.length - 1; span += 1) {
    for (let step = 0; step < perSpan; step += 1)
      line.push(blend(at(span - 1), at(span), at(span + 1), at(span + 2), step / perSpan))
  }
  line.push(at(points.length - 1))
  return line
}

/** How long a line is. */
export const lineLength = (line: readonly Vec[]): number => {
  let sum = 0
  for (const [index, point] of line.entries())
    if (index > 0) sum += distance(line[index - 1] ?? point, point)
  return sum
}

/** `count` points along a line, evenly by length, its ends included. */
export const evenly = (line: readonly Vec[], count: number): Vec[] => {
  const total = lineLength(line)
  const points: Vec[] = []
  let index = 1
  let before = 0
  for (let step = 0; step < count; step += 1) {
    const wanted = (total * step) / (count - 1)
    let a = line[index - 1] ?? [0, 0, 0]
    let b = line[index] ?? a
    while (before + distance(a, b) < wanted && index < line.length - 1) {
      before += distance(a, b)
      index += 1
      a = b
      b = line[index] ?? a
    }
    const long = distance(a, b)
    const part = long === 0 ? 0 : Math.min(1, (wanted - before) / long)
    points.push(add(a, times(sub(b, a), part)))
  }
  return points
}

/** Frames along a line that turn no more than the line does; `up` says how the first one stands. */
export const stations = (line: readonly Vec[], up: Vec = [0, 1, 0]): Station[] => {
  const last = line.length - 1
  const point = (index: number): Vec => line[Math.min(last, Math.max(0, index))] ?? [0, 0, 0]
  let standing = up
  return line.map((at, index) => {
    const forward = unit(sub(point(index + 1), point(index - 1)))
    // Straight along what stood up: any other direction across will do.
    if (Math.abs(dot(standing, forward)) > 0.999) standing = [forward[1], forward[2], forward[0]]
    standing = across(standing, forward)
    return { at, forward, up: standing, side: cross(forward, standing), part: index / last }
  })
}
