import { nobody } from '@xinglin/contract/call'
import type { TenantContext } from '#platform/visit'
import type { ContestRow } from '../contests/contest-store.ts'
import { roundStore, type WholeRound } from '../rounds/round-store.ts'
import { readSnapshot, settlementStore, type Snapshot } from '../rounds/settlement-store.ts'

/** A round with what was published of it. */
export type PublishedRound = { readonly whole: WholeRound; readonly snapshot: Snapshot }

/** The rounds of a contest that are published, and the one that is meant: the last unless one is named. */
export const publishedRounds = async (
  there: TenantContext,
  contest: Pick<ContestRow, 'id'>,
  stageId: string,
): Promise<{
  readonly rounds: readonly { readonly Id: string; readonly Name: string }[]
  readonly wanted: PublishedRound | undefined
}> => {
  const all = (await roundStore(there).ofContest(contest.id)).filter(
    ({ round }) => round.state === 'published' || round.state === 'closed',
  )
  const whole = stageId === nobody ? all.at(-1) : all.find(({ round }) => round.id === stageId)
  const row = whole && (await settlementStore(there).current(whole.round.id))
  return {
    rounds: all.map(({ round }) => ({ Id: round.id, Name: round.name })),
    wanted: whole && row ? { whole, snapshot: readSnapshot(row) } : undefined,
  }
}
