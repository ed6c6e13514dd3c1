import { createHash } from 'node:crypto'
import { nobody, type InputOf } from '@xinglin/contract/call'
import {
  closeRound,
  freezeBoard,
  settleRound,
  signSettlement,
} from '@xinglin/contract/competitions'
import { refuseSensitive } from '#dictionaries'
import { releaseContestExams } from '#exams'
import { nameOfPerson } from '#identity'
import { answer } from '#platform/http'
import { newId } from '#platform/ids'
import { refuse, type Visit } from '#platform/visit'
import type { ContestRow } from '../contests/contest-store.ts'
import { hostedContestStore } from '../contests/hosted-contest-store.ts'
import { stage } from '../entries/registration.ts'
import { tellEntered } from '../entries/tell-entered.ts'
import { managedContest } from '../organise/manage-contests.ts'
import { type RoundRow, roundStore } from '../rounds/round-store.ts'
import { settlementStore } from '../rounds/settlement-store.ts'
import { isApart } from '../scoring/score-round.ts'
import { publishVirtual } from '../running/virtual-stations.ts'
import { hostedRound } from '../running/control-room.ts'
import { toFullBoard } from './full-board.ts'
import { resultStore } from './result-store.ts'
import { roundScores, snapshotOf } from './round-scores.ts'

const {
  missing,
  newer,
  wrongState,
  sensitive,
  incomplete,
  apart,
  nobody: none,
} = settleRound.refusals
const { same, stale } = signSettlement.refusals
const { early, open, unsigned } = closeRound.refusals
const hundred = 100
const dayMs = 86_400_000

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** The scores of a round as text, with how many sheets did not come. */
const written = async (visit: Visit, contest: ContestRow, id: string) => {
  const whole = await roundStore(visit).find(id)
  if (!whole) throw refuse(missing)
  const scores = await roundScores(visit, contest, whole)
  return { text: JSON.stringify(snapshotOf(whole, scores.teams)), ...scores }
}

/** Writes the next settlement of a round, for somebody else to sign; one that nobody signed gives way. */
export const prepareSettlement = async (
  visit: Visit,
  contest: ContestRow,
  round: RoundRow,
  { days, note }: { readonly days: number; readonly note: string },
): Promise<void> => {
  const { text } = await written(visit, contest, round.id)
  const store = settlementStore(visit)
  await store.dropUnsigned(round.id)
  const [last] = await store.list(round.id)
  await store.add({
    id: newId(visit.at.getTime()),
    contestId: contest.id,
    roundId: round.id,
    no: (last?.no ?? 0) + 1,
    snapshot: text,
    hash: sha256(text),
    days,
    note,
    preparedBy: visit.person?.id ?? nobody,
    preparedName: (visit.person && (await nameOfPerson(visit, visit.person.id))) ?? '',
    preparedAt: visit.at,
    signedBy: null,
    signedName: '',
    signedAt: null,
  })
}

const handleFreezeBoard = async (
  visit: Visit,
  { Id, Frozen, Version }: InputOf<typeof freezeBoard>,
) => {
  const { contest, round } = await hostedRound(visit, Id, true)
  const isRunning = round.state === 'running' || round.state === 'judging'
  if (!isRunning || Frozen === (round.frozenAt !== null)) throw refuse(wrongState)
  if (round.version !== Version) throw refuse(newer)
  const { teams } = await written(visit, contest, Id)
  await roundStore(visit).change(Id, {
    frozenAt: Frozen ? visit.at : null,
    frozenBoard: Frozen ? [...teams] : null,
    version: round.version + 1,
  })
  await managedContest(visit, Frozen ? '封榜：' : '解除封榜：', contest.name, round.name)
  return toFullBoard(visit, contest, Id)
}

const handleSettleRound = async (
  visit: Visit,
  { Id, Days, Note, Version }: InputOf<typeof settleRound>,
) => {
  const { contest, round } = await hostedRound(visit, Id, true)
  if (round.state !== 'judging') throw refuse(wrongState)
  if (round.version !== Version) throw refuse(newer)
  if (Note !== '') await refuseSensitive(visit, Note, 'contest', sensitive)
  const scores = await written(visit, contest, Id)
  if (scores.missing > 0 && Note === '') throw refuse(incomplete)
  const stations = scores.teams.flatMap((team) => team.stations)
  if (Note === '' && stations.some((one) => isApart(one, round.maxSpread * hundred)))
    throw refuse(apart)
  if (scores.teams.every(({ share }) => share === null)) throw refuse(none)
  await prepareSettlement(visit, contest, round, { days: Days, note: Note })
  await roundStore(visit).change(Id, { version: round.version + 1 })
  await managedContest(visit, '结算了成绩：', contest.name, round.name)
  return toFullBoard(visit, contest, Id)
}

const handleSignSettlement = async (visit: Visit, { Id }: InputOf<typeof signSettlement>) => {
  const store = settlementStore(visit)
  const there = await store.find(Id)
  if (!there) throw refuse(missing)
  const { contest, round } = await hostedRound(visit, there.roundId, true)
  const row = await store.find(Id)
  const isOpen = round.state === 'judging' || round.state === 'published'
  if (!row || row.signedAt !== null || !isOpen) throw refuse(wrongState)
  if (row.preparedBy === visit.person?.id) throw refuse(same)
  // A sheet that came, or a team that was recorded otherwise, since it was prepared.
  if ((await written(visit, contest, round.id)).text !== row.snapshot) throw refuse(stale)
  await store.sign(Id, {
    signedBy: visit.person?.id ?? nobody,
    signedName: (visit.person && (await nameOfPerson(visit, visit.person.id))) ?? '',
    signedAt: visit.at,
  })
  const isFirst = round.state === 'judging'
  await roundStore(visit).change(round.id, {
    state: 'published',
    frozenAt: null,
    frozenBoard: null,
    version: round.version + 1,
    ...(isFirst && { objectionsUntil: new Date(visit.at.getTime() + row.days * dayMs) }),
  })
  const rounds = await roundStore(visit).ofContest(contest.id)
  const whole = rounds.find((one) => one.round.id === round.id)
  const own = whole?.stations ?? []
  if (whole) await publishVirtual(visit, whole, visit.at)
  await releaseContestExams(
    visit,
    own.flatMap(({ examId }) => examId ?? []),
    visit.at,
  )
  const isLast = rounds.every((one) => one.round.no <= round.no)
  if (isFirst)
    await hostedContestStore(visit).change(contest.id, {
      status: isLast ? stage.published : stage.formal,
    })
  await managedContest(visit, '签发了成绩：', contest.name, round.name)
  await tellEntered(visit, contest, {
    kind: 'contest-changed',
    subjectId: contest.id,
    occurrence: `publish ${row.id}`,
  })
  return toFullBoard(visit, contest, round.id)
}

const handleCloseRound = async (visit: Visit, { Id, Version }: InputOf<typeof closeRound>) => {
  const { contest, round } = await hostedRound(visit, Id, true)
  if (round.state !== 'published') throw refuse(wrongState)
  if (round.version !== Version) throw refuse(newer)
  if (!round.objectionsUntil || round.objectionsUntil > visit.at) throw refuse(early)
  const objections = await resultStore(visit).objections(Id)
  if (objections.some(({ state }) => state === 'open')) throw refuse(open)
  const settlements = await settlementStore(visit).list(Id)
  if (settlements.some(({ signedAt }) => signedAt === null)) throw refuse(unsigned)
  await roundStore(visit).change(Id, { state: 'closed', version: round.version + 1 })
  await managedContest(visit, '结束了公示：', contest.name, round.name)
  return toFullBoard(visit, contest, Id)
}

/** Answers whoever freezes, settles and publishes the scores of a round. */
export const settleCalls = () => [
  answer(freezeBoard, handleFreezeBoard),
  answer(settleRound, handleSettleRound),
  answer(signSettlement, handleSignSettlement),
  answer(closeRound, handleCloseRound),
]
