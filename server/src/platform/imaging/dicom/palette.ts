import { Unreadable } from '#platform/documents'
import { bytesOf, type Elements, numbersOf } from './elements.ts'

/** One colour of a palette: of each value that occurs, 0 to 255 (PS3.3 C.7.6.3.1.5 and C.7.6.3.1.6). */
const tableOf = (from: Elements, descriptor: string, data: string) => {
  const [entries = 0, first = 0, bits = 16] = numbersOf(from, descriptor)
  const [bytes] = bytesOf(from, data)
  // No entries stand for 65536, which the word of the descriptor cannot say.
  const count = entries === 0 ? 65_536 : entries
  if (!bytes) throw new Unreadable('图像缺少调色板')
  const step = bytes.length >= count * 2 ? 2 : 1
  if (bytes.length < count * step) throw new Unreadable('图像的调色板不完整')
  // Of 16 bits the higher byte is shown; some that call themselves so keep 8 bits in words.
  const isWide = bits > 8 && step === 2
  return (value: number): number => {
    const at = Math.max(0, Math.min(count - 1, value - first)) * step
    return bytes[isWide ? at + 1 : at] ?? 0
  }
}

/** Red, green and blue of pixels that are numbers of a palette. */
export const paletteRgb = (from: Uint8Array, bits: 8 | 16, elements: Elements): Uint8Array => {
  const tables = [
    tableOf(elements, '00281101', '00281201'),
    tableOf(elements, '00281102', '00281202'),
    tableOf(elements, '00281103', '00281203'),
  ]
  const step = bits / 8
  const to = new Uint8Array((from.length / step) * 3)
  for (let pixel = 0; pixel * step < from.length; pixel += 1) {
    const low = from[pixel * step] ?? 0
    const value = step === 2 ? low + 256 * (from[pixel * step + 1] ?? 0) : low
    for (const [colour, table] of tables.entries()) to[pixel * 3 + colour] = table(value)
  }
  return to
}
