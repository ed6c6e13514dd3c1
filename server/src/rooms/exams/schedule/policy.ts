import { saveExam } from '@xinglin/contract/exams'
import { groupsOfClasses, ownTeachingClasses, teachingPosts } from '#classes'
import { memberOf, refuse, runsSchool, type Visit } from '#platform/visit'
import { namesOfTargets, targetStore } from '#targets'
import { holdsForTeacher } from '#teachers'
import { examStore, type ExamRow } from './store.ts'

const { missing, notYours } = saveExam.refusals

/** How somebody who teaches stands to an examination. */
export type ExamAccess = {
  readonly canEdit: boolean
  /** The 教学班 of it whose students alone are theirs to watch; absent for all of them. */
  readonly onlyClasses?: readonly string[]
}

/**
 * How the visitor stands to an examination: whose it is and who runs the school may all; who teaches or assists in a class
 * that it is given to watches that class; an examiner of the subject watches all of it. Undefined for others.
 */
export const examAccess = async (visit: Visit, row: ExamRow): Promise<ExamAccess | undefined> => {
  const person = memberOf(visit)
  if (!person || visit.who === 'student') return undefined
  if (runsSchool(visit) || row.ownerId === person.id) return { canEdit: true }
  if (row.state === 'draft') return undefined
  const targets = await targetStore(visit).targets([row.id])
  const names = await namesOfTargets(visit, targets)
  const classIds = targets.flatMap(({ kind, refId, excluded }) => {
    const classId = names.get(refId)?.classId
    return !excluded && classId && (kind === 'teaching' || kind === 'group') ? [classId] : []
  })
  if (await holdsForTeacher(visit, 'examiner', row.ownerId)) return { canEdit: false }
  const posts = await teachingPosts(visit, [...new Set(classIds)])
  return posts.size === 0 ? undefined : { canEdit: false, onlyClasses: [...posts.keys()] }
}

/** Whether somebody sees an examination whole: who may change it, and 考官 of its subject. */
export const seesWhole = ({ canEdit, onlyClasses }: ExamAccess): boolean =>
  canEdit || onlyClasses === undefined

/** An examination that the visitor sets or watches; any other is not there. */
export const watchedExam = async (
  visit: Visit,
  id: string,
): Promise<{ readonly row: ExamRow; readonly access: ExamAccess }> => {
  const row = await examStore(visit).find(id)
  const access = row && (await examAccess(visit, row))
  if (!row || !access) throw refuse(missing)
  return { row, access }
}

/** An examination that the visitor may change, held until the call ends. */
export const changeableExam = async (visit: Visit, id: string): Promise<ExamRow> => {
  const row = await examStore(visit).lock(id)
  const access = row && (await examAccess(visit, row))
  if (!row || !access) throw refuse(missing)
  // The times of a contest's examination are the contest's.
  if (!access.canEdit || row.contestId) throw refuse(notYours)
  return row
}

/** The examinations that are given to classes which the visitor teaches. */
export const examsOfOwnClasses = async (visit: Visit): Promise<string[]> => {
  const classIds = await ownTeachingClasses(visit)
  if (classIds.length === 0) return []
  const groups = await groupsOfClasses(visit, classIds)
  return targetStore(visit).objects('exam', [...classIds, ...groups])
}
