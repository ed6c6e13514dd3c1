import { expect, test } from 'vitest'
import { dealtTo } from './rules.ts'

test('a seed is a whole number of the session, in a contest of the item alone', () => {
  const session = '01980000-0000-7000-8000-00000000dead'
  const itemId = '01980000-0000-7000-8000-ffffffffffff'
  const place = { itemId, mode: 'practice', temperament: 'guarded' } as const
  expect(dealtTo(session, place)).toEqual({ seed: 0xdead, temperament: 'guarded' })
  const competing = dealtTo(session, { ...place, mode: 'contest' })
  expect(competing).toEqual({ seed: 0xf_ff_ff_ff, temperament: 'standard' })
  expect(Number.isSafeInteger(competing.seed)).toBe(true)
})
