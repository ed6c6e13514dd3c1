import type { Odd } from '#ui'
import {
  columnsSaidOnce,
  idNumberSigns,
  importColumns,
  nothingSaidOnce,
  type SaidOnce,
} from '@xinglin/contract/imports'
import type { List, Mapping } from './recognise.ts'

/** A row of the sheet as it travels: its number there, its cells by the columns of the import, and what is wrong with them there. */
export type SheetRow = {
  readonly RowNo: number
  readonly Cells: string[]
  readonly Faults: string[]
}

/** What of a list are people, and what is not. */
export type TakenRows = {
  readonly rows: readonly SheetRow[]
  /** Rows that somebody hid, or a filter: they come in when that is asked for. */
  readonly hidden: readonly SheetRow[]
  /** Rows that are nobody: totals, signatures, remarks; by their number and first words. */
  readonly skipped: readonly { readonly rowNo: number; readonly text: string }[]
}

const longestCell = 500
const example = '示例'
/** How rows below a list begin that are nobody. */
const footer =
  /^(?:合\s*计|总\s*计|小\s*计|共\s*计|总人数|人数|共\s*\d+\s*[人名条]|注\s*[:：]|备\s*注\s*[:：]|说\s*明\s*[:：]|填\s*表|制\s*表|审\s*核|经\s*办|负责人|打印|日\s*期\s*[:：])/

/** What may be somebody's number: letters and digits alone. */
const isNumber = /^[\w.-]{2,}$/

/** A column as spreadsheets name it: A, Z, AA. */
const letters = (column: number): string =>
  (column < 26 ? '' : letters(Math.floor(column / 26) - 1)) +
  String.fromCodePoint(65 + (column % 26))

/** Why a cell of the import cannot be what it holds: none of its columns is a date, or true or false. */
const faultOf = ({ row, column, kind, text }: Odd, name: string): string => {
  const place = `${name}（${letters(column)}${row + 1}）`
  if (kind === 'error') return `${place}是错误值 ${text}`
  if (kind === 'formula') return `${place}的公式没有计算结果，请在 Excel 或 WPS 中打开并保存`
  return `${place}是${kind === 'date' ? '日期' : '逻辑值'} ${text}，请改为文本重新填写`
}

const faultsIn = ({ sheet }: List, mapping: Mapping): ReadonlyMap<number, string[]> => {
  const faults = new Map<number, string[]>()
  for (const one of sheet.odd) {
    const column = mapping[one.column]
    if (column) faults.set(one.row, [...(faults.get(one.row) ?? []), faultOf(one, column)])
  }
  return faults
}

/** Whether a row is nobody: it begins like the foot of a list, or says one thing where neither person nor number stands. */
const isNobody = (row: readonly string[], mapping: Mapping): boolean => {
  const filled = row.flatMap((cell, at) => (cell === '' ? [] : [at]))
  const [first] = filled
  if (first === undefined) return true
  const number = row[mapping.indexOf('学号/工号')] ?? ''
  if (footer.test(row[first] ?? '') && !isNumber.test(number)) return true
  return filled.length === 1 && !['姓名', '学号/工号'].includes(mapping[first] ?? '')
}

const idNumberAt = importColumns.indexOf('身份证号')

/** Cells as they travel: of an identity number the last signs alone. */
const cut = (cell: string, at: number): string =>
  at === idNumberAt ? cell.trim().slice(-idNumberSigns) : cell.slice(0, longestCell)

/**
 * The people of a list whose columns are understood by `mapping`; where no column says what they are, all are `role`, and
 * where none says 院系, 专业 or 年级, `saidOnce` does.
 */
export const takeRows = (
  list: List,
  mapping: Mapping,
  role: string,
  saidOnce: SaidOnce = nothingSaidOnce,
): TakenRows => {
  const { sheet, head, headings } = list
  const places = importColumns.map((name) => mapping.indexOf(name))
  const roleAt = importColumns.indexOf('角色')
  const faults = faultsIn(list, mapping)
  const hiddenRows = new Set(sheet.hiddenRows)
  const taken: SheetRow[] = []
  const skipped: { rowNo: number; text: string }[] = []
  // Long lists repeat their headings on every page.
  const isRepeated = (row: readonly string[]) =>
    headings.every((heading, at) => (row[at] ?? '') === heading)
  for (const [index, row] of sheet.rows.entries()) {
    if (index <= head || isRepeated(row)) continue
    const Faults = faults.get(index) ?? []
    const Cells = places.map((place, at) => cut(row[place] ?? '', at))
    const isFilled = Cells.some((cell) => cell !== '')
    if (isFilled && places[roleAt] === -1) Cells[roleAt] = role
    for (const name of columnsSaidOnce) {
      const at = importColumns.indexOf(name)
      if (isFilled && places[at] === -1) Cells[at] = saidOnce[name]
    }
    const isEmpty = row.every((cell) => cell === '') && Faults.length === 0
    if (isEmpty || Cells[0]?.startsWith(example)) continue
    if (Faults.length === 0 && isNobody(row, mapping))
      skipped.push({ rowNo: index + 1, text: row.find((cell) => cell !== '') ?? '' })
    else taken.push({ RowNo: index + 1, Cells, Faults })
  }
  return {
    rows: taken.filter(({ RowNo }) => !hiddenRows.has(RowNo - 1)),
    hidden: taken.filter(({ RowNo }) => hiddenRows.has(RowNo - 1)),
    skipped,
  }
}

/** Every row, the hidden ones among them. */
export const allRows = ({ rows, hidden }: TakenRows): readonly SheetRow[] =>
  [...rows, ...hidden].toSorted((one, other) => one.RowNo - other.RowNo)

/** Why a mapping cannot be used; undefined where it can. */
export const mappingFault = (mapping: Mapping): string | undefined => {
  const twice = importColumns.find((name) => mapping.filter((one) => one === name).length > 1)
  if (twice) return `有两列都是“${twice}”，请只保留一列。`
  const missing = (['姓名', '学号/工号'] as const).filter((name) => !mapping.includes(name))
  return missing.length > 0 ? `请指出哪一列是“${missing.join('”、哪一列是“')}”。` : undefined
}
