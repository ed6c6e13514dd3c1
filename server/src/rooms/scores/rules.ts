import { composite } from '@xinglin/simulation/assessment'
import type { Scored } from './sources/score-source.ts'

/** A score that is told. */
export type ReleasedScore = Scored & { readonly score: number }

/** What of some scores may be told and counts. */
export const releasedOf = (scores: readonly Scored[]): ReleasedScore[] =>
  scores.flatMap((one) =>
    one.released && one.score !== null ? [{ ...one, score: one.score }] : [],
  )

/** The newest first; ids decide between equals, so that pages never overlap. */
export const newestFirst = (scores: readonly Scored[]): Scored[] =>
  scores.toSorted((a, b) => b.at.getTime() - a.at.getTime() || (a.id < b.id ? 1 : -1))

/** Of each course its best round, of several that are equal the earliest; everything else as it is. */
export const bestOfCourses = (scores: readonly ReleasedScore[]): ReleasedScore[] => {
  const best = new Map<string, ReleasedScore>()
  const others: ReleasedScore[] = []
  for (const one of scores) {
    if (one.kind !== 'course') {
      others.push(one)
      continue
    }
    const before = best.get(one.courseId)
    if (!before || one.score > before.score || (one.score === before.score && one.at < before.at))
      best.set(one.courseId, one)
  }
  return [...best.values(), ...others]
}

/** The mean of scores with two decimals cut off; null of none. */
export const meanOf = (scores: readonly number[]): number | null =>
  composite(scores.map((score) => ({ name: '', score, evidence: '' }))).composite

/** The dimensions of each kind of course, by the best round of each course: the mean of those in which it was assessed. */
export const dimensionsByKind = (
  scores: readonly ReleasedScore[],
): { kind: number; courses: number; axes: { name: string; score: number | null }[] }[] => {
  const rounds = bestOfCourses(scores).filter(
    ({ kind, dimensions }) => kind === 'course' && dimensions.length > 0,
  )
  const kinds = [...Map.groupBy(rounds, ({ courseKind }) => courseKind)]
  return kinds
    .toSorted(([one], [other]) => one - other)
    .map(([kind, some]) => ({
      kind,
      courses: some.length,
      axes: (some[0]?.dimensions ?? []).map(({ name }) => ({
        name,
        score: meanOf(
          some.flatMap(({ dimensions }) =>
            dimensions.flatMap((one) => (one.name === name ? (one.score ?? []) : [])),
          ),
        ),
      })),
    }))
}
