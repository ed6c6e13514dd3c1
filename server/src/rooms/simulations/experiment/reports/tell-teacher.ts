import { courseAccess } from '#courses/access'
import type { Visit } from '#platform/visit'
import type { SessionRow } from '../session/store.ts'

/** Tells the teacher of a course that a report waits; a tester's own does not. */
export const tellTeacher = async (
  visit: Visit,
  row: SessionRow,
  version: number,
): Promise<void> => {
  const course = row.tester ? undefined : (await courseAccess(visit, row.courseId))?.course
  if (!course) return
  await visit.publish({
    kind: 'notice',
    notice: {
      kind: 'report-submitted',
      subjectId: course.id,
      title: course.name,
      to: [course.authorId],
      occurrence: `${row.id} ${version}`,
    },
  })
}
