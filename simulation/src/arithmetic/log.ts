import { exp, ln2 } from './exp.ts'

// oxlint-disable-next-line oxc/approx-constant
const root2 = 1.4142135623730951

/**
 * The natural logarithm by + − × ÷ alone: powers of two are taken off until the rest lies within 1/√2 … √2, where
 * 2·artanh((x−1)/(x+1)) is summed to degree 25. The absolute error is below 1e-13. −Infinity of 0, NaN below it.
 */
export const log = (x: number): number => {
  if (x !== x || x < 0) return Number.NaN
  if (x === 0) return -Infinity
  if (x === Infinity) return Infinity
  let rest = x
  let twos = 0
  for (; rest > 4_294_967_296; twos += 32) rest /= 4_294_967_296
  for (; rest > root2; twos += 1) rest /= 2
  for (; rest < 1 / 4_294_967_296; twos -= 32) rest *= 4_294_967_296
  for (; rest < 1 / root2; twos -= 1) rest *= 2
  const z = (rest - 1) / (rest + 1)
  const square = z * z
  let sum = 0
  for (let n = 25; n > 0; n -= 2) sum = sum * square + 1 / n
  return twos * ln2 + 2 * z * sum
}

/** x to the power of y for x ≥ 0, as exp(y·log x): the relative error is below 1e-12 where |y·log x| < 10; 1 for y = 0, NaN of negative x. */
export const pow = (x: number, y: number): number => {
  if (y === 0) return 1
  if (x === 0) return y > 0 ? 0 : Infinity
  return exp(y * log(x))
}

// oxlint-disable-next-line oxc/approx-constant
const ln10 = 2.302585092994046

/** The decimal logarithm, as log x / log 10: the absolute error is below 1e-13. */
export const log10 = (x: number): number => log(x) / ln10

/** Ten to the power of x, as exp(x·log 10): the relative error is below 1e-12 where |x| < 20. */
export const exp10 = (x: number): number => exp(x * ln10)
