import { classesStudying } from '#classes/teaching'
import { membershipStore } from '#classes'
import type { Visit } from '#platform/visit'
import { givenAmong } from '#targets'
import { offeringStore } from './periods/index.ts'

/** The open classes of the visitor by which they study a course, 教学班 that study it included. */
export const ownCourseClasses = async (
  visit: Visit,
  courseId: string,
): Promise<{ Id: string; Name: string }[]> => {
  const own = visit.person?.id ?? ''
  const classes = (await membershipStore(visit).of(own)).filter(
    ({ kind, archived }) => kind !== 'group' && !archived,
  )
  if (classes.length === 0) return []
  const rows = await offeringStore(visit).ofCourses([courseId])
  const given = await givenAmong(
    visit,
    rows.map(({ id }) => id),
    own,
  )
  const ids = new Set([
    ...[...given.values()].flatMap(({ targetMatch }) =>
      targetMatch.via.map(({ classId }) => classId),
    ),
    ...(await classesStudying(visit, courseId)).map(({ id }) => id),
  ])
  return classes.filter(({ id }) => ids.has(id)).map(({ id, name }) => ({ Id: id, Name: name }))
}
