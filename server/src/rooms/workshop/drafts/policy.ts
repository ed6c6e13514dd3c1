import { runsSchool, type Visit } from '#platform/visit'
import type { WorkLine } from './store.ts'

type Owned = Pick<WorkLine, 'authorId' | 'shared' | 'versionNo'>

/** Whether somebody may write a case: its author, and those who run the school. */
export const mayEdit = (visit: Pick<Visit, 'who' | 'person'>, row: Owned): boolean =>
  runsSchool(visit) || (row.authorId !== null && visit.person?.id === row.authorId)

/** Whether somebody may see a case at all: who may write it, and every teacher where it was approved and is shared. */
export const maySee = (visit: Pick<Visit, 'who' | 'person'>, row: Owned): boolean =>
  mayEdit(visit, row) || (row.shared && row.versionNo > 0)
