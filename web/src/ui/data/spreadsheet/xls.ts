import { type CellObject, read, SSF, type WorkSheet as Raw } from '@e965/xlsx'
import { figureOf, fillDown } from './cell-text.ts'
import { dayOf, oneLine } from './text-cells.ts'
import type { Odd, WorkSheet } from './workbook.ts'

const dayMs = 86_400_000

/** Spreadsheets count days from 1899-12-30, or from 1904 on. */
const momentOf = (days: number, from1904: boolean): Date =>
  new Date(Date.UTC(1899, 11, 30) + (days + (from1904 ? 1462 : 0)) * dayMs)

const isDate = ({ t, z }: CellObject): boolean =>
  t === 'n' && typeof z === 'string' && Boolean(SSF.is_date(z))

type Read = { readonly text: string; readonly odd?: Pick<Odd, 'kind' | 'text'> }

const readCell = (cell: CellObject | undefined, from1904: boolean): Read => {
  if (!cell || cell.t === 'z' || cell.v === undefined) return { text: '' }
  if (cell.t === 'e') return { text: '', odd: { kind: 'error', text: cell.w ?? '#N/A' } }
  if (cell.t === 'b')
    return { text: cell.v ? '是' : '否', odd: { kind: 'truth', text: cell.v ? 'TRUE' : 'FALSE' } }
  if (typeof cell.v === 'number') {
    const pattern = typeof cell.z === 'string' ? cell.z : ''
    if (!isDate(cell)) return { text: figureOf(cell.v, pattern) }
    const text = dayOf(momentOf(cell.v, from1904))
    return { text, odd: { kind: 'date', text } }
  }
  return { text: oneLine(String(cell.v)) }
}

const sheetOf = (name: string, raw: Raw, isHidden: boolean, from1904: boolean): WorkSheet => {
  const odd: Odd[] = []
  const cells = (raw['!data'] ?? []) as (CellObject | undefined)[][]
  const rows = Array.from({ length: cells.length }, (_, row) =>
    Array.from({ length: cells[row]?.length ?? 0 }, (__, column) => {
      const value = readCell(cells[row]?.[column], from1904)
      if (value.odd) odd.push({ row, column, ...value.odd })
      return value.text
    }),
  )
  fillDown(
    rows,
    (raw['!merges'] ?? []).map(({ s, e }) => ({ startRow: s.r, startCol: s.c, endRow: e.r })),
  )
  const hiddenRows = [...(raw['!rows'] ?? [])].flatMap((one, row) => (one?.hidden ? [row] : []))
  return { name, isHidden, rows, hiddenRows, odd }
}

/** Reads a workbook of Excel 97 to 2003 (.xls), or a web page with tables that calls itself one, as offices' systems export; throws where it is none. */
export const readXls = (file: ArrayBuffer | string): WorkSheet[] => {
  const book = read(file, {
    type: typeof file === 'string' ? 'string' : 'array',
    dense: true,
    cellNF: true,
    cellStyles: true,
    // A web page has no formats: its numbers stay the texts that they are.
    raw: typeof file === 'string',
  })
  const from1904 = Boolean(book.Workbook?.WBProps?.date1904)
  return book.SheetNames.flatMap((name, at) => {
    const raw = book.Sheets[name]
    const isHidden = (book.Workbook?.Sheets?.[at]?.Hidden ?? 0) > 0
    return raw ? [sheetOf(name, raw, isHidden, from1904)] : []
  })
}
