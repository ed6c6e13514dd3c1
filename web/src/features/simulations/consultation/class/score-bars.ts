import type { Bar } from '#ui'

/** Ten bounds of ten points as bars; where one's own score lies is marked by a word. */
export const scoreBars = (
  buckets: readonly number[],
  own?: { readonly score: number; readonly mark: string },
): readonly Bar[] =>
  buckets.map((count, at) => ({
    name: at === 9 ? '90到100分' : `${at * 10}到${at * 10 + 9}分`,
    short: `${at * 10}+`,
    count,
    ...(own && Math.min(9, Math.floor(own.score / 10)) === at ? { mark: own.mark } : {}),
  }))
