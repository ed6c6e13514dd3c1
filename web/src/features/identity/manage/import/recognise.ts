import type { Odd, WorkSheet } from '#ui'
import { importColumns, importLimits } from '@xinglin/contract/identity'
import { isHead, matchColumns } from './headings.ts'

/** A row of the sheet as it travels: its number there, its cells by the columns of the import, and what is wrong with them there. */
export type SheetRow = {
  readonly RowNo: number
  readonly Cells: string[]
  readonly Faults: string[]
}

/** A list of people in one sheet of a workbook. */
export type List = {
  readonly sheet: string
  readonly rows: readonly SheetRow[]
  /** Rows that somebody hid, or a filter: they come in when that is asked for. */
  readonly hidden: readonly SheetRow[]
  /** Which heading stands for each column of the import; empty where there is none. */
  readonly headings: readonly string[]
  /** Headings that mean nothing here. */
  readonly ignored: readonly string[]
}

/** The lists that were found in a workbook, or why nothing of it can be imported. */
export type Recognised =
  | { readonly kind: 'lists'; readonly lists: readonly [List, ...List[]] }
  | { readonly kind: 'refused'; readonly why: string }

const lookedAt = 20
const longestCell = 500
const example = '示例'

/** A column as spreadsheets name it: A, Z, AA. */
const letters = (column: number): string =>
  (column < 26 ? '' : letters(Math.floor(column / 26) - 1)) +
  String.fromCodePoint(65 + (column % 26))

/** Why a cell of the import cannot be what it holds: none of its columns is a date, or true or false. */
const faultOf = ({ row, column, kind, said }: Odd, name: string): string => {
  const place = `${name}（${letters(column)}${row + 1}）`
  if (kind === 'error') return `${place}是错误值 ${said}`
  if (kind === 'formula') return `${place}的公式没有计算结果，请在 Excel 或 WPS 中打开并保存`
  return `${place}是${kind === 'date' ? '日期' : '逻辑值'} ${said}，请改为文本重新填写`
}

/** Where the headings end: those of two rows are held together by cells that reach over both. */
const headOf = (rows: WorkSheet['rows']): number => {
  let at = rows.slice(0, lookedAt).findIndex(isHead)
  while (at >= 0 && isHead(rows[at + 1] ?? [])) at += 1
  return at
}

const listIn = ({ name, rows, hiddenRows, odd }: WorkSheet): List | undefined => {
  const at = headOf(rows)
  const head = rows[at]
  if (!head) return undefined
  const places = matchColumns(head)
  const hidden = new Set(hiddenRows)
  const faults = new Map<number, string[]>()
  for (const one of odd) {
    const column = importColumns[places.indexOf(one.column)]
    if (column) faults.set(one.row, [...(faults.get(one.row) ?? []), faultOf(one, column)])
  }
  const found = rows.flatMap((row, index): SheetRow[] => {
    // Long lists repeat their headings on every page.
    if (index <= at || isHead(row)) return []
    const Cells = places.map((place) => (row[place] ?? '').slice(0, longestCell))
    const Faults = faults.get(index) ?? []
    const empty = Cells.every((cell) => cell === '') && Faults.length === 0
    return empty || Cells[0]?.startsWith(example) ? [] : [{ RowNo: index + 1, Cells, Faults }]
  })
  return {
    sheet: name,
    rows: found.filter(({ RowNo }) => !hidden.has(RowNo - 1)),
    hidden: found.filter(({ RowNo }) => hidden.has(RowNo - 1)),
    headings: places.map((place) => head[place] ?? ''),
    ignored: head.filter((heading, index) => heading !== '' && !places.includes(index)),
  }
}

const refused = (why: string): Recognised => ({ kind: 'refused', why })

const named = (sheets: readonly WorkSheet[]): string =>
  sheets.map(({ name }) => `“${name}”`).join('、')

const whyNoHead = (visible: readonly WorkSheet[], unseen: readonly WorkSheet[]): string => {
  const where = `工作表${named(visible)}`
  const also = unseen.length > 0 ? `隐藏的工作表${named(unseen)}没有读取，需要时请先取消隐藏。` : ''
  return `在${where}的前 ${lookedAt} 行中没有找到表头：表格须包含“姓名”和“学号/工号”两列，可下载模板对照。${also}`
}

/** Every row of a list, the hidden ones among them. */
export const allRows = ({ rows, hidden }: List): readonly SheetRow[] =>
  [...rows, ...hidden].toSorted((one, other) => one.RowNo - other.RowNo)

/**
 * Finds the lists of people in the sheets of a workbook that can be seen, whatever the order of their columns; what is
 * hidden is never taken unasked.
 */
export const recognise = (sheets: readonly WorkSheet[]): Recognised => {
  const visible = sheets.filter(({ isHidden }) => !isHidden)
  const lists = visible.flatMap((sheet) => listIn(sheet) ?? [])
  if (lists.length === 0)
    return refused(
      whyNoHead(
        visible,
        sheets.filter(({ isHidden }) => isHidden),
      ),
    )
  const [first, ...others] = lists.filter((list) => allRows(list).length > 0)
  if (!first)
    return refused(
      `工作表“${lists.map(({ sheet }) => sheet).join('”“')}”中没有数据：请在表头下方逐行填写后再上传。`,
    )
  const most = importLimits.rows
  const short = [first, ...others].filter(({ rows }) => rows.length <= most)
  const [taken, ...rest] = short
  if (!taken)
    return refused(
      `一次最多导入 ${most} 行，工作表“${first.sheet}”有 ${first.rows.length} 行，请拆分后分次导入。`,
    )
  return { kind: 'lists', lists: [taken, ...rest] }
}
