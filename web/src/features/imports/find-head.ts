import { proposeColumns, type Remembered } from './headings.ts'

type Row = readonly string[]

const lookedAt = 20
const isFigure = /^[\d\s.,/:-]+$/

/** How many headings of a row are known. */
const knownIn = (row: Row, remembered: Remembered): number =>
  proposeColumns(row, remembered).filter((name) => name !== '').length

/** Whether a row names a person and their number. */
export const isHead = (row: Row, remembered: Remembered): boolean => {
  const names = proposeColumns(row, remembered)
  return names.includes('姓名') && names.includes('学号/工号')
}

/** Whether a row may be headings of which none is known: several different words, no figures, above rows as wide. */
const mayBeHead = (rows: readonly Row[], at: number): boolean => {
  const words = (rows[at] ?? []).filter((cell) => cell !== '')
  const below = (rows[at + 1] ?? []).filter((cell) => cell !== '')
  return (
    words.length >= 2 &&
    new Set(words).size === words.length &&
    words.every((word) => !isFigure.test(word)) &&
    below.length >= 2
  )
}

/**
 * Which row of a sheet holds its headings: one that names person and number, the last of several that are joined by cells
 * over both; else the one with the most headings that are known; else the first that looks like headings; −1 for none.
 */
export const findHead = (rows: readonly Row[], remembered: Remembered): number => {
  const first = rows.slice(0, lookedAt)
  let at = first.findIndex((row) => isHead(row, remembered))
  if (at >= 0) {
    while (isHead(rows[at + 1] ?? [], remembered)) at += 1
    return at
  }
  const known = first.map((row) => knownIn(row, remembered))
  const most = Math.max(0, ...known)
  if (most > 0 && mayBeHead(rows, known.indexOf(most))) return known.indexOf(most)
  return first.findIndex((_, index) => mayBeHead(rows, index))
}
