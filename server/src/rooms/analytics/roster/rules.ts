import type { LearnerState } from '@xinglin/contract/analytics'

/** How many there are in each ten points, 90 to 100 the last. */
export const bucketsOf = (figures: readonly number[]): number[] =>
  Array.from(
    { length: 10 },
    (_, at) => figures.filter((one) => Math.min(9, Math.floor(one / 10)) === at).length,
  )

/** The mean, cut to two decimals as scores are; null of none. */
export const meanOf = (figures: readonly number[]): number | null =>
  figures.length === 0
    ? null
    : Math.floor((figures.reduce((sum, one) => sum + one, 0) / figures.length) * 100 + 1e-9) / 100

/** How far somebody is by the progress of the round that is open; null where none was begun. */
export const learnerStateOf = (progress: number | null): LearnerState => {
  if (progress === null) return 'new'
  return progress === 100 ? 'done' : 'learning'
}
