import { expect, test } from 'vitest'
import { timeSpent } from './time-spent.ts'

test.each([
  [0, '不足 1 分钟'],
  [59, '不足 1 分钟'],
  [60, '1 分钟'],
  [3600, '1 小时 0 分钟'],
  [5461, '1 小时 31 分钟'],
])('%s seconds are told as %s', (seconds, expected) => {
  expect(timeSpent(seconds)).toBe(expected)
})
