import { type Entry, entriesOf, Unreadable } from '#platform/documents'
import { readGift } from './gift.ts'
import { readMoodle } from './moodle.ts'
import { readQtiItem, readQtiPackage } from './qti.ts'
import type { QuestionFile } from './read-item.ts'
import { readSheet } from './sheet.ts'
import { readWord } from './word.ts'

/** More than packages of schools hold, pictures among it; less than hurts. */
const packageBounds = { entries: 5_000, bytes: 33_554_432, together: 134_217_728 }
/** What is alike shrinks well; above so many bytes no honest package shrinks more than a hundredfold. */
const smallBytes = 20_000_000
const maxTimes = 100

const isPackage = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b

/** Refuses a package before anything of it is unpacked, by what it says that it unpacks to. */
const refuseBomb = (entries: readonly Entry[], packed: number): void => {
  const unpacked = entries.reduce((sum, { size }) => sum + size, 0)
  if (unpacked > packageBounds.together || (unpacked > smallBytes && unpacked > packed * maxTimes))
    throw new Unreadable('压缩包解压后过大')
}

/** Texts in UTF-8, UTF-16 by its mark, or GB 18030 as older Chinese programs save them. */
const textOf = (bytes: Uint8Array): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    try {
      return new TextDecoder('gb18030', { fatal: true }).decode(bytes)
    } catch {
      throw new Unreadable('文件的编码无法识别，请另存为 UTF-8')
    }
  }
}

const read = async (bytes: Uint8Array): Promise<QuestionFile> => {
  if (isPackage(bytes)) {
    const entries = entriesOf(bytes, packageBounds)
    refuseBomb(entries, bytes.length)
    const names = new Set(entries.map(({ name }) => name))
    if (names.has('xl/workbook.xml')) return readSheet(bytes)
    if (names.has('word/document.xml')) return readWord(bytes)
    return readQtiPackage(entries)
  }
  if (bytes[0] === 0xd0 && bytes[1] === 0xcf)
    throw new Unreadable('这是旧版的 Office 文件，请另存为 .xlsx 或 .docx')
  const text = textOf(bytes)
  if (
    /^\uFEFF?\s*</.test(text) &&
    /<\?xml|<quiz|assessment|<qti-|questestinterop/i.test(text.slice(0, 2_000))
  )
    return /<quiz[\s>]/.test(text) ? readMoodle(text) : readQtiItem(text)
  // A stem of GIFT may begin with a tag, but not with the head of a document.
  if (/^\uFEFF?\s*<(?:[!?]|html|svg)/i.test(text))
    throw new Unreadable('文件不是 Moodle XML 或 QTI')
  return readGift(text)
}

/** What comes of reading a file, as plain data between threads. */
export type ReadFileResult = { readonly file: QuestionFile } | { readonly unreadable: string }

/** Reads a file of questions by what its bytes are, or says why it cannot be read. */
export const readFile = async (bytes: Uint8Array): Promise<ReadFileResult> => {
  try {
    const file = await read(bytes)
    return file.items.length === 0 ? { unreadable: '文件中没有题目' } : { file }
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    return { unreadable: error.message }
  }
}
