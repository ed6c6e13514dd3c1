import { randomBytes } from 'node:crypto'
import type { InputOf } from '@xinglin/contract/call'
import { drawRound } from '@xinglin/contract/competitions'
import { openContestExam, removeContestExams } from '#exams'
import { answer } from '#platform/http'
import { newId } from '#platform/ids'
import { refuse, type Visit } from '#platform/visit'
import type { ContestRow } from '../contests/contest-store.ts'
import { hostedContestStore } from '../contests/hosted-contest-store.ts'
import { stage } from '../entries/registration.ts'
import { tellEntered } from '../entries/tell-entered.ts'
import { managedContest } from '../organise/manage-contests.ts'
import { type RoundRow, roundStore, type StationRow } from '../rounds/round-store.ts'
import { entriesOfRound, missingOfRounds } from '../rounds/serialize.ts'
import { drawOrder, planSlots } from '../scoring/rotation.ts'
import { hostedRound, toControlRoom } from './control-room.ts'
import { runStore } from './run-store.ts'
import { seatStore } from './seat-store.ts'

const { newer, incomplete, wrongState, paused } = drawRound.refusals
const seedBytes = 16

/** Makes an examination of each paper that is sat in a round; its papers are drawn by the seed of the draw. */
const makeExams = async (
  visit: Visit,
  contest: ContestRow,
  round: RoundRow,
  stations: readonly StationRow[],
  seed: string,
): Promise<void> => {
  for (const station of stations) {
    if (station.kind !== 'paper' || station.sourceId === null) continue
    const examId = await openContestExam(visit, {
      contestId: contest.id,
      name: `${contest.name} ${round.name} ${station.name}`,
      ownerId: contest.ownerId,
      paperId: station.sourceId,
      paperVersion: station.sourceVersion,
      minutes: station.readingMinutes + station.minutes,
      seed: `${seed} ${station.id}`,
      opensAt: contest.startsAt,
      closesAt: contest.endsAt,
      at: visit.at,
    })
    await roundStore(visit).setExam(station.id, examId)
  }
}

const takeExamsAway = async (
  visit: Visit,
  roundId: string,
  stations: readonly StationRow[],
): Promise<void> => {
  await removeContestExams(
    visit,
    stations.flatMap(({ examId }) => examId ?? []),
    visit.at,
  )
  for (const { id, examId } of stations) if (examId) await roundStore(visit).setExam(id, null)
  await seatStore(visit).clear(roundId)
}

const handleDrawRound = async (visit: Visit, { Id, Undo, Version }: InputOf<typeof drawRound>) => {
  const { contest, round } = await hostedRound(visit, Id, true)
  const isMeant = round.state === (Undo ? 'drawn' : 'planned')
  if (!isMeant) throw refuse(wrongState)
  if (round.version !== Version) throw refuse(newer)
  if (contest.status === stage.paused || contest.status === stage.cancelled) throw refuse(paused)
  const rounds = roundStore(visit)
  const all = await rounds.ofContest(contest.id)
  const next = { version: round.version + 1 }
  const stations = all.find((one) => one.round.id === Id)?.stations ?? []
  if (Undo) {
    await takeExamsAway(visit, Id, stations)
    await runStore(visit).unplan(Id)
    await rounds.change(Id, { ...next, state: 'planned', seed: '' })
    const isFirst = all.every((one) => one.round.id === Id || one.round.state === 'planned')
    if (isFirst) await hostedContestStore(visit).change(contest.id, { status: stage.enrolling })
    await managedContest(visit, '撤回了抽签：', contest.name, round.name)
    return toControlRoom(visit, contest, Id)
  }
  const missing = (await missingOfRounds(visit, contest, all)).get(Id) ?? []
  if (missing.length > 0) throw refuse(incomplete)
  const seed = randomBytes(seedBytes).toString('hex')
  const before = all.find((one) => one.round.no === round.no - 1)
  const entries = await entriesOfRound(visit, contest.id, before?.round.id)
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const order = drawOrder([...byId.keys()], seed)
  const partners = await hostedContestStore(visit).partners(contest.id)
  const areas = new Map(partners.map(({ partnerId, area }) => [partnerId, area]))
  const of = { contestId: contest.id, roundId: Id }
  const slots = planSlots(
    round.format,
    order,
    stations.map(({ id }) => id),
    round.lanes,
  )
  await runStore(visit).plan(
    order.map((entryId, at) => ({
      ...of,
      entryId,
      partnerId: byId.get(entryId)?.partnerId ?? contest.schoolId,
      name: byId.get(entryId)?.name ?? '',
      area: areas.get(byId.get(entryId)?.partnerId ?? '') ?? '',
      track: byId.get(entryId)?.track ?? '',
      no: at + 1,
      state: 'waiting',
      reason: '',
    })),
    slots.map((slot) => ({
      ...of,
      ...slot,
      id: newId(visit.at.getTime()),
      state: 'open',
      reason: '',
      adjusted: null,
      extraMinutes: 0,
    })),
  )
  await makeExams(visit, contest, round, stations, seed)
  await rounds.change(Id, { ...next, state: 'drawn', seed })
  await hostedContestStore(visit).change(contest.id, { status: stage.formal })
  await managedContest(visit, '抽签：', contest.name, round.name)
  await tellEntered(visit, contest, {
    kind: 'contest-changed',
    subjectId: contest.id,
    occurrence: `draw ${Id} ${next.version}`,
  })
  return toControlRoom(visit, contest, Id)
}

/** Answers whoever draws the order of a round. */
export const drawCalls = () => [answer(drawRound, handleDrawRound)]
