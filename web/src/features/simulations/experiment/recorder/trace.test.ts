import { expect, test } from 'vitest'
import { fitting, gridStep } from './trace.ts'

test.each([
  [20, 5],
  [8, 1],
  [200, 50],
  [0.02, 0.005],
  [120, 20],
])('a span of %s is divided by %s', (span, step) => expect(gridStep(span)).toBeCloseTo(step, 9))

test.each([
  [90, '乙酰胆碱 4'],
  [50, '乙酰胆碱…'],
  [20, '乙…'],
  [15, ''],
  [Infinity, '乙酰胆碱 4'],
])('in %s pixels of ten a letter a marker says %s', (room, expected) =>
  expect(fitting('乙酰胆碱 4', room, (word) => 10 * word.length)).toBe(expected),
)
