import type { TenantContext, Visit } from '#platform/visit'
import { meet } from './course-access.ts'
import { courseStore } from './store.ts'

/** A course as the room of reviews needs it. */
export type CourseForReviews = {
  readonly id: string
  readonly name: string
  /** The visitor is the one who teaches it. */
  readonly teaches: boolean
}

/** A course whose reviews the visitor may see: one that may be opened whole, and that shows reviews; undefined for any other. */
export const courseForReviews = async (
  visit: Visit,
  courseId: string,
): Promise<CourseForReviews | undefined> => {
  const met = await meet(visit, courseId)
  if (!met || met.sight !== 'full') return undefined
  const { id, name, authorId, currentVersionId } = met.row
  const version = await courseStore(visit).version(currentVersionId)
  if (!version?.showReviews) return undefined
  return { id, name, teaches: visit.who === 'teacher' && visit.person?.id === authorId }
}

/** Sets how many reviews of a course are shown, for its card. */
export const countReviews = (
  school: TenantContext,
  courseId: string,
  total: number,
): Promise<void> => courseStore(school).setReviews(courseId, total)
