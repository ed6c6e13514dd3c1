import { moderateReview } from '@xinglin/contract/reviews'
import { countReviews, courseForReviews, type CourseForReviews } from '#courses'
import { refuse, runsSchool, type Visit } from '#platform/visit'
import { ratingStore } from './rating-store.ts'
import { reviewStore, type ReviewRow } from './store.ts'

const { missing } = moderateReview.refusals

/** The course whose reviews the visitor may see; refuses any other as missing, and all of a school without reviews. */
export const reviewedCourse = async (visit: Visit, courseId: string): Promise<CourseForReviews> => {
  const isOn = visit.school.flags['reviews'] !== false
  const course = isOn ? await courseForReviews(visit, courseId) : undefined
  if (!course) throw refuse(missing)
  return course
}

/** Whether a visitor may see a hidden review: who wrote it, and those who run the school. */
export const seesHidden = (visit: Visit, row: ReviewRow): boolean =>
  runsSchool(visit) || visit.person?.id === row.personId

/** A review that the visitor may see; refuses any other as missing. */
export const seenReview = async (visit: Visit, id: string): Promise<ReviewRow> => {
  const row = await reviewStore(visit).find(id)
  if (!row) throw refuse(missing)
  await reviewedCourse(visit, row.courseId)
  if (row.hiddenAt !== null && !seesHidden(visit, row)) throw refuse(missing)
  return row
}

type Held = { readonly row: ReviewRow; readonly course: CourseForReviews }

const holdWith = async (
  visit: Visit,
  id: string,
  { courseId, counted }: { courseId?: string | undefined; counted: boolean },
): Promise<Held> => {
  const store = reviewStore(visit)
  const found = await store.find(id)
  if (!found || (courseId !== undefined && found.courseId !== courseId)) throw refuse(missing)
  const course = await reviewedCourse(visit, found.courseId)
  // The rating first, for everybody: nobody waits for somebody who waits.
  if (counted) await ratingStore(visit).hold(found.courseId)
  const row = await store.hold(id)
  if (!row || (row.hiddenAt !== null && !seesHidden(visit, row))) throw refuse(missing)
  return { row, course }
}

/** Holds a review that the visitor may see, of `courseId` where that is said, for a change that is not counted. */
export const holdReview = (visit: Visit, id: string, courseId?: string): Promise<Held> =>
  holdWith(visit, id, { courseId, counted: false })

/** The same for a change that its course's rating counts. */
export const holdCounted = (visit: Visit, id: string, courseId?: string): Promise<Held> =>
  holdWith(visit, id, { courseId, counted: true })

/** After a change: counts the course's reviews anew, for its rating and for its card. */
export const recount = async (visit: Visit, courseId: string): Promise<void> => {
  const { total } = await ratingStore(visit).count(courseId)
  await countReviews(visit, courseId, total)
}
