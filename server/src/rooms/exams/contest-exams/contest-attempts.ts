import type { RoomAction } from '@xinglin/contract/exams'
import type { TenantContext, Visit } from '#platform/visit'
import { standingStore } from '../attempts/standing-store.ts'
import { attemptStore } from '../attempts/store.ts'
import { controlAttempt } from '../invigilation/control.ts'

/** How somebody sat an examination of a contest. */
export type ContestStanding = {
  readonly attemptId: string
  readonly examId: string
  readonly personId: string
  readonly state: 'running' | 'submitted'
  /** Hundredths of a per cent; null until it is scored. */
  readonly share: number | null
}

const wholeShare = 10_000

/** How everybody sat some examinations of contests. */
export const contestStandings = async (
  there: TenantContext,
  examIds: readonly string[],
): Promise<ContestStanding[]> =>
  (await standingStore(there).ofExams(examIds)).map(
    ({ id, examId, personId, state, tenths, maxTenths }) => ({
      attemptId: id,
      examId,
      personId,
      state,
      share:
        state === 'submitted' && tenths !== null && maxTenths
          ? Math.round((tenths * wholeShare) / maxTenths)
          : null,
    }),
  )

/** What a contest does to attempts that run: of some people, or of all who sit. */
type ContestAction = {
  readonly action: Exclude<RoomAction, 'reopen'>
  readonly minutes?: number
  readonly reason: string
  readonly personIds?: readonly string[]
}

/** Gives time, stands still, goes on or hands in, for those who sit examinations of a contest now. */
export const controlContestExams = async (
  visit: Visit,
  examIds: readonly string[],
  { action, minutes = 0, reason, personIds }: ContestAction,
): Promise<void> => {
  const store = attemptStore(visit)
  for (const { id, personId, state } of await standingStore(visit).ofExams(examIds)) {
    if (state !== 'running' || (personIds && !personIds.includes(personId))) continue
    const row = await store.lock(id)
    if (row) await controlAttempt(visit, row, { Action: action, Minutes: minutes, Reason: reason })
  }
}
