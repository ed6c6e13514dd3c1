import { readXlsx, streamXlsxRows } from 'hucre/xlsx'
import { Unreadable } from '#platform/documents'
import { mostItems, type QuestionFile, type ReadItem } from './read-item.ts'
import { columnNames, columnsIn, type SheetColumn } from './sheet-columns.ts'
import { type QuestionRow, readRow } from './question-row.ts'
import { itemsOf } from './row-items.ts'

/** Within so many rows a sheet says what its columns are. */
const headWithin = 15
/** Longer than any cell of questions. */
const longestCell = 32_767

type Value = string | number | boolean | Date | null | undefined | object

const textOf = (value: Value): string => {
  if (typeof value === 'string') return value.slice(0, longestCell)
  if (typeof value === 'number') return String(Number(value.toPrecision(15)))
  if (typeof value === 'boolean') return value ? '是' : '否'
  return value instanceof Date ? value.toISOString().slice(0, 10) : ''
}

const visibleSheets = async (bytes: Uint8Array): Promise<{ index: number; name: string }[]> => {
  const sheets: { index: number; name: string }[] = []
  try {
    await readXlsx(bytes, {
      sheets: (info, index) => {
        if (!info.hidden && !info.veryHidden) sheets.push({ index, name: info.name })
        return false
      },
    })
  } catch {
    if (sheets.length === 0) throw new Unreadable('无法读取该表格，请另存为 .xlsx 后再试')
  }
  return sheets
}

/** The rows of a sheet below its headings; none where it has no headings of ours. */
const rowsOf = async (
  bytes: Uint8Array,
  sheet: { index: number; name: string },
  isOnly: boolean,
) => {
  const rows: QuestionRow[] = []
  let columns: ReadonlyMap<SheetColumn, number> | undefined
  for await (const { index, values } of streamXlsxRows(bytes, { sheet: sheet.index })) {
    const cells = values.map((value) => textOf(value as Value).trim())
    if (!columns) {
      columns = columnsIn(cells)
      if (!columns && index >= headWithin) break
      continue
    }
    if (cells.every((one) => one === '')) continue
    if (rows.length >= mostItems) throw new Unreadable(`每个文件最多${mostItems}题`)
    rows.push(readRow(cells, columns, `${isOnly ? '' : `“${sheet.name}”`}第${index + 1}行`))
  }
  return { rows, isRead: columns !== undefined }
}

/** Reads a workbook row by row: each visible sheet whose headings name a stem and an answer. */
export const readSheet = async (bytes: Uint8Array): Promise<QuestionFile> => {
  const sheets = await visibleSheets(bytes)
  const items: ReadItem[] = []
  const skipped: string[] = []
  for (const sheet of sheets) {
    const { rows, isRead } = await rowsOf(bytes, sheet, sheets.length === 1)
    if (isRead) items.push(...itemsOf(rows))
    else skipped.push(sheet.name)
  }
  if (skipped.length === sheets.length)
    throw new Unreadable(
      `表头里没有找到“${columnNames.stem}”和“${columnNames.key}”两列，请对照模板`,
    )
  return {
    format: 'sheet',
    items,
    pictures: [],
    notes: skipped.map((name) => `工作表“${name}”没有题干与答案两列，未读取`),
  }
}
