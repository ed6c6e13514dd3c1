import { format } from 'numfmt'

/** Cells that are one, by rows and columns from 0. */
export type Merge = {
  readonly startRow: number
  readonly startCol: number
  readonly endRow: number
}

/** Figures as they are shown; a format that is none shows the figure itself. */
const shownAs = (pattern: string, value: number): string => {
  try {
    return format(pattern, value).trim()
  } catch {
    return ''
  }
}

const inFull = (value: number): string =>
  Number.isInteger(value) ? value.toFixed(0) : String(value)

/** Separators, currencies and rounding are for the eye; what pads or prefixes a number is part of it. */
const isPart = (shown: string, full: string): boolean =>
  shown !== full &&
  shown.replaceAll(/\D/g, '').replace(/^0+/, '') === full.replace(/^0+/, '') &&
  !/[,，]/.test(shown)

/**
 * A figure as a person reads it: 1234 that is shown as 001234 or S01235 is the number of somebody, a separator or a
 * currency is not.
 */
export const figureOf = (value: number, pattern: string): string => {
  const full = inFull(value)
  if (pattern === '' || /^general$/i.test(pattern) || !Number.isInteger(value) || value < 0)
    return full
  const shown = shownAs(pattern, value)
  return isPart(shown, full) ? shown : full
}

/** A cell that reaches over several rows says the same for each of them. */
export const fillDown = (rows: string[][], merges: readonly Merge[]): void => {
  for (const { startRow, startCol, endRow } of merges) {
    const text = rows[startRow]?.[startCol] ?? ''
    for (let row = startRow + 1; row <= Math.min(endRow, rows.length - 1); row += 1) {
      const below = rows[row]
      if (below && text !== '') {
        while (below.length <= startCol) below.push('')
        below[startCol] = text
      }
    }
  }
}
