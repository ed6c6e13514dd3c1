/**
 * Shares of what could be had, as whole hundredths of a percent from 0 to 10,000: sums of whole numbers do not depend on the
 * order in which marks arrive.
 */
export type Share = number

/** All that could be had. */
export const wholeShare: Share = 10_000

/** How the marks of several judges become one. */
export type Aggregation = 'mean' | 'trimmed'

/** From so many judges on the highest and the lowest mark may be left out. */
export const judgesToTrim = 5

/** What points are of the most that could be had, at most all; undefined where nothing could be had. */
export const shareOf = (points: number, most: number): Share | undefined =>
  most > 0 && points >= 0
    ? Math.min(wholeShare, Math.round((points * wholeShare) / most))
    : undefined

const sum = (values: readonly number[]): number => values.reduce((total, one) => total + one, 0)

/**
 * One share of those that several judges gave; undefined where none gave any. `trimmed` leaves out one highest and one lowest
 * where at least five gave theirs; of equal ones it leaves out one.
 */
export const aggregateMarks = (
  shares: readonly Share[],
  aggregation: Aggregation,
): Share | undefined => {
  const counted =
    aggregation === 'trimmed' && shares.length >= judgesToTrim
      ? shares.toSorted((one, other) => one - other).slice(1, -1)
      : shares
  return counted.length === 0 ? undefined : Math.round(sum(counted) / counted.length)
}

/** A part of a whole with its weight; a share that is missing is undefined, and counts for nothing. */
export type Weighted = { readonly weight: number; readonly share: Share | undefined }

/** What weighted parts come to, among those that are there; undefined where none is. A missing part is missing, never zero. */
export const weightedShare = (parts: readonly Weighted[]): Share | undefined => {
  const there = parts.flatMap(({ weight, share }) =>
    share === undefined || weight <= 0 ? [] : [{ weight, share }],
  )
  const weights = sum(there.map(({ weight }) => weight))
  return weights === 0
    ? undefined
    : Math.round(sum(there.map(({ weight, share }) => weight * share)) / weights)
}

/**
 * What a team comes to by its members; undefined where none has a share yet. Once all is over, whoever has none was absent and
 * counts as 0: the rule says so, it is not missing then.
 */
export const teamShare = (
  members: readonly (Share | undefined)[],
  isOver: boolean,
): Share | undefined => {
  const counted = members.flatMap((share) => share ?? (isOver ? 0 : []))
  return counted.length === 0 ? undefined : Math.round(sum(counted) / counted.length)
}

/** What somebody at a computer came to: a share, nothing yet of what they handed in, or that they never sat. */
export type SeatMark = Share | 'pending' | 'absent'

/**
 * What those of a team who sat a paper come to together; undefined while one of them is still to be scored. Whoever had not sat
 * when the station was over counts as 0, and before that for nothing.
 */
export const seatsShare = (marks: readonly SeatMark[], isOver: boolean): Share | undefined =>
  marks.includes('pending')
    ? undefined
    : teamShare(
        marks.map((mark) => (typeof mark === 'number' ? mark : undefined)),
        isOver,
      )
