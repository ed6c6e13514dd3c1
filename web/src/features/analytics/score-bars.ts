import type { Bar } from '#ui'

/** Scores by tens as bars: 0 to 9 the first, 90 to 100 the last. */
export const scoreBars = (buckets: readonly number[]): Bar[] =>
  buckets.map((count, at) => ({
    name: `${at * 10}至${at === 9 ? 100 : at * 10 + 9}分`,
    short: String(at * 10),
    count,
  }))
