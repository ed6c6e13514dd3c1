import { parseCsv } from 'hucre/csv'
import { oneLine } from './text-cells.ts'
import type { WorkSheet } from './workbook.ts'

/** The text of a file: by its mark, else UTF-8 where it is that without a fault, else as Windows writes Chinese (GB 18030). */
export const decoded = (file: ArrayBuffer): string => {
  const bytes = new Uint8Array(file)
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gb18030').decode(bytes)
  }
}

// What Excel writes so that a number stays a text: ="001".
const quoted = /^="(.*)"$/

/** A text whose lines are rows, parted by commas, tabs or semicolons, as one sheet; a number stays the text that it is. */
export const readCsv = (text: string): WorkSheet[] => {
  const rows = parseCsv(text).map((row) =>
    row.map((value) => oneLine(String(value ?? '').replace(quoted, '$1'))),
  )
  return [{ name: '表格', isHidden: false, rows, hiddenRows: [], odd: [] }]
}
