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

test('an allowance is by the minute and by the day, of each person', () => {
  const takes = allowance(2, 3)
  const minute = 60_000
  expect([takes('a', 0), takes('a', 1), takes('a', 2), takes('b', 2)]).toEqual([
    true,
    true,
    false,
    true,
  ])
  expect([takes('a', minute), takes('a', 2 * minute)]).toEqual([true, false])
  expect(takes('a', 86_400_000)).toBe(true)
})
