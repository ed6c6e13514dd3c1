import { reviewList, type Mode } from '@xinglin/contract/simulations/consultation'
import { courseAccess } from '#courses/access'
import { syllabiOf } from '#courses/versions'
import { refuse, type Visit } from '#platform/visit'
import type { SessionRow } from './store.ts'

const { missing, notYours } = reviewList.refusals

/** A course whose consultations the visitor oversees: who teaches it, and those who run the school; refuses everybody else. */
export const overseenCourse = async (
  visit: Visit,
  courseId: string,
): Promise<{ readonly id: string; readonly name: string }> => {
  const access = await courseAccess(visit, courseId)
  if (!access) throw refuse(missing)
  if (!access.oversees) throw refuse(notYours)
  return { id: courseId, name: access.course.name }
}

/** Whether the visitor may give points in a course that they oversee: its teacher, and nobody for the own work. */
export const mayJudge = (visit: Visit, { personId }: Pick<SessionRow, 'personId'>): boolean =>
  visit.who === 'teacher' && visit.person?.id !== personId

/** An item of consultation of a course that the visitor oversees, with its case; refuses what the course does not teach. */
export const overseenItem = async (
  visit: Visit,
  courseId: string,
  itemId: string,
): Promise<ConsultedItem> => {
  await overseenCourse(visit, courseId)
  const item = (await consultedItems(visit, courseId)).find(({ id }) => id === itemId)
  if (!item) throw refuse(missing)
  return item
}

/** An item in which students consult. */
export type ConsultedItem = {
  readonly id: string
  readonly title: string
  readonly caseId: string
  readonly mode: Mode
}

/** The consultations that a course teaches now. */
export const consultedItems = async (
  visit: Visit,
  courseId: string,
): Promise<readonly ConsultedItem[]> => {
  const items = (await syllabiOf(visit, [courseId])).get(courseId)?.items ?? []
  return items.flatMap(({ id, title, body }) =>
    body.kind === 'consultation' ? [{ id, title, caseId: body.caseId, mode: body.mode }] : [],
  )
}
