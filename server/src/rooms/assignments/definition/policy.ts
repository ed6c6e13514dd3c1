import { saveAssignment } from '@xinglin/contract/assignments'
import { teachingPosts } from '#classes'
import { overseenAmong } from '#identity'
import { memberOf, refuse, runsSchool, type Visit } from '#platform/visit'
import { namesOfTargets, targetStore } from '#targets'
import { assignmentStore, type AssignmentRow } from './store.ts'

const { missing, notGiven } = saveAssignment.refusals

/** How somebody who teaches stands to a task. */
export type TeachingAccess = {
  readonly canEdit: boolean
  /** The 教学班 of the task whose students alone are theirs to look at and mark; absent for all of them. */
  readonly onlyClasses?: readonly string[]
  /** The 教学班 whose works are theirs to mark; absent for all that they look at. */
  readonly markedClasses?: readonly string[]
}

/**
 * How the visitor stands to a task: whose it is and who runs the school may all; who teaches every class that it is given to
 * may change it too; who teaches one of them, or assists with marking, looks at that class and marks it; 教学秘书 and 院系负责人 for
 * the 院系 of whose it is look at all of it and mark no more than they would. Undefined for others.
 */
export const teachingAccess = async (
  visit: Visit,
  row: AssignmentRow,
): Promise<TeachingAccess | undefined> => {
  const person = memberOf(visit)
  if (!person || visit.who === 'student') return undefined
  if (runsSchool(visit) || row.ownerId === person.id) return { canEdit: true }
  // What is not published yet is its author's.
  if (row.state === 'draft') return undefined
  const targets = await targetStore(visit).targets([row.id])
  const names = await namesOfTargets(visit, targets)
  const classIds = targets.flatMap(({ kind, refId, excluded }) => {
    const classId = names.get(refId)?.classId
    return !excluded && classId && (kind === 'teaching' || kind === 'group') ? [classId] : []
  })
  const posts = await teachingPosts(visit, [...new Set(classIds)])
  const marked = [...posts].flatMap(([id, post]) =>
    post.post !== 'assistant' || post.rights.includes('marking') ? [id] : [],
  )
  const teachesAll =
    targets.every(({ kind, excluded }) => excluded || kind === 'teaching' || kind === 'group') &&
    classIds.every((id) => posts.get(id) && posts.get(id)?.post !== 'assistant')
  if (marked.length > 0 && teachesAll) return { canEdit: true }
  if ((await overseenAmong(visit, ['secretary', 'collegeHead'], [row.ownerId])).size > 0)
    return { canEdit: false, markedClasses: marked }
  return marked.length > 0 ? { canEdit: false, onlyClasses: marked } : undefined
}

/** A task that the visitor teaches with; refuses others as one that there is not. */
export const taughtAssignment = async (
  visit: Visit,
  id: string,
): Promise<{ readonly row: AssignmentRow; readonly access: TeachingAccess }> => {
  const row = await assignmentStore(visit).find(id)
  const access = row && (await teachingAccess(visit, row))
  if (!row || !access) throw refuse(missing)
  return { row, access }
}

/** A task that the visitor may change, held until the call ends. */
export const changeableAssignment = async (visit: Visit, id: string): Promise<AssignmentRow> => {
  const row = await assignmentStore(visit).lock(id)
  const access = row && (await teachingAccess(visit, row))
  if (!row || !access) throw refuse(missing)
  if (!access.canEdit) throw refuse(notGiven)
  return row
}
