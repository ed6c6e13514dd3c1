import type { Criterion, MarkingState } from '@xinglin/contract/marking'
import type { TenantContext } from '#platform/visit'
import { workStore } from '../works/work-store.ts'
import { markStore } from './mark-store.ts'
import { shareOfMark, unmarked } from './rules.ts'

const dayMs = 86_400_000

/** Marks the first version of a work of the demo: returned, marked or released. */
export const seedMark = async (
  school: TenantContext,
  given: {
    readonly workId: string
    readonly markerId: string
    readonly at: Date
    readonly state: Exclude<MarkingState, 'waiting'>
    readonly rubric: readonly Criterion[]
    /** By criterion, in their order. */
    readonly points: readonly number[]
    readonly comment: string
    readonly againDays: number
  },
): Promise<void> => {
  const { workId, markerId, at, state, rubric } = given
  const mark = {
    ...unmarked,
    Points: Object.fromEntries(
      rubric.flatMap(({ Id }, index) => {
        const points = given.points[index]
        return points === undefined ? [] : [[Id, points]]
      }),
    ),
    Comment: given.comment,
  }
  const isReturned = state === 'returned'
  const score = isReturned ? null : shareOfMark(rubric, mark)
  await markStore(school).keep({
    workId,
    version: 1,
    markerId,
    mark,
    revision: 1,
    keptAt: at,
    rubric,
    outcome: isReturned ? 'returned' : 'marked',
    score,
    decidedAt: at,
  })
  await workStore(school).change(workId, {
    state,
    score,
    markerId,
    releasedAt: state === 'released' ? at : null,
    resubmitUntil: isReturned ? new Date(at.getTime() + given.againDays * dayMs) : null,
  })
}
