/** A score with one decimal, cut and not rounded, so that the number never contradicts the letter. */
export const shown = (score: number): string =>
  (Math.floor(Math.round(score * 1000) / 100) / 10).toFixed(1)
