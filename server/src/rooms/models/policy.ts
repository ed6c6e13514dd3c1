import { saveModel } from '@xinglin/contract/models'
import { courseForModels, type CourseForModels } from '#courses'
import { refuse, type Visit } from '#platform/visit'
import { modelStore, type ModelRow } from './store.ts'

const { missing, notYours } = saveModel.refusals

/** The course whose models the visitor may see; refuses any other as missing. */
export const seenCourse = async (visit: Visit, courseId: string): Promise<CourseForModels> => {
  const course = await courseForModels(visit, courseId)
  if (!course) throw refuse(missing)
  return course
}

/** The course whose models the visitor may change: one's own, or any for those who run the school. */
export const editedCourse = async (visit: Visit, courseId: string): Promise<CourseForModels> => {
  const course = await seenCourse(visit, courseId)
  if (!course.mayEdit) throw refuse(notYours)
  return course
}

/** Holds a model that the visitor may change, with its course. */
export const heldModel = async (
  visit: Visit,
  id: string,
): Promise<{ row: ModelRow; course: CourseForModels }> => {
  const row = await modelStore(visit).hold(id)
  if (!row) throw refuse(missing)
  return { row, course: await editedCourse(visit, row.courseId) }
}
