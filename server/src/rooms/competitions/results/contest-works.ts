import { asSchool } from '#platform/database'
import type { TenantContext, Visit } from '#platform/visit'
import { contestStore } from '../contests/contest-store.ts'
import { stage } from '../entries/registration.ts'
import { teamStore } from '../entries/team-store.ts'
import { publishedScores } from './contest-scores.ts'

/** What somebody did in a contest: they entered it, and what each published round came to. */
export type ContestWork = {
  readonly contestId: string
  readonly personId: string
  readonly tries: readonly { readonly at: Date; readonly score: number | null }[]
}

/** Contests that may be asked for by a task: of the school or with it, that go on or are still to come. */
export const contestsToSet = async (
  visit: Visit,
  key: string,
  most: number,
): Promise<readonly { readonly id: string; readonly name: string }[]> =>
  (await contestStore(visit).list())
    .filter(
      ({ status, name }) =>
        status !== stage.draft &&
        status !== stage.archived &&
        status !== stage.cancelled &&
        name.includes(key),
    )
    .slice(0, most)
    .map(({ id, name }) => ({ id, name }))

/** What some people of a school did in some contests; who did not enter is left out. */
export const contestWorks = async (
  school: TenantContext,
  contestIds: readonly string[],
  personIds: readonly string[],
): Promise<ContestWork[]> => {
  const entered = await teamStore(school).enteredBy(contestIds, personIds)
  const works: ContestWork[] = []
  for (const [contestId, some] of Map.groupBy(entered, (one) => one.contestId)) {
    const [first] = some
    if (!first) continue
    const published = await asSchool(school, first.holderId, async (there) => {
      const byEntry = new Map<string, ContestWork['tries']>()
      for (const { entryId } of some)
        byEntry.set(
          entryId,
          await publishedScores(there, { id: contestId, name: '' }, new Set([entryId])),
        )
      return byEntry
    })
    for (const { entryId, personId } of some)
      works.push({
        contestId,
        personId,
        tries: (published.get(entryId) ?? []).map(({ at, score }) => ({ at, score })),
      })
  }
  return works
}
