import { getImport, importLimits, type ShownRow } from '@xinglin/contract/imports'
import type { InputOf, OutputOf } from '@xinglin/contract/call'
import { answer } from '#platform/http'
import type { Visit } from '#platform/visit'
import { ownImport } from './import-policy.ts'
import { importStore, type ImportRow } from './import-store.ts'
import { newPlaces } from './new-places.ts'
import { passwordStore } from './password-store.ts'

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

/** The same as text while it is so; empty where it cannot be undone. */
export const openUndoUntil = (
  { state, doneAt }: { readonly state: string; readonly doneAt: Date | null },
  at: Date,
): string => {
  const until = state === 'done' ? undoUntil(doneAt) : undefined
  return until && until > at ? until.toISOString() : ''
}

const shown = async (
  visit: Visit,
  { ImportId, Only, PageIndex, PageSize }: InputOf<typeof getImport>,
): Promise<OutputOf<typeof getImport>> => {
  const store = importStore(visit)
  const row = await ownImport(visit, ImportId)
  const counts = await store.counts(ImportId)
  const { verdict: of } = counts
  const left = counts.outcome('left')
  const Total = of('new') + of('changed') + of('same') + of('clash') + of('wrong')
  const countOf = (only: typeof Only): number => {
    if (only === 'all') return Total
    return only === 'left' ? left : of(only)
  }
  const rows = await store.page(ImportId, Only, PageIndex, PageSize)
  return {
    ImportId,
    FileName: row.fileName,
    State: row.state,
    Progress: { Total: row.todo, Settled: row.settled },
    Columns: [...row.columns],
    Role: row.role,
    SaidOnce: row.saidOnce,
    Total,
    New: of('new'),
    Changed: of('changed'),
    Same: of('same'),
    Clash: of('clash'),
    ClashChanged: counts.clashChanged,
    Wrong: of('wrong'),
    NewPlaces: row.state === 'open' ? await newPlaces(visit, ImportId) : [],
    Undone: counts.outcome('undone'),
    Left: left,
    UndoUntil: openUndoUntil(row, visit.at),
    Passwords: await passwordStore(visit).progress(ImportId),
    Count: countOf(Only),
    List: rows.map(toShownRow),
  }
}

/** Answers an import with a page of its rows. */
export const shownCalls = () => [answer(getImport, shown)]
