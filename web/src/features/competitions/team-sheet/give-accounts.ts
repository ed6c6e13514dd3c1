import { call } from '#call'
import {
  addImportRows,
  confirmImport,
  getImport,
  type ImportColumn,
  importColumns,
  startImport,
} from '@xinglin/contract/imports'
import type { SheetTeam } from './read-teams.ts'

const pauseMs = 1_000
const longestMs = 120_000

const rowOf = (cells: Partial<Record<ImportColumn, string>>): string[] =>
  importColumns.map((column) => cells[column] ?? '')

/** What came of it: the import, and why rows of it were left out. */
export type NewAccounts = { readonly importId: string; readonly faults: readonly string[] }

/**
 * Gives an account to those of a sheet whose numbers the school does not know, by the import of people: each gets a password
 * that was drawn, to be printed there.
 */
export const giveAccounts = async (
  teams: readonly SheetTeam[],
  unknown: ReadonlySet<string>,
  fileName: string,
): Promise<NewAccounts> => {
  const people = teams.flatMap((team) => team.people)
  const rows = people.flatMap(({ name, number }, at) =>
    unknown.has(number)
      ? [{ RowNo: at + 1, Cells: rowOf({ 姓名: name, '学号/工号': number, 角色: '学生' }) }]
      : [],
  )
  const { ImportId } = await call(startImport, { FileName: fileName.slice(-200), Role: '学生' })
  await call(addImportRows, { ImportId, Rows: rows })
  await call(confirmImport, { ImportId, Rule: 'random' })
  const until = Date.now() + longestMs
  for (;;) {
    const now = await call(getImport, { ImportId, Only: 'wrong' })
    if (now.State === 'done' || Date.now() > until)
      return {
        importId: ImportId,
        faults: now.List.map(({ Cells, Faults }) => `${Cells[0] ?? ''}：${Faults.join('；')}`),
      }
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
}
