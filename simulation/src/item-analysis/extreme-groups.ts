/** The share of examinees in each of the two groups. */
const groupShare = 27

/** How much each examinee counts in the upper and in the lower group: 1, 0, or a share at the border. */
export type ExtremeGroups = {
  /** How many people a group has. */
  readonly size: number
  readonly upper: readonly number[]
  readonly lower: readonly number[]
}

/** The nearest whole number to 27 % of so many, halves up. */
export const groupSize = (count: number): number => {
  const doubled = 2 * groupShare * count + 100
  return (doubled - (doubled % 200)) / 200
}

/** Those with the highest of some values; whoever stands equal at the border shares what is left of the group. */
const highest = (values: readonly number[], size: number): number[] => {
  // Numbers alone sort ten times as fast as values that a function compares.
  const border = Float64Array.from(values).toSorted()[values.length - size]
  if (size === 0 || border === undefined) return values.map(() => 0)
  const above = values.filter((value) => value > border).length
  const at = values.filter((value) => value === border).length
  return values.map((value) => (value > border ? 1 : value === border ? (size - above) / at : 0))
}

/** The upper and the lower 27 % by total score. */
export const extremeGroups = (totals: readonly number[]): ExtremeGroups => {
  const size = groupSize(totals.length)
  return {
    size,
    upper: highest(totals, size),
    lower: highest(
      totals.map((total) => 0 - total),
      size,
    ),
  }
}

/** The sum of values, each counted as much as its examinee counts in a group. */
export const groupSum = (values: readonly number[], weights: readonly number[]): number => {
  let sum = 0
  for (const [at, value] of values.entries()) sum += value * (weights[at] ?? 0)
  return sum
}
