import type { InputOf } from '@xinglin/contract/call'
import {
  runStateNames,
  setSlot,
  setTeam,
  slotStateNames,
  type TeamAction,
} from '@xinglin/contract/competitions'
import { refuseSensitive } from '#dictionaries'
import { controlContestExams } from '#exams'
import { answer } from '#platform/http'
import { refuse, type Visit } from '#platform/visit'
import { entryStore } from '../entries/entry-store.ts'
import { teamStore } from '../entries/team-store.ts'
import { managedContest } from '../organise/manage-contests.ts'
import { holdsContest } from '../organise/policy.ts'
import { type RoundRow, roundStore } from '../rounds/round-store.ts'
import { hostedRound, toControlRoom, watchedRound } from './control-room.ts'
import { type RunRow, runStore, type SlotRow } from './run-store.ts'
import { isSat } from './seats.ts'
import { endVirtual, followClock } from './virtual-stations.ts'

const { missing, reason, sensitive, wrongState, member, proctor } = setTeam.refusals

/** As many minutes as a team may be given more at one station. */
const maxExtra = 120

/** Until its scores are published a round can be set right. */
const isOpen = ({ state }: RoundRow): boolean =>
  state === 'drawn' || state === 'running' || state === 'judging'

const nextStates: Readonly<Record<Exclude<TeamAction, 'substitute'>, RunRow['state']>> = {
  checkIn: 'present',
  absent: 'absent',
  void: 'void',
  restore: 'present',
}

/** From where a team may come there. */
const allowedFrom: Readonly<Record<TeamAction, readonly RunRow['state'][]>> = {
  checkIn: ['waiting', 'absent'],
  absent: ['waiting', 'present'],
  void: ['waiting', 'present', 'absent'],
  restore: ['absent', 'void'],
  substitute: ['waiting', 'present'],
}

/** Whoever watches over a round checks teams in, and records those that did not come; nothing that takes a score away. */
const proctorMay = (action: TeamAction, { state }: RunRow): boolean =>
  action === 'checkIn' || (action === 'absent' && state === 'waiting')

/** Hands in for those of a team who sit at computers: at one station, or at all of a round. */
const endSeats = async (
  visit: Visit,
  roundId: string,
  entryId: string,
  { stationId, reason }: { readonly stationId?: string; readonly reason: string },
): Promise<void> => {
  const whole = await roundStore(visit).find(roundId)
  if (!whole) return
  await endVirtual(
    visit,
    whole,
    visit.at,
    (slot) => slot.entryId === entryId && (stationId === undefined || slot.stationId === stationId),
  )
  const examIds = whole.stations.flatMap(({ id, examId }) =>
    examId && (stationId === undefined || id === stationId) ? [examId] : [],
  )
  if (examIds.length === 0) return
  const members = await entryStore(visit).members([entryId])
  await controlContestExams(visit, examIds, {
    action: 'end',
    reason,
    personIds: members.map(({ personId }) => personId),
  })
}

/** Gives a team minutes at a computer that others do not have. */
const giveMinutes = async (
  visit: Visit,
  slot: SlotRow,
  { minutes, reason }: { readonly minutes: number; readonly reason: string },
): Promise<void> => {
  const whole = await roundStore(visit).find(slot.roundId)
  const station = whole?.stations.find(({ id }) => id === slot.stationId)
  if (!whole || !station || !isSat(station) || slot.extraMinutes + minutes > maxExtra)
    throw refuse(wrongState)
  await runStore(visit).changeSlots([slot.id], { extraMinutes: slot.extraMinutes + minutes })
  await followClock(visit, whole, visit.at)
  if (!station.examId) return
  const members = await entryStore(visit).members([slot.entryId])
  await controlContestExams(visit, [station.examId], {
    action: 'extend',
    minutes,
    reason,
    personIds: members.map(({ personId }) => personId),
  })
}

const handleSetTeam = async (
  visit: Visit,
  { RoundId, EntryId, Action, In, Out, Reason }: InputOf<typeof setTeam>,
) => {
  const { contest, round } = await watchedRound(visit, RoundId, true)
  const store = runStore(visit)
  const run = await store.findRun(RoundId, EntryId)
  if (!run) throw refuse(missing)
  if (!holdsContest(visit, contest) && !proctorMay(Action, run)) throw refuse(proctor)
  if (!isOpen(round) || !allowedFrom[Action].includes(run.state)) throw refuse(wrongState)
  const needsReason = Action !== 'checkIn'
  if (needsReason && Reason === '') throw refuse(reason)
  if (needsReason) await refuseSensitive(visit, Reason, 'contest', sensitive)
  const team = `${contest.name}，${run.no}号${run.name}`
  if (Action === 'substitute') {
    const members = await entryStore(visit).members([EntryId])
    const comes = members.find(({ at }) => at === In)
    const goes = members.find(({ at }) => at === Out)
    if (!comes || !goes || comes.position !== '' || goes.position === '') throw refuse(member)
    await teamStore(visit).exchange(EntryId, comes, goes)
    await managedContest(visit, '替换了队员：', team, `${comes.name}替${goes.name}，${Reason}`)
  } else {
    const state = nextStates[Action]
    await store.changeRun(RoundId, EntryId, {
      state,
      reason: state === 'present' ? '' : Reason,
    })
    if (state !== 'present') await endSeats(visit, RoundId, EntryId, { reason: Reason })
    await managedContest(visit, `记为${runStateNames[state]}：`, team, needsReason ? Reason : '')
  }
  return toControlRoom(visit, contest, RoundId)
}

const handleSetSlot = async (
  visit: Visit,
  { Id, State, Minutes, Reason }: InputOf<typeof setSlot>,
) => {
  const store = runStore(visit)
  const there = await store.findSlot(Id)
  if (!there) throw refuse(missing)
  const { contest, round } = await hostedRound(visit, there.roundId, true)
  const slot = await store.findSlot(Id)
  const isSame = slot?.state === State
  if (!slot || !isOpen(round) || (isSame && Minutes === 0)) throw refuse(wrongState)
  if ((State !== 'open' || Minutes > 0) && Reason === '') throw refuse(reason)
  if (Reason !== '') await refuseSensitive(visit, Reason, 'contest', sensitive)
  if (Minutes > 0) await giveMinutes(visit, slot, { minutes: Minutes, reason: Reason })
  if (!isSame) {
    await store.changeSlots([Id], { state: State, reason: State === 'open' ? '' : Reason })
    if (State !== 'open')
      await endSeats(visit, round.id, slot.entryId, { stationId: slot.stationId, reason: Reason })
  }
  const run = await store.findRun(round.id, slot.entryId)
  await managedContest(
    visit,
    isSame ? `一站延长${Minutes}分钟：` : `一站记为${slotStateNames[State]}：`,
    `${contest.name}，${run?.no ?? 0}号${run?.name ?? ''}`,
    Reason,
  )
  return toControlRoom(visit, contest, round.id)
}

/** Answers whoever records how teams come, and how they fare at a station. */
export const teamCalls = () => [answer(setTeam, handleSetTeam), answer(setSlot, handleSetSlot)]
