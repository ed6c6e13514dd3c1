import { countReviews } from '#courses/access'
import { newId } from '#platform/ids'
import type { TenantContext } from '#platform/visit'
import { madeStore } from './seed-store.ts'

/** A review that was written before, with what became of it. */
export type NewReview = {
  readonly courseId: string
  readonly personId: string
  readonly attemptId: string
  readonly rate: number
  readonly text: string
  readonly at: Date
  /** Who likes it. */
  readonly likedBy: readonly string[]
  readonly reply:
    | { readonly personId: string; readonly text: string; readonly at: Date }
    | undefined
  /** What an administrator did about it. */
  readonly moderated:
    | { readonly personId: string; readonly at: Date; readonly action: 'feature' }
    | {
        readonly personId: string
        readonly at: Date
        readonly action: 'hide'
        readonly reason: string
      }
    | undefined
}

/** Writes reviews of a school that had none; the ratings of their courses are counted from them. */
export const makeReviews = async (
  school: TenantContext,
  wanted: readonly NewReview[],
): Promise<void> => {
  const all = wanted.map((one) => ({ ...one, id: newId(one.at.getTime()) }))
  const store = madeStore(school)
  await store.insert({
    reviews: all.map(({ at, likedBy, reply, moderated, ...one }) => ({
      ...one,
      likes: likedBy.length,
      replied: reply !== undefined,
      createdAt: at,
      ...(moderated?.action === 'feature' ? { featuredAt: moderated.at } : {}),
      ...(moderated?.action === 'hide'
        ? { hiddenAt: moderated.at, hiddenReason: moderated.reason }
        : {}),
    })),
    likes: all.flatMap(({ id: reviewId, likedBy }) =>
      likedBy.map((personId) => ({ reviewId, personId })),
    ),
    replies: all.flatMap(({ id: reviewId, reply }) => (reply ? [{ reviewId, ...reply }] : [])),
    changes: all.flatMap(({ id: reviewId, moderated, text, rate }) => {
      if (!moderated) return []
      const { personId, at, action: change } = moderated
      const reason = moderated.action === 'hide' ? moderated.reason : ''
      return [{ id: newId(at.getTime()), reviewId, personId, change, text, rate, reason, at }]
    }),
  })
  await store.rate()
  for (const { courseId, total } of await store.totals(wanted.map((one) => one.courseId)))
    await countReviews(school, courseId, total)
}
