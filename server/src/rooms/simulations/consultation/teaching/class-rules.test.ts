import { expect, test } from 'vitest'
import { bucketsOf, medianOf, shareBelow } from './class-rules.ts'

test.each([
  [[], null],
  [[null], null],
  [[70], 70],
  [[90, 10, 50], 50],
  [[10, 20], 15],
  [[10.01, 10.02, null], 10.01],
])('the median of %j is %s', (figures, median) => expect(medianOf(figures)).toBe(median))

test('ten points a bucket, a hundred in the last', () =>
  expect(bucketsOf([0, 9.99, 10, 59.99, 60, 89.99, 90, 100])).toEqual([
    2, 1, 0, 0, 0, 1, 1, 0, 1, 2,
  ]))

test('who is equal is not below', () => {
  expect(shareBelow([10, 20, 20, 30], 20)).toBe(25)
  expect(shareBelow([10, 20, 30], 100)).toBe(100)
  expect(shareBelow([], 50)).toBe(0)
})
