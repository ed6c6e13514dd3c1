import { courseCards } from '#courses/catalogue'
import { taughtCourses } from '#courses/access'
import type { Visit } from '#platform/visit'
import { reviewStore } from './store.ts'

/** Of some reviews the visitor's own, as they stand. */
export const ownReviewsAmong = async (visit: Visit, ids: readonly string[]) => {
  const store = reviewStore(visit)
  const rows = await store.ownAmong(ids)
  const replies = await store.replies(rows.map((row) => row.id))
  const cards = await courseCards(visit, [...new Set(rows.map((row) => row.courseId))])
  return rows.map((row) => ({
    id: row.id,
    courseName: cards.get(row.courseId)?.Name ?? '',
    isHidden: row.hiddenAt !== null,
    isFeatured: row.featuredAt !== null,
    reply: replies.get(row.id)?.text ?? '',
  }))
}

/** How many reviews of some courses nobody replied to, by course; hidden ones are left out. */
export const unansweredReviews = (
  visit: Visit,
  courseIds: readonly string[],
): Promise<ReadonlyMap<string, number>> => reviewStore(visit).unanswered(courseIds)

/** How many reviews of the school nobody replied to, as far as lists count. */
export const unansweredTotal = (visit: Visit): Promise<number> =>
  reviewStore(visit).count({ unanswered: true })

/** The same in the courses that the visitor teaches. */
export const reviewsToAnswer = async (visit: Visit): Promise<ReadonlyMap<string, number>> =>
  unansweredReviews(visit, await taughtCourses(visit))
