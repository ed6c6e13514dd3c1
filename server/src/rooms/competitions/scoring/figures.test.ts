import { expect, test } from 'vitest'
import { correlationOf, deviationOf, figuresOf, meanOf, medianOf } from './figures.ts'

test('of nothing there is no figure', () => {
  expect([meanOf([]), medianOf([]), deviationOf([1])]).toEqual([undefined, undefined, undefined])
  expect(correlationOf([])).toBeUndefined()
  expect(
    correlationOf([
      [1, 2],
      [1, 3],
    ]),
  ).toBeUndefined()
})

test('mean, median, deviation and correlation are those of the textbooks', () => {
  expect(meanOf([1, 2, 6])).toBe(3)
  expect([medianOf([6, 1, 2]), medianOf([4, 1, 2, 9])]).toEqual([2, 3])
  // R: sd(c(2,4,4,4,5,5,7,9)) = 2.13809; cor(1:5, c(2,1,4,3,5)) = 0.8
  expect(deviationOf([2, 4, 4, 4, 5, 5, 7, 9])).toBeCloseTo(2.13809, 5)
  expect(
    correlationOf([
      [1, 2],
      [2, 1],
      [3, 4],
      [4, 3],
      [5, 5],
    ]),
  ).toBeCloseTo(0.8, 10)
})

test('fewer than five teams tell nothing, and all alike have no discrimination', () => {
  const team = (share: number, rest: number) => ({ share, rest })
  expect(figuresOf([team(1, 1)])).toEqual({
    count: 1,
    facility: undefined,
    discrimination: undefined,
  })
  const alike = Array.from({ length: 5 }, () => team(5_000, 5_000))
  expect(figuresOf(alike)).toEqual({ count: 5, facility: 0.5, discrimination: undefined })
  const good = [1, 2, 3, 4, 5].map((at) => team(at * 2_000, at * 1_000))
  expect(figuresOf(good)).toMatchObject({ count: 5, facility: 0.6 })
  expect(figuresOf(good).discrimination).toBeCloseTo(1, 10)
})
