import { labReports } from '@xinglin/contract/experiment'
import { courseOverseen, type Overseen } from '#courses'
import { refuse, type Visit } from '#platform/visit'
import { sessionStore, type SessionRow } from '../session/store.ts'

const { missing, notYours } = labReports.refusals

/** A course that the visitor oversees; refuses everybody else. */
export const overseenCourse = async (visit: Visit, courseId: string): Promise<Overseen> => {
  const course = await courseOverseen(visit, courseId)
  if (!course) throw refuse(missing)
  if (!course.oversees) throw refuse(notYours)
  return course
}

/** Whether the visitor may mark in a course that they oversee: its teacher, and nobody their own work. */
export const mayMark = (visit: Visit, { personId }: Pick<SessionRow, 'personId'>): boolean =>
  visit.who === 'teacher' && visit.person?.id !== personId

/** A session of a course that the visitor oversees. */
export const overseenSession = async (visit: Visit, id: string): Promise<SessionRow> => {
  const row = await sessionStore(visit).find(id)
  if (!row) throw refuse(missing)
  const course = await courseOverseen(visit, row.courseId)
  // A session of somebody else's course is not there, whoever asks.
  if (!course?.oversees) throw refuse(missing)
  return row
}
