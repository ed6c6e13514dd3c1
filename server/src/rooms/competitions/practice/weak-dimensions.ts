import type { ContestRound } from '#attempts/relations'
import { fewest } from './contest-study.ts'

/** A dimension in which somebody lies behind. */
export type Weak = {
  readonly name: string
  readonly courseId: string
  readonly own: number
  readonly mean: number
}

const hundred = 100
const mean = (values: readonly number[]): number =>
  Math.round((hundred * values.reduce((sum, one) => sum + one, 0)) / values.length) / hundred

/** The best score of each person in each dimension of each course. */
const bests = (rounds: readonly ContestRound[]) => {
  const all = new Map<string, Map<string, number>>()
  for (const { courseId, personId, dimensions } of rounds)
    for (const { name, score } of dimensions) {
      if (score === null) continue
      const key = `${courseId} ${name}`
      const people = all.get(key) ?? new Map<string, number>()
      people.set(personId, Math.max(score, people.get(personId) ?? 0))
      all.set(key, people)
    }
  return all
}

/** In which dimensions somebody lies behind the mean of their school, where at least five were scored; the furthest first. */
export const weakDimensions = (
  rounds: readonly ContestRound[],
  personId: string,
  most: number,
): Weak[] =>
  [...bests(rounds)]
    .flatMap(([key, people]) => {
      const own = people.get(personId)
      if (own === undefined || people.size < fewest) return []
      const all = mean([...people.values()])
      const [courseId = '', ...name] = key.split(' ')
      return own < all ? [{ name: name.join(' '), courseId, own, mean: all }] : []
    })
    .toSorted((one, other) => other.mean - other.own - (one.mean - one.own))
    .slice(0, most)
