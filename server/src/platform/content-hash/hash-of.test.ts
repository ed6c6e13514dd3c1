import { expect, test } from 'vitest'
import { hashOf } from './hash-of.ts'

test('a hash does not depend on the order of members, and does on everything else', () => {
  const one = hashOf({ a: 1, b: [{ c: 2, d: undefined }, null] })
  expect(hashOf({ b: [{ c: 2 }, null], a: 1 })).toBe(one)
  for (const other of [{ a: 1, b: [null, { c: 2 }] }, { a: 1 }, { a: '1', b: [{ c: 2 }, null] }])
    expect(hashOf(other)).not.toBe(one)
})
