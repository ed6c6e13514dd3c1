import { givenAmong } from '#targets'
import type { TenantContext } from '#platform/visit'
import { assignmentStore } from '../definition/store.ts'

/** Whose published task has an examination as an item and is given to somebody; the newest where there are several. */
export const examTeacher = async (
  school: TenantContext,
  examId: string,
  personId: string,
): Promise<string | undefined> => {
  const store = assignmentStore(school)
  const tasks = await store.published(await store.tasksWithExam(examId))
  const given = await givenAmong(
    school,
    tasks.map(({ id }) => id),
    personId,
  )
  return tasks.find(({ id }) => given.get(id)?.targetMatch.open)?.ownerId
}
