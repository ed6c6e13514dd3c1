import { labReports } from '@xinglin/contract/simulations/experiment'
import { courseAccess, type CourseAccess } from '#courses/access'
import { refuse, type Visit } from '#platform/visit'
import type { SessionRow } from '../session/store.ts'

const { missing, notYours } = labReports.refusals

/** Access to a course that the visitor oversees; refuses everybody else. */
export const overseenCourse = async (visit: Visit, courseId: string): Promise<CourseAccess> => {
  const access = await courseAccess(visit, courseId)
  if (!access) throw refuse(missing)
  if (!access.oversees) throw refuse(notYours)
  return access
}

/** Whether the visitor may mark in a course that they oversee: its teacher, and nobody their own work. */
export const mayMark = (visit: Visit, { personId }: Pick<SessionRow, 'personId'>): boolean =>
  visit.who === 'teacher' && visit.person?.id !== personId
