import { saveProcedure } from '@xinglin/contract/workshop'
import { composed, type Procedure } from '@xinglin/simulation/procedures'
import { currentProcedure } from '#operation'
import { refuse, type Visit } from '#platform/visit'
import { mayEdit } from '../drafts/rights.ts'
import { procedureWorkStore, type WorkRow } from './procedure-work-store.ts'

const { missing } = saveProcedure.refusals

const isTheirs = (visit: Visit, row: WorkRow | undefined): row is WorkRow =>
  row !== undefined && mayEdit(visit, { ...row, shared: false })

/** A composition of the visitor's, or of the school that they run; any other is not there. With `hold` nobody else changes it until the call ends. */
export const ownProcedure = async (visit: Visit, id: string, hold = false): Promise<WorkRow> => {
  const row = await procedureWorkStore(visit)[hold ? 'hold' : 'find'](id)
  if (!isTheirs(visit, row)) throw refuse(missing)
  return row
}

/** The procedure that a composition stands upon. */
export const baseOf = async (
  visit: Visit,
  { baseId }: Pick<WorkRow, 'baseId'>,
): Promise<Procedure> => {
  const base = await currentProcedure(visit, baseId)
  if (!base) throw refuse(missing)
  return base
}

/** What a composition says, as the version that it would be published as. */
export const readOf = async (visit: Visit, row: WorkRow) =>
  composed(await baseOf(visit, row), row.draft, { id: row.key, version: row.versionNo + 1 })
