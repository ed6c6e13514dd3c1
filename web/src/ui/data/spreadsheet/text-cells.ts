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

/**
 * A day as YYYY-MM-DD, with its time where it has one; a time alone as HH:MM. Spreadsheets count days as fractions, of
 * which the millisecond is not meant.
 */
export const dayOf = (moment: Date): string => {
  const date = new Date(Math.round(moment.getTime() / 1_000) * 1_000)
  const time = `${two(date.getUTCHours())}:${two(date.getUTCMinutes())}`
  const seconds = date.getUTCSeconds() > 0 ? `:${two(date.getUTCSeconds())}` : ''
  const hasTime = time !== '00:00' || seconds !== ''
  // Their day 0 is no day.
  if (hasTime && date.getUTCFullYear() < 1900) return time + seconds
  const day = `${date.getUTCFullYear()}-${two(date.getUTCMonth() + 1)}-${two(date.getUTCDate())}`
  return hasTime ? `${day} ${time}${seconds}` : day
}

const han = /\p{Script=Han}/u

/** A text on one line: a break within a cell parts words, but not the signs of a Chinese name. */
export const oneLine = (text: string): string =>
  text
    .trim()
    .replaceAll(
      /(\S?)\s*[\n\r\v\f\u0085\u2028\u2029]\s*(?=(\S?))/gu,
      (_, before: string, after: string) =>
        han.test(before) && han.test(after) ? before : `${before} `,
    )
