import type { ColumnChoice, SaidOnce } from '@xinglin/contract/imports'
import { columnName, listAt, type List, type Mapping } from './recognise.ts'
import { allRows, takeRows, type SheetRow } from './take-rows.ts'

/** How the sheet of an import was understood when its rows were first sent. */
export type Understood = {
  readonly Columns: readonly ColumnChoice[]
  readonly Role: string
  readonly SaidOnce: SaidOnce
}

const lookedAt = 20

/** The columns of a list as they were understood; undefined where it has other headings. */
const mappingOf = ({ headings }: List, columns: readonly ColumnChoice[]): Mapping | undefined => {
  const isSame =
    headings.length === columns.length &&
    columns.every(({ Heading }, at) => columnName(headings, at).startsWith(Heading))
  return isSame ? columns.map(({ Column }) => Column) : undefined
}

/**
 * The rows that were sent, from the same file: of the list with the same headings, with its hidden rows or without them,
 * as their number tells; undefined where no list has so many.
 */
export const sentAgain = (
  lists: readonly List[],
  { Columns, Role, SaidOnce: saidOnce }: Understood,
  expected: number,
): readonly SheetRow[] | undefined => {
  for (const { sheet } of lists)
    for (let head = 0; head < Math.min(lookedAt, sheet.rows.length); head += 1) {
      const list = listAt(sheet, head)
      const mapping = mappingOf(list, Columns)
      if (!mapping) continue
      const taken = takeRows(list, mapping, Role, saidOnce)
      const same = [taken.rows, allRows(taken)].find((rows) => rows.length === expected)
      if (same) return same
    }
  return undefined
}
