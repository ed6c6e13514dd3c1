import type { Criterion } from '@xinglin/contract/marking'
import type { PeerPoints } from '@xinglin/contract/peer-assessment'

/** By so many points of a hundred two reviews may differ before a third is asked for. */
export const farApart = 20

/** Points of a rubric's criteria as whole tenths. */
const tenths = (points: number): number => Math.round(points * 10)

/** What points come to of a hundred; rubrics make a hundred. */
export const shareOf = (rubric: readonly Criterion[], points: PeerPoints): number =>
  rubric.reduce((sum, { Id }) => sum + tenths(points[Id] ?? 0), 0) / 10

/** Whether every criterion has points, and no more than its own. */
export const isRated = (rubric: readonly Criterion[], points: PeerPoints): boolean =>
  rubric.every(({ Id }) => points[Id] !== undefined)

/** Whether points are of the rubric's criteria and within them. */
export const areWithin = (rubric: readonly Criterion[], points: PeerPoints): boolean =>
  Object.entries(points).every(([id, one]) => {
    const max = rubric.find(({ Id }) => Id === id)?.Max
    return max !== undefined && one >= 0 && one <= max
  })

const medianOf = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const at = sorted.length / 2
  const upper = sorted[Math.floor(at)] ?? 0
  const lower = sorted[Math.ceil(at) - 1] ?? 0
  return Math.round((lower + upper) / 2)
}

/** Of every criterion the median of what reviewers gave, in tenths: one who is far off moves it little. */
export const agreedPoints = (
  rubric: readonly Criterion[],
  reviews: readonly PeerPoints[],
): PeerPoints =>
  Object.fromEntries(
    rubric.map(({ Id }) => [Id, medianOf(reviews.map((one) => tenths(one[Id] ?? 0))) / 10]),
  )

/** Two reviews alone that are far apart: neither can be held against the other. */
export const areApart = (rubric: readonly Criterion[], reviews: readonly PeerPoints[]): boolean => {
  const [one, other] = reviews.map((points) => shareOf(rubric, points))
  return (
    reviews.length === 2 &&
    one !== undefined &&
    other !== undefined &&
    Math.abs(one - other) > farApart
  )
}

/** How many reviews a work wants more: up to what was agreed upon, and a third where two are far apart. */
export const wantedMore = (
  rubric: readonly Criterion[],
  reviews: readonly PeerPoints[],
  perWork: number,
): number =>
  Math.max(perWork - reviews.length, perWork <= 2 && areApart(rubric, reviews) ? 1 : 0, 0)

/** What reviews come to when no more can be had: points that peers agreed upon, or why the teacher must mark. */
export const outcomeOf = (
  rubric: readonly Criterion[],
  reviews: readonly PeerPoints[],
  perWork: number,
): { readonly points: PeerPoints; readonly share: number } | { readonly why: 'few' | 'apart' } => {
  if (reviews.length < Math.min(2, perWork)) return { why: 'few' }
  if (areApart(rubric, reviews)) return { why: 'apart' }
  const points = agreedPoints(rubric, reviews)
  return { points, share: shareOf(rubric, points) }
}
