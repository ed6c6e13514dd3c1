import { type Share, wholeShare } from './marks.ts'

/** Of fewer than so many a figure would tell of single ones. */
export const fewestForFigures = 5

const sum = (values: readonly number[]): number => values.reduce((total, one) => total + one, 0)

/** The mean of what is there; undefined of nothing. */
export const meanOf = (values: readonly number[]): number | undefined =>
  values.length === 0 ? undefined : sum(values) / values.length

/** The middle, or the mean of both middles; undefined of nothing. */
export const medianOf = (values: readonly number[]): number | undefined => {
  const sorted = values.toSorted((one, other) => one - other)
  const half = Math.floor(sorted.length / 2)
  const [low, high] = [sorted[sorted.length % 2 === 0 ? half - 1 : half], sorted[half]]
  return low === undefined || high === undefined ? undefined : (low + high) / 2
}

/** The standard deviation of a sample; undefined of fewer than two. */
export const deviationOf = (values: readonly number[]): number | undefined => {
  const mean = meanOf(values)
  return mean === undefined || values.length < 2
    ? undefined
    : Math.sqrt(sum(values.map((one) => (one - mean) ** 2)) / (values.length - 1))
}

/** Pearson's correlation; undefined where one side does not vary, or of fewer than two pairs. */
export const correlationOf = (
  pairs: readonly (readonly [number, number])[],
): number | undefined => {
  const one = pairs.map(([x]) => x)
  const other = pairs.map(([, y]) => y)
  const [mx, my] = [meanOf(one), meanOf(other)]
  const [dx, dy] = [deviationOf(one), deviationOf(other)]
  if (mx === undefined || my === undefined || !dx || !dy) return undefined
  return sum(pairs.map(([x, y]) => (x - mx) * (y - my))) / ((pairs.length - 1) * dx * dy)
}

/** What some teams came to at one thing, beside the rest of their score. */
export type Discriminating = {
  readonly count: number
  readonly facility: number | undefined
  readonly discrimination: number | undefined
}

/** How one thing told good teams from others: `share` at it, and `rest` without it. Nothing of fewer than five. */
export const figuresOf = (
  teams: readonly { readonly share: Share; readonly rest: Share | undefined }[],
): Discriminating => {
  const count = teams.length
  if (count < fewestForFigures) return { count, facility: undefined, discrimination: undefined }
  const mean = meanOf(teams.map(({ share }) => share))
  const pairs = teams.flatMap(({ share, rest }) =>
    rest === undefined ? [] : [[share, rest] as const],
  )
  return {
    count,
    facility: mean === undefined ? undefined : mean / wholeShare,
    discrimination: pairs.length < fewestForFigures ? undefined : correlationOf(pairs),
  }
}
