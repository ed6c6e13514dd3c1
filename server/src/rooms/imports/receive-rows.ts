import {
  addImportRows,
  importLimits,
  mendImportRow,
  takeImportRows,
} from '@xinglin/contract/imports'
import type { InputOf } from '@xinglin/contract/call'
import type { TeacherPort } from '#identity'
import { answer } from '#platform/http'
import { planAnew } from '#platform/database'
import { refuse, type Visit } from '#platform/visit'
import { ownImport } from './import-policy.ts'
import { importStore, type ImportRow } from './import-store.ts'
import { judgeRows, type Unjudged } from './judge-rows.ts'
import { keptCells, repeated, sheetFaultsAfter } from './read-row.ts'
import { toShownRow } from './serialize.ts'

const { missing, done, tooMany, twice: sentTwice } = addImportRows.refusals

/** Refuses an import that there is not, or that is done; holds it until the call ends. */
export const openImport = async (visit: Visit, id: string) => {
  const row = await ownImport(visit, id, true)
  if (row.state !== 'open') throw refuse(done)
  return row
}

const namesOf = (row: ImportRow) => ({
  rowNo: row.rowNo,
  login: row.loginNorm,
  number: row.numberNorm,
})

/** Tells the rows that use a name of an earlier one, among themselves and the rows that came before. */
const withRepeats = async (
  visit: Visit,
  importId: string,
  rows: readonly ImportRow[],
): Promise<ImportRow[]> => {
  const fresh = new Set(rows.map(({ rowNo }) => rowNo))
  const kept = await importStore(visit).sharing(
    importId,
    rows.map(({ loginNorm }) => loginNorm),
    rows.map(({ numberNorm }) => numberNorm),
  )
  const twice = repeated([...kept.filter(({ rowNo }) => !fresh.has(rowNo)), ...rows].map(namesOf))
  return rows.map((row) => {
    const again = twice.get(row.rowNo)
    return again ? { ...row, faults: [...row.faults, again], verdict: 'wrong' } : row
  })
}

/** Judges rows and keeps them. */
export const keepJudged = async (
  visit: Visit,
  teachers: TeacherPort,
  importId: string,
  rows: readonly Unjudged[],
): Promise<ImportRow[]> => {
  await planAnew(visit.db)
  const { collegeIds } = await ownImport(visit, importId)
  const judged = await judgeRows(visit, teachers, rows, collegeIds)
  const repeated = await withRepeats(
    visit,
    importId,
    judged.map(({ row }) => row),
  )
  await importStore(visit).write(importId, repeated)
  return repeated
}

const receive = async (
  visit: Visit,
  teachers: TeacherPort,
  { ImportId, Rows }: InputOf<typeof addImportRows>,
): Promise<number> => {
  await openImport(visit, ImportId)
  if (new Set(Rows.map(({ RowNo }) => RowNo)).size < Rows.length) throw refuse(sentTwice)
  await keepJudged(
    visit,
    teachers,
    ImportId,
    Rows.map(({ RowNo, Cells, Faults }) => ({
      rowNo: RowNo,
      cells: keptCells(Cells),
      sheetFaults: Faults,
      taken: false,
    })),
  )
  const total = await importStore(visit).total(ImportId)
  if (total > importLimits.rows) throw refuse(tooMany)
  return total
}

const mend = async (
  visit: Visit,
  teachers: TeacherPort,
  { ImportId, RowNo, Cells }: InputOf<typeof mendImportRow>,
) => {
  await openImport(visit, ImportId)
  const store = importStore(visit)
  const [before] = await store.rows(ImportId, [RowNo])
  if (!before) throw refuse(missing)
  const cells = keptCells(Cells)
  const sheetFaults = sheetFaultsAfter(before, cells)
  const [mended] = await keepJudged(visit, teachers, ImportId, [{ ...before, cells, sheetFaults }])
  if (!mended) throw refuse(missing)
  // Whoever shared a name with it before, or does now.
  const others = await store.sharing(
    ImportId,
    [before.loginNorm, mended.loginNorm],
    [before.numberNorm, mended.numberNorm],
  )
  const again = await keepJudged(visit, teachers, ImportId, others)
  return toShownRow(again.find(({ rowNo }) => rowNo === RowNo) ?? mended)
}

const takeAll = async (
  visit: Visit,
  teachers: TeacherPort,
  { ImportId, RowNos, Take }: InputOf<typeof takeImportRows>,
): Promise<number> => {
  await openImport(visit, ImportId)
  const store = importStore(visit)
  const wanted = Take ? (['clash'] as const) : (['changed', 'same', 'clash'] as const)
  if (RowNos.length > 0) {
    const rows = (await store.rows(ImportId, RowNos)).filter(({ taken }) => taken !== Take)
    await keepJudged(
      visit,
      teachers,
      ImportId,
      rows.map((row) => ({ ...row, taken: Take })),
    )
    return rows.length
  }
  let changed = 0
  for (let after = 0; ;) {
    const rows = await store.after(ImportId, after, wanted, importLimits.atOnce)
    const last = rows.at(-1)
    if (!last) return changed
    after = last.rowNo
    const others = rows.filter(({ taken }) => taken !== Take)
    await keepJudged(
      visit,
      teachers,
      ImportId,
      others.map((row) => ({ ...row, taken: Take })),
    )
    changed += others.length
  }
}

/** Answers rows that come in, are mended in place, or are taken over what was changed by hand. */
export const receivingCalls = (teachers: TeacherPort) => [
  answer(addImportRows, async function handleAddImportRows(visit, input) {
    return { Received: await receive(visit, teachers, input) }
  }),
  answer(mendImportRow, function handleMendImportRow(visit, input) {
    return mend(visit, teachers, input)
  }),
  answer(takeImportRows, async function handleTakeImportRows(visit, input) {
    return { Changed: await takeAll(visit, teachers, input) }
  }),
]
