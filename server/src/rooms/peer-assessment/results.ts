import { nobody } from '@xinglin/contract/call'
import type { PeerPoints, PeerResultState } from '@xinglin/contract/peer-assessment'
import { lastDecided, markStore, workStore } from '#marking'
import type { TenantContext } from '#platform/visit'
import { shareOf } from './agreement-rules.ts'
import { distanceOf, gradeOf } from './grading-rules.ts'
import type { CalibrationRow, ReviewRow } from './review-store.ts'
import type { PeerWorkRow, RoundRow } from './round-store.ts'

/** What became of a work in a round. */
export type Result = {
  readonly state: PeerResultState
  readonly share: number | null
  readonly points: PeerPoints
  /** Why the teacher must mark it; empty otherwise. */
  readonly why: '' | 'few' | 'apart'
  /** What peers agreed upon is its score already. */
  readonly adopted: boolean
}

/**
 * What became of works of a round: a teacher's mark goes before what peers agreed upon, whenever it was given; `toWriter`
 * heeds it once it is released alone.
 */
export const resultsOf = async (
  school: TenantContext,
  round: RoundRow,
  works: readonly PeerWorkRow[],
  toWriter: boolean,
): Promise<ReadonlyMap<string, Result>> => {
  const ids = works.map(({ workId }) => workId)
  const marked = await workStore(school).among(ids)
  const marks = Map.groupBy(await markStore(school).ofWorks(ids), ({ workId }) => workId)
  const resultOf = (work: PeerWorkRow): Result => {
    const row = marked.get(work.workId)
    const isTold = row?.state === 'released' || (!toWriter && row?.state === 'marked')
    const decided = lastDecided(
      (marks.get(work.workId) ?? []).filter(({ version }) => version === row?.version),
    )
    const adopted = decided?.markerId === nobody && row?.state !== 'waiting'
    const peers = {
      state: work.byTeacher ? ('marked' as const) : ('peers' as const),
      share: work.share,
      points: work.points ?? {},
      why: '' as const,
      adopted: adopted || (work.byTeacher && row?.state !== 'waiting'),
    }
    if (work.byTeacher) return peers
    if (isTold && row.score !== null && decided && !adopted)
      return {
        state: 'marked',
        share: row.score,
        points: round.rubric.every(({ Id }) => decided.mark.Points[Id] !== undefined)
          ? decided.mark.Points
          : {},
        why: '',
        adopted: false,
      }
    if (work.points !== null) return peers
    return {
      state: round.state === 'ended' ? 'teacher' : 'waiting',
      share: null,
      points: {},
      why: work.why ?? '',
      adopted: false,
    }
  }
  return new Map(works.map((work) => [work.workId, resultOf(work)]))
}

/** How far a review was from what its work is worth; null while that is not known. */
export const distanceFrom = (
  { rubric }: RoundRow,
  { points, submittedAt }: ReviewRow,
  result: Result | undefined,
): number | null => {
  if (submittedAt === null || !result || result.share === null) return null
  if (Object.keys(result.points).length > 0) return distanceOf(rubric, points, result.points)
  return Math.round(Math.abs(shareOf(rubric, points) - result.share) * 10) / 10
}

/** The grade of a reviewer in a round that is over; null before. What they did in place of others and missed counts nothing. */
export const reviewerGrade = (
  round: RoundRow,
  reviews: readonly ReviewRow[],
  results: ReadonlyMap<string, Result>,
  calibration: CalibrationRow | undefined,
): number | null =>
  round.state === 'ended'
    ? gradeOf(
        reviews
          .filter(({ extra, submittedAt }) => !extra || submittedAt !== null)
          .map((one) => ({
            isMissed: one.submittedAt === null,
            distance: distanceFrom(round, one, results.get(one.workId)),
          })),
        calibration?.distance ?? null,
      )
    : null
