import { expect, test } from 'vitest'
import { hashOf } from './hash.ts'
import { dealtTo, meanOf } from '../session/rules.ts'

test('a hash does not depend on the order of members, and does on everything else', () => {
  const one = hashOf({ a: 1, b: [{ c: 2, d: undefined }, null] })
  expect(hashOf({ b: [{ c: 2 }, null], a: 1 })).toBe(one)
  for (const other of [{ a: 1, b: [null, { c: 2 }] }, { a: 1 }, { a: '1', b: [{ c: 2 }, null] }])
    expect(hashOf(other)).not.toBe(one)
})

test('a seed is a whole number of the session, in a contest of the item alone', () => {
  const session = '01980000-0000-7000-8000-00000000dead'
  const itemId = '01980000-0000-7000-8000-ffffffffffff'
  const place = { itemId, mode: 'practice', temperament: 'guarded' } as const
  expect(dealtTo(session, place)).toEqual({ seed: 0xdead, temperament: 'guarded' })
  const competing = dealtTo(session, { ...place, mode: 'contest' })
  expect(competing).toEqual({ seed: 0xf_ff_ff_ff, temperament: 'standard' })
  expect(Number.isSafeInteger(competing.seed)).toBe(true)
})

test.each([
  [[], null],
  [[80], 80],
  [[89.99, 90], 89.99],
  [[59.99, 60, 60], 59.99],
])('the mean of %j is %s: never rounded up into a level', (figures, mean) =>
  expect(meanOf(figures)).toBe(mean),
)
