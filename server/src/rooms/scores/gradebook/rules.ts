import type { GradeColumn, GradeScale } from '@xinglin/contract/scores'
import { scoreWord } from '@xinglin/simulation/assessment'

type Column = Pick<GradeColumn, 'Weight' | 'Missing'>

/** Which of several scores of one person counts, in order of time; null of none. */
export const countedScore = (
  scores: readonly number[],
  rule: GradeColumn['Rule'],
): number | null => {
  if (scores.length === 0) return null
  if (rule === 'best') return Math.max(...scores)
  if (rule === 'last') return scores.at(-1) ?? null
  return scores.reduce((sum, score) => sum + score, 0) / scores.length
}

/**
 * What the scores of a student come to, 0-100: the mean by weight of what counts. A score that is not there is nought or does
 * not count, as its column says; null where nothing counts, for what is missing is never nought by itself. A column from which
 * the student is exempt, by its index, does not count whatever it says.
 */
export const totalOf = (
  columns: readonly Column[],
  scores: readonly (number | null)[],
  exempt: readonly number[] = [],
): number | null => {
  let sum = 0
  let weights = 0
  for (const [at, { Weight, Missing }] of columns.entries()) {
    const score = scores[at] ?? null
    if (score === null && (Missing === 'skip' || exempt.includes(at))) continue
    sum += Weight * (score ?? 0)
    weights += Weight
  }
  return weights === 0 ? null : sum / weights
}

/** A little, so that 59.5 that a sum of binary fractions made a hair less is still rounded up. */
const hair = 1e-9

/** A total as it is written: with one decimal cut, or whole and rounded half up. */
export const writtenTotal = (total: number, decimals: number): string =>
  decimals === 0 ? String(Math.floor(total + 0.5 + hair)) : scoreWord(total + hair)

const fiveLevels = [
  { from: 90, name: '优秀' },
  { from: 80, name: '良好' },
  { from: 70, name: '中等' },
  { from: 60, name: '及格' },
  { from: 0, name: '不及格' },
] as const

/** A total in a scale: the level follows from the figure as it is written, so that no 60 is ever 不及格. */
export const gradeOf = (total: number | null, scale: GradeScale, decimals: number): string => {
  if (total === null) return ''
  const written = writtenTotal(total, decimals)
  if (scale === 'hundred') return written
  const figure = Number(written)
  if (scale === 'pass') return figure >= 60 ? '合格' : '不合格'
  return fiveLevels.find(({ from }) => figure >= from)?.name ?? '不及格'
}

/** Whether the weights of all columns make a whole. */
export const isWhole = (columns: readonly Pick<GradeColumn, 'Weight'>[]): boolean =>
  columns.reduce((sum, { Weight }) => sum + Weight, 0) === 100
