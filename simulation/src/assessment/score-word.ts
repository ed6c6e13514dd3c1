/**
 * A score out of 100 with one decimal, cut and not rounded, so that the number never contradicts the level beside it
 * (79.96 is 79.9 and B, not 80.0); — for none. Every screen, list and file shows a score by this.
 */
export const scoreWord = (score: number | null): string => {
  if (score === null) return '—'
  // Binary fractions: 90.3 × 10 is 902.999…, which must not become 90.2. Three decimals are more than any score has.
  return score.toFixed(3).slice(0, -2)
}

/** Points of one item, which are no score out of 100: rounded to one decimal, whole ones without it. */
export const pointWord = (points: number): string => String(Number(points.toFixed(1)))

/**
 * A mean of scores with one decimal, half a tenth rounded up (77.75 is 77.8): no level stands beside it that it could
 * contradict; — for none. Every mean is shown by this.
 */
export const meanWord = (mean: number | null): string => {
  if (mean === null) return '—'
  // 1.15 and the like lie below themselves in binary.
  return (mean + 1e-9).toFixed(1)
}
