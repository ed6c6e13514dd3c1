import { levelOf, type Level } from './levels.ts'

/** A dimension as it was assessed; `score` 0-100, null where the course held nothing to assess it by. */
export type Assessed = {
  readonly name: string
  readonly score: number | null
  readonly evidence: string
}

/** Two decimals, the rest cut off: a figure never rounds up into a level. */
export const twoDecimals = (value: number): number => {
  const scaled = value * 100 + 1e-9
  return (scaled - (scaled % 1)) / 100
}

/**
 * The composite of eight equal dimensions, 0-100 with two decimals cut off, and its level. A dimension that could not
 * be assessed counts neither for nor against: the mean is of those that were; null and D when none was.
 */
export const composite = (
  dimensions: readonly Assessed[],
): { composite: number | null; level: Level } => {
  const scores = dimensions.flatMap(({ score }) => (score === null ? [] : [score]))
  if (scores.length === 0) return { composite: null, level: 'D' }
  const mean = twoDecimals(scores.reduce((sum, score) => sum + score, 0) / scores.length)
  return { composite: mean, level: levelOf(mean) }
}
