import { expect, test } from 'vitest'
import { exp } from './exp.ts'

test.each([-700, -87.3, -12.5, -1, -0.1, 1e-9, 0.3, 0.7, 1, 2.5, 10, 88.8, 350, 700])(
  'exp(%f) is right to thirteen digits',
  (x) => {
    expect(Math.abs(exp(x) / Math.exp(x) - 1)).toBeLessThan(1e-13)
  },
)

test('the ends of the range', () => {
  expect([exp(0), exp(800), exp(-800), exp(Number.NaN)]).toEqual([1, Infinity, 0, Number.NaN])
})
