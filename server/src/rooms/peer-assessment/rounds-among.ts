import { nobody } from '@xinglin/contract/call'
import { memberOf, runsSchool, type Visit } from '#platform/visit'
import { roundStore, type RoundRow } from './round-store.ts'

/** Of some rounds those that the visitor runs or takes part in; for whoever tells of them. */
export const roundsAmong = async (
  visit: Visit,
  ids: readonly string[],
): Promise<readonly { readonly round: RoundRow; readonly runs: boolean }[]> => {
  const personId = memberOf(visit)?.id ?? nobody
  const store = roundStore(visit)
  const part = new Set((await store.worksOfPerson(personId)).map(({ roundId }) => roundId))
  return (await store.among(ids)).flatMap((round) => {
    const runs = runsSchool(visit) || round.ownerId === personId
    return runs || (part.has(round.id) && round.state !== 'draft') ? [{ round, runs }] : []
  })
}

/** Rounds of the visitor's with works that they must mark or appeals that wait. */
export const roundsToDecide = async (visit: Visit) =>
  visit.who === 'student'
    ? []
    : (await roundStore(visit).waitingFor(memberOf(visit)?.id ?? nobody)).map(
        ({ row, works, appeals }) => ({ id: row.id, title: row.title, works, appeals }),
      )
