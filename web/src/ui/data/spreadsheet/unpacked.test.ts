import { expect, test } from 'vitest'
import { doWork } from './sheet-work.ts'
import { mayUnpack } from './unpacked.ts'

/** A ZIP of nothing but its directory, which claims what its entries unpack to. */
const claiming = (sizes: readonly number[], padding = 0): ArrayBuffer => {
  const zip = new DataView(new ArrayBuffer(padding + sizes.length * 46 + 22))
  sizes.forEach((size, at) => {
    zip.setUint32(padding + at * 46, 0x02_01_4b_50, true)
    zip.setUint32(padding + at * 46 + 24, size, true)
  })
  const end = padding + sizes.length * 46
  zip.setUint32(end, 0x06_05_4b_50, true)
  zip.setUint16(end + 10, sizes.length, true)
  zip.setUint32(end + 16, padding, true)
  return zip.buffer
}

test.each([
  ['a small workbook', claiming([4_000, 12_000]), true],
  ['a workbook of many rows', claiming([60_000_000], 3_000_000), true],
  ['a sheet that unfolds to 500 MB', claiming([500_000_000], 6_000_000), false],
  ['a bomb of many parts', claiming(Array.from({ length: 50 }, () => 5_000_000)), false],
  ['a hundredfold and more', claiming([90_000_000], 100_000), false],
  ['three thousand entries', claiming(Array.from({ length: 3_000 }, () => 1)), false],
  ['no ZIP', new TextEncoder().encode('name,number\n'.repeat(100)).buffer, false],
  ['nothing', new ArrayBuffer(0), false],
] as const)('%s: %s', (_, file, may) => expect(mayUnpack(file)).toBe(may))

test('what may not be unpacked is a fault, and is not read', async () => {
  expect(await doWork({ kind: 'read', file: claiming([4_000_000_000]) })).toEqual({ kind: 'fault' })
})
