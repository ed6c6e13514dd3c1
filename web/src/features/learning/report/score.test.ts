import { expect, test } from 'vitest'
import { shownScore, sumOf } from './score.ts'

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

const report = (composite: number | null, ...scores: (number | null)[]) => ({
  Composite: composite,
  Level: 'A',
  FinishedAt: '',
  Dimensions: scores.map((Score, index) => ({ Name: String(index), Score, Evidence: '' })),
})

test.each([
  [report(93.75, 100, 87.5, null), '（100 + 87.5）÷ 2 = 93.75。'],
  [report(66.66, 100, 100, 0), '（100 + 100 + 0）÷ 3 ≈ 66.66。'],
  [report(null, null), ''],
])('a composite tells how it came about', (told, sum) => expect(sumOf(told)).toBe(sum))
