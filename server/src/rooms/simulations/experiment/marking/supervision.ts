import { labReports } from '@xinglin/contract/simulations/experiment'
import { courseAccess, type CourseAccess } from '#courses/access'
import { refuse, type Visit } from '#platform/visit'
import { sessionStore, type SessionRow } from '../session/store.ts'

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

/** A session of a course that the visitor oversees. */
export const overseenSession = async (visit: Visit, id: string): Promise<SessionRow> => {
  const row = await sessionStore(visit).find(id)
  if (!row) throw refuse(missing)
  const access = await courseAccess(visit, row.courseId)
  // A session of somebody else's course is not there, whoever asks.
  if (!access?.oversees) throw refuse(missing)
  return row
}
