/** A point of a branch's middle line with the branch's width there. */
export type Knot = readonly [x: number, y: number, width: number]

const steps = 8
const roughness = 0.1

const at = (knots: readonly Knot[], index: number) =>
  knots[Math.min(knots.length - 1, Math.max(0, index))] ?? [0, 0, 0]

// Catmull-Rom, through every knot.
const between = (knots: readonly Knot[], index: number, t: number): Knot => {
  const [a, b, c, d] = [
    at(knots, index - 1),
    at(knots, index),
    at(knots, index + 1),
    at(knots, index + 2),
  ]
  const member = (m: 0 | 1 | 2) =>
    0.5 *
    (2 * b[m] +
      (c[m] - a[m]) * t +
      (2 * a[m] - 5 * b[m] + 4 * c[m] - d[m]) * t * t +
      (3 * b[m] - a[m] - 3 * c[m] + d[m]) * t ** 3)
  return [member(0), member(1), member(2)]
}

const middleLine = (knots: readonly Knot[]): Knot[] => [
  ...knots
    .slice(0, -1)
    .flatMap((_, index) =>
      Array.from({ length: steps }, (__, k) => between(knots, index, k / steps)),
    ),
  at(knots, knots.length - 1),
]

// Bark is uneven; a fixed sine does it, so that the same branch always grows.
const bark = (index: number, side: number) => 1 + roughness * Math.sin(index * 1.3 + side * 1.7)

/** The outline of a branch as an SVG path: smooth, tapering, a little rough. */
export const taper = (knots: readonly Knot[]): string => {
  const line = middleLine(knots)
  const edge = (side: 1 | -1) =>
    line.map(([x, y, width], index) => {
      const [before, after] = [at(line, index - 1), at(line, index + 1)]
      const [dx, dy] = [after[0] - before[0], after[1] - before[1]]
      const half = ((width / 2) * bark(index, side) * side) / (Math.hypot(dx, dy) || 1)
      return [x - dy * half, y + dx * half] as const
    })
  const outline = [...edge(1), ...edge(-1).toReversed()]
  return `M${outline.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}z`
}
