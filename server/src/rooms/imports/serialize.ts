import { getImport, importLimits, type ShownRow } from '@xinglin/contract/imports'
import type { InputOf, OutputOf } from '@xinglin/contract/call'
import { answer } from '#platform/http'
import { refuse, type Visit } from '#platform/visit'
import { importStore, type ImportRow } from './import-store.ts'
import { passwordStore } from './password-store.ts'

const { missing } = getImport.refusals

/** A row as the contract tells it. */
export const toShownRow = (row: ImportRow): ShownRow => ({
  RowNo: row.rowNo,
  Cells: row.cells,
  Faults: row.faults,
  Verdict: row.verdict,
  Changes: [...row.changes],
  Taken: row.taken,
  Outcome: row.outcome,
})

/** Until when an import can be undone; undefined before it is done. */
export const undoUntil = (doneAt: Date | null): Date | undefined =>
  doneAt === null ? undefined : new Date(doneAt.getTime() + importLimits.undoMinutes * 60_000)

const shown = async (
  visit: Visit,
  { ImportId, Only, PageIndex, PageSize }: InputOf<typeof getImport>,
): Promise<OutputOf<typeof getImport>> => {
  const store = importStore(visit)
  const found = await store.find(ImportId)
  if (!found) throw refuse(missing)
  const counts = await store.counts(ImportId)
  const of = (what: string): number => counts.get(what) ?? 0
  const Total = of('new') + of('changed') + of('same') + of('clash') + of('wrong')
  const rows = await store.page(ImportId, Only, PageIndex, PageSize)
  const until = found.state === 'done' ? undoUntil(found.doneAt) : undefined
  return {
    ImportId,
    FileName: found.fileName,
    State: found.state,
    Columns: [...found.columns],
    Role: found.role,
    SaidOnce: found.saidOnce,
    Total,
    New: of('new'),
    Changed: of('changed'),
    Same: of('same'),
    Clash: of('clash'),
    Wrong: of('wrong'),
    Left: of('left'),
    UndoUntil: until && until > visit.at ? until.toISOString() : '',
    Passwords: await passwordStore(visit).progress(ImportId),
    Count: Only === 'all' ? Total : of(Only),
    List: rows.map(toShownRow),
  }
}

/** Answers an import with a page of its rows. */
export const shownCalls = () => [answer(getImport, shown)]
