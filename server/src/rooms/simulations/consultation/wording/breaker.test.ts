import { expect, test } from 'vitest'
import { allowance } from './allowance.ts'
import { breaker } from './breaker.ts'

test('a breaker opens after failures in a row, rests, and lets one try', () => {
  const one = breaker(3, 1_000)
  one.failed(0)
  one.failed(0)
  one.worked()
  one.failed(0)
  one.failed(0)
  expect(one.mayAsk(0)).toBe(true)
  one.failed(0)
  expect(one.mayAsk(999)).toBe(false)
  expect(one.mayAsk(1_000)).toBe(true)
  // Only one: the others wait for what becomes of it.
  expect(one.mayAsk(1_001)).toBe(false)
  one.worked()
  expect(one.mayAsk(1_002)).toBe(true)
})

test('an allowance is of any sixty seconds and of the day, of each person', () => {
  const takes = allowance(2, 3)
  const minute = 60_000
  const begun = minute - 2
  // The turn of the clock’s minute gives nobody a second portion.
  expect([takes('a', begun), takes('a', begun + 1), takes('a', minute)]).toEqual([
    true,
    true,
    false,
  ])
  expect(takes('b', minute)).toBe(true)
  expect([takes('a', begun + minute - 1), takes('a', begun + minute)]).toEqual([false, true])
  expect(takes('a', 5 * minute)).toBe(false)
  expect(takes('a', 86_400_000)).toBe(true)
})
