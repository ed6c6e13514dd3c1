import type { Rating } from './rating-store.ts'

/** How many reviews of one course one person may write a day. */
export const reviewsADay = 3

/** The average of the stars to one decimal; 0 without any. */
export const averageOf = ({ r1, r2, r3, r4, r5 }: Rating): number => {
  const people = r1 + r2 + r3 + r4 + r5
  if (people === 0) return 0
  return Math.round(((r1 + 2 * r2 + 3 * r3 + 4 * r4 + 5 * r5) / people) * 10) / 10
}
