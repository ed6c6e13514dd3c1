import { expect, test } from 'vitest'
import { composite, dimensionsOf, levelOf, type CourseKind } from './index.ts'

test.each([
  [100, 'S'],
  [90, 'S'],
  [89.99, 'A'],
  [80, 'A'],
  [79.5, 'B'],
  [70, 'B'],
  [69.99, 'C'],
  [60, 'C'],
  [59.99, 'D'],
  [0, 'D'],
])('%s is level %s', (score, level) => expect(levelOf(score)).toBe(level))

test.each([0, 1, 2, 3] as CourseKind[])('kind %s has eight dimensions of different names', (kind) =>
  expect(new Set(dimensionsOf(kind)).size).toBe(8),
)

const of = (...scores: (number | null)[]) =>
  composite(scores.map((score) => ({ name: '', score, evidence: '' })))

test('a dimension that was not assessed counts neither for nor against', () => {
  expect(of(100, 80, null, null)).toEqual({ composite: 90, level: 'S' })
  expect(of(null, null)).toEqual({ composite: null, level: 'D' })
})

test('two decimals are cut off, never rounded up into a level', () =>
  expect(of(89.999, 89.999)).toEqual({ composite: 89.99, level: 'A' }))

test('a third is written with two decimals', () => expect(of(100, 100, 0).composite).toBe(66.66))
