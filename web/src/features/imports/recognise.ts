import type { WorkSheet } from '#ui'
import { findHead } from './find-head.ts'
import { noneRemembered, proposeColumns, type Name, type Remembered } from './headings.ts'

/** What each column of a sheet is; empty where it is not imported. */
export type Mapping = readonly (Name | '')[]

/** A list of people in one sheet of a workbook: its headings stand in row `head`, from 0. */
export type List = {
  readonly sheet: WorkSheet
  readonly head: number
  readonly headings: readonly string[]
  /** What its headings mean, as far as they are known. */
  readonly proposed: Mapping
}

/** The lists that were found in a workbook, or why nothing of it can be imported. */
export type Recognised =
  | { readonly kind: 'lists'; readonly lists: readonly [List, ...List[]] }
  | { readonly kind: 'refused'; readonly why: string }

const refused = (why: string): Recognised => ({ kind: 'refused', why })

const named = (sheets: readonly WorkSheet[]): string =>
  sheets.map(({ name }) => `“${name}”`).join('、')

const whyNoHead = (sheets: readonly WorkSheet[]): string => {
  const visible = sheets.filter(({ isHidden }) => !isHidden)
  const unseen = sheets.filter(({ isHidden }) => isHidden)
  const also = unseen.length > 0 ? `隐藏的工作表${named(unseen)}没有读取，需要时请先取消隐藏。` : ''
  return `在工作表${named(visible)}的前 20 行中没有找到表头：名单须有一行列名，下面逐行填写。${also}`
}

const headingOf = (row: readonly string[], columns: number): string[] =>
  Array.from({ length: columns }, (_, at) => row[at] ?? '')

/** The name of a column: its heading, else its place. */
export const columnName = (headings: readonly string[], at: number): string =>
  headings[at] || `第 ${at + 1} 列`

/** A list of a sheet whose headings stand in a row. */
export const listAt = (sheet: WorkSheet, head: number, remembered = noneRemembered): List => {
  const columns = Math.max(0, ...sheet.rows.slice(head).map((row) => row.length))
  const headings = headingOf(sheet.rows[head] ?? [], columns)
  return { sheet, head, headings, proposed: proposeColumns(headings, remembered) }
}

const isFilled = (row: readonly string[]): boolean => row.some((cell) => cell !== '')

/**
 * Finds the lists of people in the sheets of a workbook that can be seen, whatever their headings are and in whatever
 * order; what is hidden is never taken unasked. `remembered` says how the school's last sheets were understood.
 */
export const recognise = (
  sheets: readonly WorkSheet[],
  remembered: Remembered = noneRemembered,
): Recognised => {
  const lists = sheets
    .filter(({ isHidden }) => !isHidden)
    .flatMap((sheet) => {
      const head = findHead(sheet.rows, remembered)
      return head < 0 ? [] : [listAt(sheet, head, remembered)]
    })
  if (lists.length === 0) return refused(whyNoHead(sheets))
  // A sheet whose person and number are known goes before one of other figures.
  const isWhole = ({ proposed }: List) =>
    proposed.includes('姓名') && proposed.includes('学号/工号')
  const best = lists.some(isWhole) ? lists.filter(isWhole) : lists
  const [first, ...others] = best.filter(({ sheet, head }) =>
    sheet.rows.slice(head + 1).some(isFilled),
  )
  if (!first)
    return refused(
      `工作表${named(best.map(({ sheet }) => sheet))}中没有数据：请在表头下方逐行填写后再上传。`,
    )
  return { kind: 'lists', lists: [first, ...others] }
}
