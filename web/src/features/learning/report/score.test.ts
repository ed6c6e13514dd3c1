import { expect, test } from 'vitest'
import { sumOf } from './score.ts'

const report = (composite: number | null, ...scores: (number | null)[]) => ({
  Composite: composite,
  Level: 'A',
  FinishedAt: '',
  Dimensions: scores.map((Score, index) => ({ Name: String(index), Score, Evidence: '' })),
})

test.each([
  [report(93.75, 100, 87.5, null), '（100 + 87.5）÷ 2 = 93.75，取一位小数 93.7。'],
  [report(66.66, 100, 100, 0), '（100 + 100 + 0）÷ 3 ≈ 66.66，取一位小数 66.6。'],
  [report(90, 100, 80), '（100 + 80）÷ 2 = 90。'],
  [report(null, null), ''],
])('a composite tells how it came about', (dimensions, sum) => expect(sumOf(dimensions)).toBe(sum))
