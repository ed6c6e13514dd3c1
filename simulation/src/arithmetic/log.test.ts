import { expect, test } from 'vitest'
import { exp10, log, log10, pow } from './log.ts'
import { sin } from './sin.ts'

test.each([1e-300, 3.7e-12, 1e-8, 0.02, 0.5, 0.708, 0.9999, 1, 1.0001, 1.4143, 2, 7.3, 1e3, 6e23])(
  'log(%f) is right to 1e-13',
  (x) => {
    expect(Math.abs(log(x) - Math.log(x))).toBeLessThan(1e-13 * (1 + Math.abs(Math.log(x))))
  },
)

test('the ends of the range of log', () => {
  expect([log(0), log(-1), log(Infinity), log(1)]).toEqual([-Infinity, Number.NaN, Infinity, 0])
})

test.each([
  [0.3, 1.7],
  [2, 0.5],
  [9, -2],
  [1.2, 3.3],
  [40, 2],
])('pow(%f, %f) is right to twelve digits', (x, y) => {
  expect(Math.abs(pow(x, y) / x ** y - 1)).toBeLessThan(1e-12)
})

test('the ends of the range of pow', () => {
  expect([pow(0, 2), pow(0, 0), pow(0, -1), pow(5, 0)]).toEqual([0, 1, Infinity, 1])
})

test.each([-900, -6.3, -3.15, -1.6, -0.2, 0, 0.01, 0.8, 1.57, 1.58, 3.1, 3.2, 4.7, 6.2, 55, 999])(
  'sin(%f) is right to 1e-12',
  (x) => {
    expect(Math.abs(sin(x) - Math.sin(x))).toBeLessThan(1e-12)
  },
)

test.each([-15, -9.3, -1, 0, 0.4, 3, 12])(
  'exp10(%f) and log10 undo each other and are right',
  (x) => {
    expect(Math.abs(exp10(x) / 10 ** x - 1)).toBeLessThan(1e-12)
    expect(Math.abs(log10(exp10(x)) - x)).toBeLessThan(1e-12)
  },
)
