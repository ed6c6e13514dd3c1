import { startAttempt } from '@xinglin/contract/exams'
import { type ContestSitting, contestStandings } from '#exams'
import { refuse, type TenantContext, type Visit } from '#platform/visit'
import { seatStore } from './seat-store.ts'
import { atTurn, beginOf, closeOf, extraOf, type Turn } from './turn.ts'

const { missing, early, closed, door, paused } = startAttempt.refusals

/** Whether somebody sits an examination of a contest now. */
const isSitting = async (there: TenantContext, examId: string, personId: string) =>
  (await contestStandings(there, [examId])).some(
    (one) => one.personId === personId && one.state === 'running',
  )

const sittingIn = async (
  there: TenantContext,
  examId: string,
  turn: Turn,
  at: Date,
): Promise<ContestSitting> => {
  const { contest, station, stands, slot, personId } = turn
  if (stands === 'early') throw refuse(early)
  if (stands === 'over') throw refuse(closed)
  if (stands === 'away' || stands === 'other') throw refuse(missing)
  if (!(await seatStore(there).find(slot.id, personId))) throw refuse(door)
  // Whoever sits already may open it anew while the clock stands still.
  if (stands === 'paused' && !(await isSitting(there, examId, personId))) throw refuse(paused)
  const extra = extraOf(turn)
  return {
    schoolId: contest.schoolId,
    times: {
      opens: beginOf(turn, at),
      closes: closeOf(turn, at),
      minutes: station.readingMinutes + station.minutes,
      extra,
      extraReason: extra > 0 ? '竞赛现场延长' : '',
      attempts: 1,
    },
  }
}

/** When the visitor may sit an examination of a contest: while their team's step at its station goes on, once they entered. */
export const contestSitting = (
  visit: Visit,
  contestId: string,
  examId: string,
): Promise<ContestSitting | undefined> =>
  atTurn(
    visit,
    contestId,
    (station) => station.examId === examId,
    (there, turn) => sittingIn(there, examId, turn, visit.at),
  )
