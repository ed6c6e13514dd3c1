import { moderateReview } from '@xinglin/contract/reviews'
import { countReviews, courseAccess, type CourseAccess } from '#courses/access'
import { refuse, runsSchool, type Visit } from '#platform/visit'
import { ratingStore } from './rating-store.ts'
import { reviewStore, type ReviewRow } from './store.ts'

const { missing } = moderateReview.refusals

/** Access to the course whose reviews the visitor may see: one that may be opened whole, and that shows reviews; refuses any other as missing, and all of a school without reviews. */
export const reviewedCourse = async (visit: Visit, courseId: string): Promise<CourseAccess> => {
  const isOn = visit.school.flags['reviews'] !== false
  const access = isOn ? await courseAccess(visit, courseId) : undefined
  if (access?.sight !== 'full' || !(await access.version())?.showReviews) throw refuse(missing)
  return access
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

type Held = { readonly row: ReviewRow; readonly access: CourseAccess }

/** Counts a course's reviews for its rating and its card, once they are changed. */
type Recount = () => Promise<void>

/**
 * Holds the rating of a course until the call ends: changes to its reviews go one after another. Answers what counts
 * the change of one person's reviews; it costs as much as that person wrote, however many others did.
 */
export const lockRating = async (
  visit: Visit,
  courseId: string,
  personId: string,
): Promise<Recount> => {
  const ratings = ratingStore(visit)
  await ratings.lock(courseId)
  const before = await ratings.share(courseId, personId)
  return async () => {
    const after = await ratings.share(courseId, personId)
    await countReviews(visit, courseId, await ratings.move(courseId, before, after))
  }
}

const findReview = async (
  visit: Visit,
  id: string,
  courseId: string | undefined,
): Promise<Held> => {
  const row = await reviewStore(visit).find(id)
  if (!row || (courseId !== undefined && row.courseId !== courseId)) throw refuse(missing)
  return { row, access: await reviewedCourse(visit, row.courseId) }
}

const held = async (visit: Visit, id: string): Promise<ReviewRow> => {
  const row = await reviewStore(visit).lock(id)
  if (!row || (row.hiddenAt !== null && !seesHidden(visit, row))) throw refuse(missing)
  return row
}

/** Holds a review that the visitor may see, of `courseId` where that is said, for a change that is not counted. */
export const lockReview = async (visit: Visit, id: string, courseId?: string): Promise<Held> => {
  const { access } = await findReview(visit, id, courseId)
  return { row: await held(visit, id), access }
}

/** The same for a change that its course's rating counts. */
export const lockCounted = async (
  visit: Visit,
  id: string,
  courseId?: string,
): Promise<Held & { readonly recount: Recount }> => {
  const { row, access } = await findReview(visit, id, courseId)
  // The rating first, for everybody: nobody waits for somebody who waits.
  const recount = await lockRating(visit, row.courseId, row.personId)
  return { row: await held(visit, id), access, recount }
}
