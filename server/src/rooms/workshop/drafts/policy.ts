import { caseStates } from '@xinglin/contract/workshop'
import { runsSchool, type Visit } from '#platform/visit'
import { holdsForTeacher } from '#teachers'
import type { WorkLine } from './store.ts'

type Owned = Pick<WorkLine, 'authorId' | 'shared' | 'versionNo'>

/** Whether somebody may write a case: its author, and those who run the school. */
export const mayEdit = (visit: Pick<Visit, 'who' | 'person'>, row: Owned): boolean =>
  runsSchool(visit) || (row.authorId !== null && visit.person?.id === row.authorId)

/** Whether somebody may see a case at all: who may write it, and every teacher where it was approved and is shared. */
export const maySee = (visit: Pick<Visit, 'who' | 'person'>, row: Owned): boolean =>
  mayEdit(visit, row) || (row.shared && row.versionNo > 0)

/** Whether the visitor examines what somebody writes: who runs the school any, 教研室负责人 what others of their subject write. */
export const examinesOf = async (
  visit: Visit,
  { authorId }: Pick<Owned, 'authorId'>,
): Promise<boolean> =>
  runsSchool(visit) ||
  (authorId !== visit.person?.id && (await holdsForTeacher(visit, 'departmentHead', authorId)))

/** Whether the visitor may read a draft: who may write it, and who examines it once it was submitted. */
export const mayRead = async (
  visit: Visit,
  row: Owned & Pick<WorkLine, 'state'>,
): Promise<boolean> =>
  mayEdit(visit, row) || (row.state === caseStates.submitted && (await examinesOf(visit, row)))
