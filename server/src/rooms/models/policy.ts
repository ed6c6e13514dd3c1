import { saveModel } from '@xinglin/contract/models'
import { courseAccess, type CourseAccess } from '#courses/access'
import { refuse, type Visit } from '#platform/visit'
import { modelStore, type ModelRow } from './store.ts'

const { missing, notYours } = saveModel.refusals

/** Access to the course whose models the visitor may see: one that may be opened whole; refuses any other as missing. */
export const seenCourse = async (visit: Visit, courseId: string): Promise<CourseAccess> => {
  const access = await courseAccess(visit, courseId)
  if (access?.sight !== 'full') throw refuse(missing)
  return access
}

/** The course whose models the visitor may change: one's own, or any for those who run the school. */
export const editedCourse = async (visit: Visit, courseId: string): Promise<CourseAccess> => {
  const access = await seenCourse(visit, courseId)
  if (!access.oversees) throw refuse(notYours)
  return access
}

/** Holds a model that the visitor may change, with its course. */
export const lockedModel = async (
  visit: Visit,
  id: string,
): Promise<{ row: ModelRow; access: CourseAccess }> => {
  const row = await modelStore(visit).lock(id)
  if (!row) throw refuse(missing)
  return { row, access: await editedCourse(visit, row.courseId) }
}
