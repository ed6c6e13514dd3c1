import { asSchool } from '#platform/database'
import type { TenantContext } from '#platform/visit'
import { contestStore, type ContestRow } from '../contests/contest-store.ts'
import { entryStore } from '../entries/entry-store.ts'
import { roundStore } from '../rounds/round-store.ts'
import { readSnapshot, settlementStore } from '../rounds/settlement-store.ts'
import { toScore } from './full-board.ts'

/** What somebody's team came to in a round that is published. */
export type ContestScore = {
  readonly contestId: string
  readonly contest: string
  readonly roundId: string
  readonly round: string
  readonly at: Date
  readonly score: number | null
}

/** The published scores of some entries of a contest, as the school that holds it keeps them. */
export const publishedScores = async (
  there: TenantContext,
  contest: Pick<ContestRow, 'id' | 'name'>,
  entryIds: ReadonlySet<string>,
): Promise<ContestScore[]> => {
  const all: ContestScore[] = []
  for (const { round } of await roundStore(there).ofContest(contest.id)) {
    const row =
      round.state === 'published' || round.state === 'closed'
        ? await settlementStore(there).current(round.id)
        : undefined
    const team = row && readSnapshot(row).teams.find(({ entryId }) => entryIds.has(entryId))
    if (row?.signedAt && team)
      all.push({
        contestId: contest.id,
        contest: contest.name,
        roundId: round.id,
        round: round.name,
        at: row.signedAt,
        score: toScore(team.share),
      })
  }
  return all
}

/** What somebody of the school came to in contests, as it was published between two moments. */
export const contestScoresOf = async (
  visit: TenantContext,
  personId: string,
  { from, to, most }: { readonly from?: Date; readonly to?: Date; readonly most: number },
): Promise<ContestScore[]> => {
  const entries = await entryStore(visit).listOwn({ personId, all: false }, undefined, 1, most)
  // Whoever entered a team without being in it has no score of it.
  const members = await entryStore(visit).members(entries.map(({ id }) => id))
  const own = new Set(members.flatMap((one) => (one.personId === personId ? one.entryId : [])))
  const ids = entries.filter(({ id }) => own.has(id)).map(({ contestId }) => contestId)
  const all: ContestScore[] = []
  // Whoever asks: no draft has results.
  const published = contestStore({ ...visit, who: 'student' })
  for (const contest of await published.among([...new Set(ids)]))
    all.push(
      ...(await asSchool(visit, contest.schoolId, (there) => publishedScores(there, contest, own))),
    )
  return all.filter(({ at }) => (!from || at >= from) && (!to || at <= to))
}
