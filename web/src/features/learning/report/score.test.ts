import { expect, test } from 'vitest'
import { shownScore } from './score.ts'

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
