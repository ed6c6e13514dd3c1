import type { TenantContext } from '#platform/visit'
import type { ContestRow } from '../contests/contest-store.ts'
import { hostedContestStore } from '../contests/hosted-contest-store.ts'
import { entryStore, type MemberRow } from './entry-store.ts'

/** Who enters a contest. */
export type NewEntry = {
  readonly id: string
  /** The school of the team. */
  readonly partnerId: string
  readonly name: string
  readonly leaderId: string
  readonly leaderName: string
  readonly phone: string
  readonly track: string
  /** In the order of the positions, substitutes last. */
  readonly members: readonly Pick<MemberRow, 'personId' | 'at' | 'name' | 'number' | 'position'>[]
  readonly isAccepted: boolean
  readonly at: Date
}

/** Writes an entry of a contest whose row is held; one that is accepted gets the next number. */
export const addEntry = async (
  there: TenantContext,
  { id: contestId }: Pick<ContestRow, 'id'>,
  { partnerId, members, isAccepted, at, ...entry }: NewEntry,
): Promise<void> => {
  const contests = hostedContestStore(there)
  const lastNo = (await contests.find(contestId))?.lastNo ?? 0
  const no = isAccepted ? lastNo + 1 : 0
  if (no > 0) await contests.change(contestId, { lastNo: no })
  const common = { contestId, partnerId }
  await entryStore(there).add(
    {
      ...entry,
      ...common,
      state: isAccepted ? 'accepted' : 'pending',
      no,
      reason: '',
      submittedAt: at,
      decidedAt: isAccepted ? at : null,
      decidedBy: null,
      version: 1,
    },
    members.map((one) => ({ ...one, ...common, entryId: entry.id, active: true })),
  )
}
