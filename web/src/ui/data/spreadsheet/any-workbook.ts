import { mayUnpack } from './unpacked.ts'
import { readWorkbook, type WorkSheet } from './workbook.ts'

/** By their first bytes: a ZIP (.xlsx), a compound file (.xls). Names lie: systems of schools export web pages as .xls. */
const startsWith = (file: ArrayBuffer, ...bytes: number[]): boolean => {
  const start = new Uint8Array(file, 0, Math.min(bytes.length, file.byteLength))
  return bytes.every((byte, at) => start[at] === byte)
}

// The stream that Excel 97 and later write, in UTF-16; before it was called Book, and its text has no reliable code page.
const streamName = [...'Workbook'].flatMap((sign) => [sign.codePointAt(0) ?? 0, 0])
const isExcel97 = (file: ArrayBuffer): boolean => {
  const bytes = new Uint8Array(file)
  for (
    let at = bytes.indexOf(streamName[0] ?? 0);
    at >= 0;
    at = bytes.indexOf(streamName[0] ?? 0, at + 1)
  )
    if (streamName.every((byte, index) => bytes[at + index] === byte)) return true
  return false
}

const isWebPage = (text: string): boolean => /^\s*<(?:!doctype|html|table|\?xml|meta)/i.test(text)
const isText = (text: string): boolean => text.trim() !== '' && !text.includes('\u0000')

/** Reads the sheets of a file, whatever its name says it is; undefined where it is none. */
export const readAnyWorkbook = async (
  file: ArrayBuffer,
): Promise<readonly WorkSheet[] | undefined> => {
  if (startsWith(file, 0x50, 0x4b)) return mayUnpack(file) ? readWorkbook(file) : undefined
  if (startsWith(file, 0xd0, 0xcf, 0x11, 0xe0))
    return isExcel97(file) ? (await import('./xls.ts')).readXls(file) : undefined
  const { decoded, readCsv } = await import('./csv-sheet.ts')
  const text = decoded(file)
  if (!isText(text)) return undefined
  return isWebPage(text) ? (await import('./xls.ts')).readXls(text) : readCsv(text)
}
