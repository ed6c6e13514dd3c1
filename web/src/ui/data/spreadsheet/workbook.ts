import { readXlsx } from 'hucre/xlsx'
import { figureOf, fillDown } from './cell-text.ts'
import { dayOf, oneLine } from './text-cells.ts'

/** What a cell holds that is no plain text or number, and the words for it. */
export type Odd = {
  /** From 0. */
  readonly row: number
  readonly column: number
  readonly kind: 'error' | 'formula' | 'date' | 'truth'
  /** As a person sees it: #N/A, 2026/9/1, TRUE; empty for a formula whose value was never computed. */
  readonly text: string
}

/** A sheet of a workbook as text; rows and columns stand where they stand in the sheet. */
export type WorkSheet = {
  readonly name: string
  readonly isHidden: boolean
  readonly rows: readonly (readonly string[])[]
  /** Rows that are hidden, by hand or by a filter; from 0. */
  readonly hiddenRows: readonly number[]
  readonly odd: readonly Odd[]
}

type Book = Awaited<ReturnType<typeof readXlsx>>
type Sheet = Book['sheets'][number]
type Value = Sheet['rows'][number][number]

const textOf = (value: Value, pattern: string): string => {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return dayOf(value)
  if (typeof value === 'number') return figureOf(value, pattern)
  if (typeof value === 'boolean') return value ? '是' : '否'
  return typeof value === 'string' ? oneLine(value) : ''
}

const patternsOf = ({ cells }: Sheet): ReadonlyMap<string, string> =>
  new Map([...(cells ?? [])].map(([place, { style }]) => [place, style?.numFmt ?? '']))

const oddOf = (sheet: Sheet): Odd[] => {
  const oddities: Odd[] = []
  for (const [row, values] of sheet.rows.entries())
    for (const [column, value] of values.entries()) {
      const cell = sheet.cells?.get(`${row},${column}`)
      if (cell?.type === 'error') oddities.push({ row, column, kind: 'error', text: String(value) })
      else if (cell?.type === 'formula' && (value === null || value === ''))
        oddities.push({ row, column, kind: 'formula', text: '' })
      else if (value instanceof Date)
        oddities.push({ row, column, kind: 'date', text: dayOf(value) })
      else if (typeof value === 'boolean')
        oddities.push({ row, column, kind: 'truth', text: value ? 'TRUE' : 'FALSE' })
    }
  return oddities
}

const sheetOf = (sheet: Sheet): WorkSheet => {
  const patterns = patternsOf(sheet)
  const odd = oddOf(sheet)
  const errors = new Set(
    odd.filter(({ kind }) => kind === 'error').map(({ row, column }) => `${row},${column}`),
  )
  const rows = sheet.rows.map((values, row) =>
    values.map((value, column) => {
      const place = `${row},${column}`
      return errors.has(place) ? '' : textOf(value, patterns.get(place) ?? '')
    }),
  )
  fillDown(rows, sheet.merges ?? [])
  return {
    name: sheet.name,
    isHidden: Boolean(sheet.hidden ?? sheet.veryHidden),
    rows,
    hiddenRows: [...(sheet.rowDefs ?? [])].flatMap(([row, { hidden }]) => (hidden ? [row] : [])),
    odd,
  }
}

/** Reads the sheets of a workbook, in their order; throws where it is none. */
export const readWorkbook = async (file: ArrayBuffer): Promise<WorkSheet[]> => {
  const { sheets } = await readXlsx(new Uint8Array(file), { readStyles: true })
  return sheets.map(sheetOf)
}
