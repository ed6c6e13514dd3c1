import type { InputOf } from '@xinglin/contract/call'
import { isVirtual, noteLeaving, startStation } from '@xinglin/contract/competitions'
import { answer } from '#platform/http'
import { newId } from '#platform/ids'
import { refuse, type Visit } from '#platform/visit'
import { runStore } from './run-store.ts'
import { seatStore } from './seat-store.ts'
import { atTurn, closeOf, extraOf } from './turn.ts'
import { enterVirtual } from './virtual-stations.ts'

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
      const extra = extraOf(turn)
      const close = new Date(closeOf(turn, visit.at).getTime() + extra * minuteMs)
      const seats = seatStore(there)
      const before = await seats.find(slot.id, personId)
      const isBack = before !== undefined
      if (!isBack && !Pledged) throw refuse(pledge)
      if (!isBack && needed.some((name) => (Checks[name] ?? 'fail') === 'fail'))
        throw refuse(device)
      const isPlayed = isVirtual(station.kind)
      if (!isBack && isPlayed && close <= visit.at) throw refuse(over)
      await seats.enter({
        slotId: slot.id,
        personId,
        contestId: round.contestId,
        roundId: round.id,
        // A page that is loaded anew does not check again.
        checks: before && Object.keys(Checks).length === 0 ? before.checks : Checks,
        enteredAt: visit.at,
        attemptId: isPlayed ? newId(visit.at.getTime()) : null,
      })
      // Whoever enters has come.
      if (run.state === 'waiting')
        await runStore(there).changeRun(round.id, run.entryId, { state: 'present' })
      const played = await enterVirtual({ ...there, at: visit.at }, turn, close)
      return {
        Kind: station.kind,
        Name: station.name,
        ExamId: station.examId ?? '',
        SessionId: played?.sessionId ?? '',
        IsOver: played !== undefined && (played.state !== 'open' || played.endsAt <= visit.at),
        Deadline: close.toISOString(),
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
