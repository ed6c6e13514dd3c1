/** A sheet to be written: its name, rows of text and figures, the first of them the heads. */
export type Sheet = {
  readonly name: string
  readonly heads: readonly string[]
  readonly rows: readonly (readonly (string | number)[])[]
  /** Widths of the columns in characters. */
  readonly widths?: readonly number[]
}

/** A cell as the writer of sheets takes it. */
export type Cell = {
  readonly value: string | number
  readonly type: StringConstructor | NumberConstructor
  readonly format?: '@'
  readonly fontWeight?: 'bold'
  readonly wrap?: true
  readonly alignVertical?: 'top'
}

// oxlint-disable-next-line no-control-regex -- these are what XML cannot carry
const unspeakable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g
const longest = 32_000

/**
 * A cell whose content is never a formula: text stays text whatever it begins with (= + - @ or a tab), also when
 * somebody edits it later, because the cell is formatted as text.
 */
export const cellOf = (value: string | number): Cell =>
  typeof value === 'number' && Number.isFinite(value)
    ? { value, type: Number }
    : {
        value: String(value).replaceAll(unspeakable, '').slice(0, longest),
        type: String,
        format: '@',
      }

/** The rows of a sheet with its heads in bold. */
export const cellsOf = ({ heads, rows }: Sheet): Cell[][] => [
  heads.map((head) => ({ ...cellOf(head), fontWeight: 'bold' as const })),
  ...rows.map((row) => row.map((value) => cellOf(value))),
]

/** A name that every sheet may carry. */
export const sheetName = (name: string) => name.replaceAll(/[\\/?*[\]:]/g, ' ').slice(0, 31)

const two = (number: number) => String(number).padStart(2, '0')

const dayOf = (date: Date) =>
  `${date.getUTCFullYear()}-${two(date.getUTCMonth() + 1)}-${two(date.getUTCDate())}`

/** What stands in a cell that was read, as a person would have typed it: long numbers in full, days as YYYY-MM-DD. */
export const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return dayOf(value)
  if (typeof value === 'number') return Number.isInteger(value) ? value.toFixed(0) : String(value)
  if (typeof value === 'boolean') return value ? '是' : '否'
  return typeof value === 'string' ? value.trim() : ''
}
