import { expect, test } from 'vitest'
import { shownScore } from './score.ts'
import { timeSpent } from './time-spent.ts'

test.each([
  [89.99, '89.9'],
  [90.3, '90.3'],
  [100, '100.0'],
  [0.05, '0.0'],
  [66.67, '66.6'],
  [null, '—'],
])('a score of %s is shown as %s, cut and never rounded up', (score, shown) => {
  expect(shownScore(score)).toBe(shown)
})

test.each([
  [0, '不足 1 分钟'],
  [59, '不足 1 分钟'],
  [60, '1 分钟'],
  [3600, '1 小时 0 分钟'],
  [5461, '1 小时 31 分钟'],
])('%s seconds are told as %s', (seconds, told) => {
  expect(timeSpent(seconds)).toBe(told)
})
