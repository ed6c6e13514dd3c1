const turn = 6.283185307179586

/**
 * The sine of an angle in radians by + − × ÷ alone: whole turns are taken off, the rest is folded into ±π/2, and a
 * Taylor polynomial of degree 19 is summed. The absolute error is below 1e-14 within one turn and grows with the
 * angle by the rounding of the turns: below 1e-12 up to 1,000 radians.
 */
export const sin = (x: number): number => {
  let angle = x % turn
  if (angle > turn / 2) angle -= turn
  if (angle < -turn / 2) angle += turn
  if (angle > turn / 4) angle = turn / 2 - angle
  if (angle < -turn / 4) angle = -turn / 2 - angle
  const square = angle * angle
  let sum = 0
  for (let n = 19; n > 1; n -= 2) sum = ((1 + sum) * -square) / (n * (n - 1))
  return angle * (1 + sum)
}
