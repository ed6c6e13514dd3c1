import { memberOf, type Visit } from '#platform/visit'
import { stayStore } from '../administrative/stay-store.ts'
import { administrativeStore } from '../administrative/store.ts'
import { memberStore } from './member-store.ts'
import { teachingStore } from './store.ts'
import { studyStore } from './study-store.ts'

/** Whether the visitor is the 班主任 of the 行政班 that a student is in now. */
export const isHeadTeacherOf = async (visit: Visit, studentId: string): Promise<boolean> => {
  const own = memberOf(visit)
  if (!own || visit.who !== 'teacher') return false
  const [stay] = await stayStore(visit).of([studentId])
  const row = stay && (await administrativeStore(visit).find(stay.classId))
  return row?.headTeacherId === own.id
}

/** The courses that the visitor's own 教学班 study with a student, archived classes included. */
export const coursesTaughtTo = async (visit: Visit, studentId: string): Promise<string[]> => {
  const own = memberOf(visit)
  if (!own || visit.who !== 'teacher') return []
  const classIds = new Set(await memberStore(visit).studiedBy(studentId))
  const taught = (await teachingStore(visit).taught(own.id)).filter(({ id }) => classIds.has(id))
  const courses: string[] = []
  for (const { id } of taught) courses.push(...(await studyStore(visit).coursesOf(id)))
  return [...new Set(courses)]
}
