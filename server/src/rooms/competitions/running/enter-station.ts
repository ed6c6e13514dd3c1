import type { InputOf } from '@xinglin/contract/call'
import { noteLeaving, startStation } from '@xinglin/contract/competitions'
import { answer } from '#platform/http'
import { refuse, type Visit } from '#platform/visit'
import { runStore } from './run-store.ts'
import { seatStore } from './seat-store.ts'
import { atTurn, closeOf, extraOf } from './turn.ts'

const { missing, early, over, paused, away, other, pledge, device } = startStation.refusals
const refusals = { early, over, paused, away, other } as const
const minuteMs = 60_000

/** What a browser must have to sit a paper; what else was found is written down. */
const needed = ['browser', 'storage', 'cookies'] as const

const handleStartStation = async (
  visit: Visit,
  { SkillContestId, StationId, Pledged, Checks }: InputOf<typeof startStation>,
) => {
  const started = await atTurn(
    visit,
    SkillContestId,
    ({ id }) => id === StationId,
    async (there, turn) => {
      const { round, station, slot, run, personId, stands } = turn
      if (stands !== 'open') throw refuse(refusals[stands])
      const seats = seatStore(there)
      const isBack = (await seats.find(slot.id, personId)) !== undefined
      if (!isBack && !Pledged) throw refuse(pledge)
      if (!isBack && needed.some((name) => (Checks[name] ?? 'fail') === 'fail'))
        throw refuse(device)
      await seats.enter({
        slotId: slot.id,
        personId,
        contestId: round.contestId,
        roundId: round.id,
        checks: Checks,
        enteredAt: visit.at,
      })
      // Whoever enters has come.
      if (run.state === 'waiting')
        await runStore(there).changeRun(round.id, run.entryId, { state: 'present' })
      const close = closeOf(turn, visit.at).getTime() + extraOf(turn) * minuteMs
      return {
        Kind: station.kind,
        Name: station.name,
        ExamId: station.examId ?? '',
        Deadline: new Date(close).toISOString(),
      }
    },
  )
  if (!started) throw refuse(missing)
  return started
}

const handleNoteLeaving = async (
  visit: Visit,
  { SkillContestId, StationId, Times, How }: InputOf<typeof noteLeaving>,
) => {
  const times = await atTurn(
    visit,
    SkillContestId,
    ({ id }) => id === StationId,
    async (there, { slot, personId }) => {
      const seats = seatStore(there)
      await seats.leave(slot.id, personId, { timesLeft: Times, leftHow: How, leftAt: visit.at })
      return (await seats.find(slot.id, personId))?.timesLeft
    },
  )
  if (times === undefined) throw refuse(missing)
  return { Times: times }
}

/** Answers contestants who enter a station at a computer, and whose page was left. */
export const seatCalls = () => [
  answer(startStation, handleStartStation),
  answer(noteLeaving, handleNoteLeaving),
]
