import type { OfSchool } from '#platform/visit'
import { review, reviewChange, reviewLike, reviewReply } from './tables.ts'

type New<T extends { $inferInsert: object }> = Omit<T['$inferInsert'], 'schoolId'>

/** The rows of reviews that are written together. */
export type ReviewRows = {
  readonly reviews: readonly New<typeof review>[]
  readonly likes: readonly New<typeof reviewLike>[]
  readonly replies: readonly New<typeof reviewReply>[]
  readonly changes: readonly New<typeof reviewChange>[]
}

/** Writes reviews with all that hangs on them, a statement a table. */
export const insertReviews = async (
  { db, school: { id: schoolId } }: OfSchool,
  { reviews, likes, replies, changes }: ReviewRows,
): Promise<void> => {
  const own = <T extends object>(rows: readonly T[]) => rows.map((row) => ({ ...row, schoolId }))
  if (reviews.length > 0) await db.insert(review).values(own(reviews))
  if (likes.length > 0) await db.insert(reviewLike).values(own(likes))
  if (replies.length > 0) await db.insert(reviewReply).values(own(replies))
  if (changes.length > 0) await db.insert(reviewChange).values(own(changes))
}
