import { readSheets } from '#ui'
import { importColumns } from '@xinglin/contract/imports'
import { fileFault } from './file-fault.ts'
import { matchColumns } from './headings.ts'

type Sheets = NonNullable<Awaited<ReturnType<typeof readSheets>>>

/** Student numbers of a workbook, or why there are none. */
export type Numbers = { readonly numbers: readonly string[] } | { readonly fault: string }

const lookedAt = 20

const columnIn = (row: readonly string[]): number =>
  matchColumns(row)[importColumns.indexOf('学号/工号')] ?? -1

/** The numbers of the sheets that can be seen: what stands below 学号, by whatever name schools have for it. */
export const numbersOf = (sheets: Sheets): Numbers => {
  const seen = sheets.filter(({ isHidden }) => !isHidden)
  const columns = seen.flatMap(({ rows, hiddenRows }) => {
    const head = rows.slice(0, lookedAt).findIndex((row) => columnIn(row) >= 0)
    if (head < 0) return []
    const column = columnIn(rows[head] ?? [])
    const hidden = new Set(hiddenRows)
    const numbers = rows.flatMap((row, at) => {
      const number = (row[column] ?? '').trim()
      // Long lists repeat their headings on every page.
      const isNumber = at > head && number !== '' && columnIn(row) < 0
      return isNumber && !hidden.has(at) ? [number] : []
    })
    return [numbers]
  })
  if (columns.length === 0)
    return { fault: `在表格的前 ${lookedAt} 行中没有找到“学号”这一列的表头。` }
  const numbers = columns.flat()
  return numbers.length > 0 ? { numbers } : { fault: '“学号”一列下面没有内容。' }
}

/** Reads the student numbers of a sheet. */
export const readNumbers = async (file: File): Promise<Numbers> => {
  const refused = fileFault(file)
  if (refused) return { fault: refused }
  const sheets = await readSheets(file)
  return sheets
    ? numbersOf(sheets)
    : { fault: '文件无法读取：可能已损坏、加了密码、版本过旧，或并不是表格。' }
}
