import { inflateRawSync } from 'node:zlib'
import { Unreadable } from './unreadable.ts'

/** What a package may hold. */
type PackageBounds = {
  readonly entries: number
  /** Of one file that is opened. */
  readonly bytes: number
  /** Of all that are opened. */
  readonly together: number
}

/** More than packages of texts have, less than hurts. */
const textBounds: PackageBounds = { entries: 2_000, bytes: 4_194_304, together: 12_582_912 }
const longestName = 400

/** A file of a package, opened when it is wanted. */
export type Entry = {
  readonly name: string
  /** What it says that it unpacks to. */
  readonly size: number
  /** As a text in UTF-8 or UTF-16. */
  readonly open: () => string
  readonly bytes: () => Buffer
}

const endMark = 0x06054b50
const entryMark = 0x02014b50
const localMark = 0x04034b50
const endSize = 22
const longestComment = 65_535
const encryptedBit = 1

const broken = () => new Unreadable('压缩包已损坏，无法读取')

/** Where the list of entries is said to be: at the end, before a comment. */
const endOf = (bytes: Buffer): number => {
  const first = Math.max(0, bytes.length - endSize - longestComment)
  for (let at = bytes.length - endSize; at >= first; at -= 1)
    if (bytes.readUInt32LE(at) === endMark) return at
  throw broken()
}

const inflated = (packed: Buffer, method: number, most: number): Buffer => {
  if (method === 0) {
    if (packed.length > most) throw new Unreadable('压缩包内的文件过大')
    return packed
  }
  if (method !== 8) throw new Unreadable('压缩包使用了不支持的压缩方式')
  try {
    // What an entry says of its own size is believed by nobody: it stops at the bound.
    return inflateRawSync(packed, { maxOutputLength: most })
  } catch (error) {
    const isLarge = error instanceof RangeError
    throw isLarge ? new Unreadable('压缩包内的文件过大') : broken()
  }
}

/** Texts by their mark: UTF-8 and UTF-16; what is neither is unreadable. */
const textOf = (bytes: Buffer): string => {
  const utf16 = bytes[0] === 0xff && bytes[1] === 0xfe
  try {
    return new TextDecoder(utf16 ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Unreadable('压缩包内的文件不是 UTF-8 编码')
  }
}

/**
 * The files of a ZIP package by its list of entries. Nothing is written anywhere, names are names alone; entries, sizes
 * and their sum are bounded, so that a small package cannot become a large memory.
 */
export const entriesOf = (
  given: Uint8Array,
  bounds: PackageBounds = textBounds,
): readonly Entry[] => {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength)
  if (bytes.length < endSize) throw broken()
  const end = endOf(bytes)
  const count = bytes.readUInt16LE(end + 10)
  if (count > bounds.entries) throw new Unreadable(`压缩包内的文件不得超过${bounds.entries}个`)
  const entries: Entry[] = []
  let opened = 0
  let at = bytes.readUInt32LE(end + 16)
  for (let no = 0; no < count; no += 1) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== entryMark) throw broken()
    const flags = bytes.readUInt16LE(at + 8)
    const method = bytes.readUInt16LE(at + 10)
    const packed = bytes.readUInt32LE(at + 20)
    const size = bytes.readUInt32LE(at + 24)
    const nameLength = bytes.readUInt16LE(at + 28)
    const more = bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
    const local = bytes.readUInt32LE(at + 42)
    if (nameLength > longestName) throw broken()
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength)
    at += 46 + nameLength + more
    const unpack = (): Buffer => {
      if ((flags & encryptedBit) !== 0) throw new Unreadable('压缩包已加密，无法读取')
      if (local + 30 > bytes.length || bytes.readUInt32LE(local) !== localMark) throw broken()
      const from = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
      if (from + packed > bytes.length) throw broken()
      const content = inflated(bytes.subarray(from, from + packed), method, bounds.bytes)
      opened += content.length
      if (opened > bounds.together) throw new Unreadable('压缩包解压后过大')
      return content
    }
    entries.push({ name, size, open: () => textOf(unpack()), bytes: unpack })
  }
  return entries
}
