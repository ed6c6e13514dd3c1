import type { TenantContext, Visit } from '#platform/visit'
import { meet } from './course-access.ts'
import { ownsOrRuns } from './policy.ts'
import { courseStore } from './store.ts'

/** A course as the room of models needs it. */
export type CourseForModels = {
  readonly id: string
  readonly name: string
  /** The visitor teaches it, or runs the school. */
  readonly mayEdit: boolean
}

/** A course whose models the visitor may see: one that may be opened whole; undefined for any other. */
export const courseForModels = async (
  visit: Visit,
  courseId: string,
): Promise<CourseForModels | undefined> => {
  const met = await meet(visit, courseId)
  if (!met || met.sight !== 'full') return undefined
  const { id, name, authorId } = met.row
  return { id, name, mayEdit: ownsOrRuns(visit, { authorId }) }
}

/** Counts `by` models more, or fewer, of a course, so that its page knows of them. */
export const countModels = (school: TenantContext, courseId: string, by: number): Promise<void> =>
  courseStore(school).addModels(courseId, by)
