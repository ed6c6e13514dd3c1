import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hashOf } from '../features/features.ts'
import { rowsOf } from './rows.ts'

test('every feature has its row, and no other has one', () => {
  const hash = fc.integer({ min: 0, max: 2 ** 32 - 1 })
  fc.assert(
    fc.property(fc.uniqueArray(hash), fc.array(hash), (known, others) => {
      const features = Uint32Array.from(known)
      const rowOf = rowsOf(features)
      for (const [row, feature] of features.entries()) expect(rowOf(feature)).toBe(row)
      for (const other of others) expect(rowOf(other)).toBe(known.indexOf(other))
    }),
  )
})

test('a hash is FNV-1a', () => {
  expect(['', 'a', 'foobar'].map(hashOf)).toEqual([0x811c9dc5, 0xe40c292c, 0xbf9cf968])
})
