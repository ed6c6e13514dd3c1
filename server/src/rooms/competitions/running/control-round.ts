import type { InputOf } from '@xinglin/contract/call'
import { type ClockAction, controlRound } from '@xinglin/contract/competitions'
import { refuseSensitive } from '#dictionaries'
import { controlContestExams } from '#exams'
import { answer } from '#platform/http'
import { refuse, type Visit } from '#platform/visit'
import { hostedContestStore } from '../contests/hosted-contest-store.ts'
import { stage } from '../entries/registration.ts'
import { managedContest } from '../organise/manage-contests.ts'
import { type RoundRow, roundStore } from '../rounds/round-store.ts'
import { hostedRound, toControlRoom } from './control-room.ts'
import { runStore } from './run-store.ts'
import { endVirtual, followClock } from './virtual-stations.ts'

const { newer, reason, sensitive, wrongState, last, early, minutes, unchecked } =
  controlRound.refusals

const words: Readonly<Record<ClockAction, string>> = {
  start: '开始了比赛：',
  next: '进入下一场：',
  pause: '暂停了比赛：',
  resume: '继续了比赛：',
  extend: '延长了时间：',
  close: '结束了比赛：',
  reopen: '重新打开了比赛：',
}

const needsReason: readonly ClockAction[] = ['pause', 'extend', 'reopen']

/** In which state of the round, and of its clock, each may be done. */
const isAllowed = (action: ClockAction, { state, pausedAt }: RoundRow): boolean => {
  if (action === 'start') return state === 'drawn'
  if (action === 'reopen') return state === 'judging'
  if (action === 'resume') return state === 'running' && pausedAt !== null
  return state === 'running' && (pausedAt === null || action === 'extend')
}

/** A clock that begins a step. */
const fresh = (step: number, at: Date): Partial<RoundRow> => ({
  step,
  stepStartedAt: at,
  pausedAt: null,
  pausedMs: 0,
  extraMinutes: 0,
})

const after = (
  action: ClockAction,
  round: RoundRow,
  { at, steps, added }: { readonly at: Date; readonly steps: number; readonly added: number },
): Partial<RoundRow> => {
  switch (action) {
    case 'start':
      return { state: 'running', ...fresh(1, at) }
    case 'next':
      if (round.step >= steps) throw refuse(last)
      return fresh(round.step + 1, at)
    case 'pause':
      return { pausedAt: at }
    case 'resume': {
      const stood = at.getTime() - (round.pausedAt?.getTime() ?? at.getTime())
      return { pausedAt: null, pausedMs: round.pausedMs + stood }
    }
    case 'extend':
      if (added < 1) throw refuse(minutes)
      return { extraMinutes: round.extraMinutes + added }
    case 'close':
      if (round.step < steps) throw refuse(early)
      return { state: 'judging' }
    case 'reopen':
      return { state: 'running' }
  }
}

/** What the clock of a round does to those who sit at computers. */
const actions: Partial<Readonly<Record<ClockAction, 'extend' | 'pause' | 'resume' | 'end'>>> = {
  pause: 'pause',
  resume: 'resume',
  extend: 'extend',
  next: 'end',
  close: 'end',
}

const controlSeats = async (
  visit: Visit,
  round: RoundRow,
  { Action, Minutes, Reason }: { Action: ClockAction; Minutes: number; Reason: string },
): Promise<void> => {
  const action = actions[Action]
  const whole = action && (await roundStore(visit).find(round.id))
  if (!whole) return
  if (action === 'end') await endVirtual(visit, whole, visit.at, ({ step }) => step <= round.step)
  else await followClock(visit, whole, visit.at)
  const examIds = whole.stations.flatMap(({ examId }) => examId ?? [])
  await controlContestExams(visit, examIds, {
    action,
    minutes: Minutes,
    reason: Reason || words[Action].replace('：', ''),
  })
  if (Action !== 'close' || round.format !== 'exam') return
  const store = runStore(visit)
  for (const { entryId, state } of await store.runs(round.id))
    if (state === 'waiting')
      await store.changeRun(round.id, entryId, { state: 'absent', reason: '未入场' })
}

const handleControlRound = async (
  visit: Visit,
  { Id, Action, Minutes, Reason, Version }: InputOf<typeof controlRound>,
) => {
  const { contest, round } = await hostedRound(visit, Id, true)
  if (!isAllowed(Action, round)) throw refuse(wrongState)
  if (round.version !== Version) throw refuse(newer)
  const asks = needsReason.includes(Action)
  if (asks && Reason === '') throw refuse(reason)
  if (asks) await refuseSensitive(visit, Reason, 'contest', sensitive)
  const store = runStore(visit)
  const isUnchecked = async () =>
    (await store.runs(Id)).some(({ state, no }) => {
      // In lanes a team is checked in before its own batch; in rotation everybody begins at once.
      const comesNow = round.format === 'stations' || no <= round.lanes
      // At computers whoever enters has come.
      return state === 'waiting' && comesNow && round.format !== 'exam'
    })
  if (Action === 'start' && (await isUnchecked())) throw refuse(unchecked)
  const steps = await store.steps(Id)
  const set = after(Action, round, { at: visit.at, steps, added: Minutes })
  await roundStore(visit).change(Id, { ...set, version: round.version + 1 })
  await controlSeats(visit, round, { Action, Minutes, Reason })
  if (Action === 'close' || Action === 'reopen')
    await hostedContestStore(visit).change(contest.id, {
      status: Action === 'close' ? stage.judging : stage.formal,
    })
  const detail = Action === 'extend' ? `${Minutes}分钟，${Reason}` : Reason
  await managedContest(visit, `${words[Action]}${round.name}，`, contest.name, asks ? detail : '')
  return toControlRoom(visit, contest, Id)
}

/** Answers whoever runs the clock of a round. */
export const clockCalls = () => [answer(controlRound, handleControlRound)]
