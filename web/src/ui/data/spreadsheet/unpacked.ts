const entryMark = 0x02_01_4b_50
const endMark = 0x06_05_4b_50
const endLength = 22
const longestComment = 65_535

const maxEntries = 2_000
const maxBytes = 200_000_000
/** Rows that are alike shrink well; above so many bytes no honest workbook shrinks more than a hundredfold. */
const smallBytes = 20_000_000
const maxTimes = 100

/** Where the directory of a ZIP says that it ends; undefined where there is none. */
const endOf = (zip: DataView): number | undefined => {
  const last = zip.byteLength - endLength
  for (let at = last; at >= Math.max(0, last - longestComment); at -= 1)
    if (zip.getUint32(at, true) === endMark) return at
  return undefined
}

/**
 * Whether a workbook may be unpacked, by its own directory: at most 2,000 entries and 200 MB, and no more than a
 * hundredfold of what it is. A directory that cannot be read is none.
 */
export const mayUnpack = (file: ArrayBuffer): boolean => {
  const zip = new DataView(file)
  const end = endOf(zip)
  if (end === undefined) return false
  const entries = zip.getUint16(end + 10, true)
  let at = zip.getUint32(end + 16, true)
  let bytes = 0
  if (entries > maxEntries) return false
  for (let entry = 0; entry < entries; entry += 1) {
    if (at + 46 > zip.byteLength || zip.getUint32(at, true) !== entryMark) return false
    bytes += zip.getUint32(at + 24, true)
    at += 46
    at += zip.getUint16(at - 18, true) + zip.getUint16(at - 16, true) + zip.getUint16(at - 14, true)
  }
  return bytes <= maxBytes && (bytes <= smallBytes || bytes <= file.byteLength * maxTimes)
}
