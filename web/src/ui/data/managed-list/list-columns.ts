import type { ReactNode } from 'react'

/** A column of a managed list. */
export type ListColumn<Row> = {
  /** Its word in the address and in what is remembered; never shown. */
  readonly id: string
  readonly name: string
  /** What stands in it; `opens` makes what is given it the way to the row. */
  readonly cell: (row: Row, opens: (words: ReactNode) => ReactNode) => ReactNode
  /** How many pixels it takes; one without takes what is left, and at least 180. */
  readonly width?: number
  /** What it says in an exported sheet; a column without is not exported. */
  readonly text?: (row: Row) => string | number
  /** May be sorted by: by the server, which is asked for its id, or here where the list is one page and has `text`. */
  readonly sorts?: true
  /** Always there: what a row is known by. */
  readonly fixed?: true
  /** Not shown until somebody chooses it. */
  readonly extra?: true
  /** Left out first where the window is too narrow for all. */
  readonly secondary?: true
  /** Figures stand at the right. */
  readonly figures?: true
}

const least = 180
const widthOf = ({ width }: { readonly width?: number }) => width ?? least

/** The ids of the columns that are shown: those chosen, or the usual ones. What the list does not have is no column. */
export const shownColumns = <Row>(
  columns: readonly ListColumn<Row>[],
  chosen: string,
): readonly string[] => {
  const ids = chosen.split('.')
  const known = columns.some(({ id, fixed }) => !fixed && ids.includes(id))
  return columns
    .filter(({ id, fixed, extra }) => fixed || (known ? ids.includes(id) : !extra))
    .map(({ id }) => id)
}

/** The word for chosen columns in the address; empty for the usual ones. */
export const columnsWord = <Row>(
  columns: readonly ListColumn<Row>[],
  ids: readonly string[],
): string => {
  const free = columns.filter(({ fixed }) => !fixed)
  const chosen = free.filter(({ id }) => ids.includes(id))
  const isUsual = free.every((column) => chosen.includes(column) === !column.extra)
  return isUsual ? '' : chosen.map(({ id }) => id).join('.')
}

/**
 * Which of the shown columns fit a width in pixels beside what is always there: secondary ones go first, then the last.
 * A width of 0 (not measured) fits all.
 */
export const fittingColumns = <Row>(
  columns: readonly ListColumn<Row>[],
  width: number,
  beside = 0,
): readonly ListColumn<Row>[] => {
  if (width === 0) return columns
  const goesFirst = [
    ...columns.filter(({ fixed, secondary }) => !fixed && secondary).toReversed(),
    ...columns.filter(({ fixed, secondary }) => !fixed && !secondary).toReversed(),
  ]
  let taken = beside + columns.reduce((sum, column) => sum + widthOf(column), 0)
  const gone = new Set<ListColumn<Row>>()
  for (const column of goesFirst) {
    if (taken <= width) break
    gone.add(column)
    taken -= widthOf(column)
  }
  return columns.filter((column) => !gone.has(column))
}
