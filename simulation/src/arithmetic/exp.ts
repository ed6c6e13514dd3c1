/** The natural logarithm of 2, to the last bit. Math is barred from the core but for sqrt, its constants too. */
// oxlint-disable-next-line oxc/approx-constant
export const ln2 = 0.6931471805599453
const terms = 14

/**
 * e to the power of x by + − × ÷ alone, so that every engine gives the same bits: whole powers of two are taken off,
 * a Taylor polynomial of degree 14 serves the rest (within ±ln 2), and they are multiplied back. The relative error grows with x
 * and stays below 1e-13.
 * 0 below −745, Infinity above 709, as the largest and smallest doubles are.
 */
export const exp = (x: number): number => {
  if (x !== x) return x
  if (x > 709) return Infinity
  if (x < -745) return 0
  const raw = x / ln2
  const whole = raw - (raw % 1)
  const rest = x - whole * ln2
  let sum = 1
  for (let n = terms; n > 0; n -= 1) sum = 1 + (rest / n) * sum
  const step = whole < 0 ? 0.5 : 2
  for (let left = whole < 0 ? -whole : whole; left > 0; left -= 1) sum *= step
  return sum
}
