import type { Criterion } from '@xinglin/contract/marking'
import type { PeerPoints } from '@xinglin/contract/peer-assessment'

/** Within so many points of a hundred nobody is graded down: people differ. */
export const freePoints = 5
/** What each further point costs. */
const costPerPoint = 2.5

const round = (value: number): number => Math.round(value * 10) / 10

/** Points of a hundred between two marks: what differs of every criterion, whichever way, added up. */
export const distanceOf = (
  rubric: readonly Criterion[],
  given: PeerPoints,
  agreed: PeerPoints,
): number =>
  round(rubric.reduce((sum, { Id }) => sum + Math.abs((given[Id] ?? 0) - (agreed[Id] ?? 0)), 0))

/** What a review is graded by its distance: 100 within 5 points, 0 from 45 on. */
export const gradeOfDistance = (distance: number): number =>
  round(Math.min(100, Math.max(0, 100 - costPerPoint * (distance - freePoints))))

/**
 * The grade of a reviewer: the mean over what they owed. What they did not hand in counts 0, what has no agreed mark counts
 * nothing, a sample that they tried counts as one review. Null while nothing can be said.
 */
export const gradeOf = (
  reviews: readonly { readonly isMissed: boolean; readonly distance: number | null }[],
  calibration: number | null,
): number | null => {
  const grades = reviews.flatMap(({ isMissed, distance }) => {
    if (isMissed) return [0]
    return distance === null ? [] : [gradeOfDistance(distance)]
  })
  // A sample alone says nothing of reviews.
  if (grades.length === 0) return null
  if (calibration !== null) grades.push(gradeOfDistance(calibration))
  return round(grades.reduce((sum, one) => sum + one, 0) / grades.length)
}
