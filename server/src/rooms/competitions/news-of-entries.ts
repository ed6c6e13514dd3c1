import { type EntryState, gameStatus } from '@xinglin/contract/competitions'
import { runsSchool, type Visit } from '#platform/visit'
import { contestStore } from './contests/contest-store.ts'
import { entryStore } from './entries/entry-store.ts'
import { ownEntries } from './games/show-games.ts'

/** Contests of some ids that the visitor may see, with how they stand. */
export const contestsAmong = async (
  visit: Visit,
  ids: readonly string[],
): Promise<readonly { readonly id: string; readonly title: string; readonly state: string }[]> =>
  (await contestStore(visit).among(ids)).map(({ id, name, status, reason }) => ({
    id,
    title: name,
    state: [gameStatus[status] ?? '', reason].filter((text) => text !== '').join('：'),
  }))

/** The visitor's own entries of some ids, with the contest and how they stand. */
export const entriesAmong = async (
  visit: Visit,
  ids: readonly string[],
): Promise<
  readonly {
    readonly id: string
    readonly contestId: string
    readonly title: string
    readonly state: EntryState
    readonly reason: string
  }[]
> => {
  const of = ownEntries(visit)
  if (!of || ids.length === 0) return []
  const rows = await entryStore(visit).amongOwn(of, ids)
  const contests = await contestStore(visit).among(rows.map(({ contestId }) => contestId))
  return rows.map(({ id, contestId, state, reason, name }) => ({
    id,
    contestId,
    title: contests.find((one) => one.id === contestId)?.name ?? name,
    state,
    reason,
  }))
}

/** Contests whose entries wait for the visitor to review them, with how many. */
export const waitingEntries = async (
  visit: Visit,
): Promise<
  readonly { readonly id: string; readonly title: string; readonly waiting: number }[]
> => {
  if (visit.who === 'student' || !visit.person) return []
  const rows = await entryStore(visit).waiting(runsSchool(visit) ? undefined : visit.person.id)
  return rows.map(({ id, name, n }) => ({ id, title: name, waiting: n }))
}
