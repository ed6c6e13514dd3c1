import writeSheets from 'write-excel-file/universal'
import { cellsOf, type Sheet, sheetName } from './text-cells.ts'
import { readAnyWorkbook } from './any-workbook.ts'
import type { WorkSheet } from './workbook.ts'

/** What a worker is asked. */
export type Work =
  | { readonly kind: 'read'; readonly file: ArrayBuffer }
  | { readonly kind: 'write'; readonly sheets: readonly Sheet[] }

/** What it answers. */
export type Done =
  | { readonly kind: 'sheets'; readonly sheets: readonly WorkSheet[] }
  | { readonly kind: 'file'; readonly file: ArrayBuffer }
  | { readonly kind: 'fault' }

const read = async (file: ArrayBuffer): Promise<Done> => {
  const sheets = await readAnyWorkbook(file)
  return sheets ? { kind: 'sheets', sheets } : { kind: 'fault' }
}

const defaultWidth = 18

const write = async (sheets: readonly Sheet[]): Promise<Done> => {
  const written = writeSheets(
    sheets.map((sheet) => ({
      sheet: sheetName(sheet.name),
      data: cellsOf(sheet),
      columns: sheet.heads.map((_, index) => ({ width: sheet.widths?.[index] ?? defaultWidth })),
      stickyRowsCount: 1,
    })),
  )
  return { kind: 'file', file: await (await written.toBlob()).arrayBuffer() }
}

/** Reads the sheets of a workbook as text, or writes a workbook; a file that is none is a fault. */
export const doWork = async (work: Work): Promise<Done> => {
  try {
    return work.kind === 'read' ? await read(work.file) : await write(work.sheets)
  } catch {
    return { kind: 'fault' }
  }
}
