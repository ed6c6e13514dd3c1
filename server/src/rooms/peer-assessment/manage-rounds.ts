import type { InputOf } from '@xinglin/contract/call'
import {
  type listPeerRounds,
  type listPeerSamples,
  movePeerRound,
  remindPeerReviewers,
  type PeerRoundDetail,
} from '@xinglin/contract/peer-assessment'
import { workStore } from '#marking'
import { memberOf, refuse, runsSchool, type Visit } from '#platform/visit'
import { dealRunning } from './deal-reviews.ts'
import { activeAmong, type Notify, tellResults, tellReviewers, worksToJoin } from './keep-rounds.ts'
import { managedRound, overseenItem, type PeerSources, rubricOfItem, sourceOf } from './policy.ts'
import { reviewStore } from './review-store.ts'
import { roundStore, type RoundRow } from './round-store.ts'
import { toDetail, toLines } from './serialize.ts'
import { endRound } from './settle-round.ts'

/** Rounds for those who run them. */
export const list = async (visit: Visit, input: InputOf<typeof listPeerRounds>) => {
  const store = roundStore(visit)
  const wanted = {
    key: input.SearchKey,
    state: input.State,
    ownerId: runsSchool(visit) ? undefined : (memberOf(visit)?.id ?? ''),
  }
  return {
    List: await toLines(visit, await store.newest(wanted, input.PageIndex, input.PageSize)),
    Count: await store.count(wanted),
  }
}

/** What a sample can be made of. */
export const samples = async (
  sources: PeerSources,
  visit: Visit,
  place: InputOf<typeof listPeerSamples>,
) => {
  const { source } = await overseenItem(sources, visit, place)
  const works = await workStore(visit).ofItem(place.ItemId)
  // Whoever still waits with another work of the item takes part: nobody judges their own.
  const taking = new Set(
    works.flatMap(({ counted, state, personId }) =>
      counted && state === 'waiting' ? [personId] : [],
    ),
  )
  return {
    Rubric: [...(await rubricOfItem(visit, source, place.ItemId))],
    Runs: works
      .filter(({ machine, personId }) => machine !== null && !taking.has(personId))
      .toSorted((one, other) => other.handedAt.getTime() - one.handedAt.getTime())
      .slice(0, 30)
      .map(({ id, handedAt, machine, counted }) => ({
        WorkId: id,
        HandedAt: handedAt.toISOString(),
        Score: machine ?? 0,
        Trial: !counted,
      })),
  }
}

const { wrongState, past, noWorks, running, newer } = movePeerRound.refusals

/** Publishes a notice of this transaction's as the messages of a school are kept. */
const publishing =
  (visit: Visit): Notify =>
  (_school, _at, notice) =>
    visit.publish({ kind: 'notice', notice })

const start = async (sources: PeerSources, visit: Visit, round: RoundRow): Promise<RoundRow> => {
  if (round.state !== 'draft') throw refuse(wrongState)
  if (round.dueAt <= visit.at) throw refuse(past)
  const store = roundStore(visit)
  if ((await store.ofItem(round.itemId)).length > 0) throw refuse(running)
  const works = await worksToJoin(visit, round)
  if (works.length < 2) throw refuse(noWorks)
  await store.addWorks(
    works.map(({ id, personId }) => ({
      roundId: round.id,
      workId: id,
      personId,
      joinedAt: visit.at,
    })),
  )
  const set = {
    state: 'running',
    rubric: await rubricOfItem(visit, sourceOf(sources, round.kind), round.itemId),
    version: round.version + 1,
  } as const
  await store.change(round.id, set)
  const next = { ...round, ...set }
  const active = await activeAmong(
    visit,
    works.map(({ personId }) => personId),
  )
  await dealRunning(visit, next, active, visit.at)
  await tellReviewers(publishing(visit), visit, next, visit.at)
  await visit.publish({
    kind: 'managed',
    area: 'marking',
    text: `开始了互评“${round.title}”：${works.length} 份作业，每份 ${round.perWork} 人`,
  })
  return next
}

/** Moves a round on. */
export const move = async (
  sources: PeerSources,
  visit: Visit,
  { Id, Action, Version }: InputOf<typeof movePeerRound>,
): Promise<PeerRoundDetail | null> => {
  const round = await managedRound(visit, Id, true)
  if (round.version !== Version) throw refuse(newer)
  if (Action === 'start') return toDetail(visit, await start(sources, visit, round))
  if (Action === 'delete') {
    if (round.state !== 'draft') throw refuse(wrongState)
    await roundStore(visit).remove(Id)
    return null
  }
  if (round.state !== 'running' && round.state !== 'replacing') throw refuse(wrongState)
  const ended = await endRound(visit, round, visit.at)
  await tellResults(publishing(visit), visit, ended, visit.at)
  await visit.publish({
    kind: 'managed',
    area: 'marking',
    text: `提前结束了互评“${round.title}”`,
  })
  return toDetail(visit, ended)
}

/** Reminds those who owe reviews; answers how many. */
export const remind = async (visit: Visit, id: string): Promise<number> => {
  const round = await managedRound(visit, id)
  if (round.state !== 'running' && round.state !== 'replacing')
    throw refuse(remindPeerReviewers.refusals.wrongState)
  const owing = (await reviewStore(visit).ofRounds([id])).filter(
    (one) => one.submittedAt === null && one.missedAt === null,
  )
  const to = [...new Set(owing.map(({ reviewerId }) => reviewerId))]
  await visit.publish({
    kind: 'notice',
    notice: {
      kind: 'peer-review-due',
      subjectId: id,
      title: round.title,
      to,
      occurrence: visit.at.toISOString(),
      senderId: memberOf(visit)?.id ?? null,
    },
  })
  return to.length
}
