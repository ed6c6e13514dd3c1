import { saveCase } from '@xinglin/contract/workshop'
import type { Draft } from '@xinglin/simulation/cases'
import { scriptOf } from '#simulations/consultation'
import { refuse, type Visit } from '#platform/visit'
import { examinesOf, mayEdit, mayRead, maySee } from '../drafts/policy.ts'
import { workStore, type WorkRow } from '../drafts/store.ts'

const { missing, notYours } = saveCase.refusals

/** A case that the visitor may see; any other is not there. */
export const seenCase = async (visit: Visit, id: string): Promise<WorkRow> => {
  const row = await workStore(visit).find(id)
  if (!row || !(maySee(visit, row) || (await mayRead(visit, row)))) throw refuse(missing)
  return row
}

/** A case that the visitor may move on or examine, held until the call ends. */
export const movedCase = async (
  visit: Visit,
  id: string,
): Promise<{ readonly row: WorkRow; readonly edits: boolean; readonly examines: boolean }> => {
  const row = await workStore(visit).lock(id)
  if (!row) throw refuse(missing)
  const edits = mayEdit(visit, row)
  const examines = await examinesOf(visit, row)
  if (!edits && !maySee(visit, row) && !(await mayRead(visit, row))) throw refuse(missing)
  if (!edits && !examines) throw refuse(notYours)
  return { row, edits, examines }
}

/** A case that the visitor may write, held until the call ends; one that is only shared is not theirs. */
export const lockedCase = async (visit: Visit, id: string): Promise<WorkRow> => {
  const row = await workStore(visit).lock(id)
  if (!row || !maySee(visit, row)) throw refuse(missing)
  if (!mayEdit(visit, row)) throw refuse(notYours)
  return row
}

/** What a case says to the visitor: the draft to whoever may write or examine it, what was approved to everybody else. */
export const contentFor = async (visit: Visit, row: WorkRow): Promise<Draft> =>
  (await mayRead(visit, row)) ? row.draft : ((await scriptOf(visit, row.id)) ?? {})
