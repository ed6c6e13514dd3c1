import type { ControlRoom } from '@xinglin/contract/competitions'
import { getControlRoom } from '@xinglin/contract/competitions'
import { answer } from '#platform/http'
import { memberOf, refuse, type Visit } from '#platform/visit'
import { namesOfSchools } from '#schools'
import type { ContestRow } from '../contests/contest-store.ts'
import { hostedContestStore } from '../contests/hosted-contest-store.ts'
import { entryStore } from '../entries/entry-store.ts'
import { changeableContest, holdsContest, hostedContest } from '../organise/policy.ts'
import { proctorStore } from '../proctors/proctor-store.ts'
import { type JudgeRow, type RoundRow, roundStore, type WholeRound } from '../rounds/round-store.ts'
import { toClock } from './clock.ts'
import { type RunRow, runStore, type SlotRow } from './run-store.ts'
import { seatsOf } from './seats.ts'

const { missing, planned } = getControlRoom.refusals

/** Whether a judge marks a team at a station: it is their lane, and between schools not their own school's. */
export const marks = (
  contest: Pick<ContestRow, 'openTo'>,
  judge: Pick<JudgeRow, 'stationId' | 'lane' | 'partnerId'>,
  slot: Pick<SlotRow, 'stationId' | 'lane'>,
  run: Pick<RunRow, 'partnerId'> | undefined,
): boolean =>
  judge.stationId === slot.stationId &&
  judge.lane === slot.lane &&
  (contest.openTo.length === 0 || judge.partnerId !== run?.partnerId)

/** Whether a team is to be marked at a station. */
export const isMarked = (
  slot: Pick<SlotRow, 'state'>,
  run: Pick<RunRow, 'state'> | undefined,
): boolean => slot.state === 'open' && run?.state !== 'absent' && run?.state !== 'void'

/** A round that the visitor runs, with its contest; `hold` keeps both as they are until the call ends. */
export const hostedRound = async (
  visit: Visit,
  id: string,
  lock = false,
): Promise<{ readonly contest: ContestRow; readonly round: RoundRow }> => {
  const store = roundStore(visit)
  const there = await store.findRow(id)
  if (!there) throw refuse(missing)
  const contest = await (lock ? changeableContest : hostedContest)(visit, there.contestId)
  const round = lock ? await store.findRow(id) : there
  if (!round) throw refuse(missing)
  return { contest, round }
}

/** A round that the visitor runs or watches over, with its contest; `lock` keeps both as they are until the call ends. */
export const watchedRound = async (
  visit: Visit,
  id: string,
  lock = false,
): Promise<{ readonly contest: ContestRow; readonly round: RoundRow }> => {
  const there = await roundStore(visit).findRow(id)
  const own = memberOf(visit)
  if (!there || !own) throw refuse(missing)
  if (!(await proctorStore(visit).isProctor(there.contestId, own.id)))
    return hostedRound(visit, id, lock)
  const contests = hostedContestStore(visit)
  const contest = await (lock ? contests.lock(there.contestId) : contests.find(there.contestId))
  const round = lock ? await roundStore(visit).findRow(id) : there
  if (!contest || !round) throw refuse(missing)
  return { contest, round }
}

/** The sheets that are still to come, by judge and station. */
const waitingSheets = (
  contest: ContestRow,
  { round, stations, judges }: WholeRound,
  runs: readonly RunRow[],
  slots: readonly SlotRow[],
  locked: ReadonlySet<string>,
): ControlRoom['Waiting'] => {
  const byEntry = new Map(runs.map((run) => [run.entryId, run]))
  const due = slots.filter(
    (slot) => slot.step <= round.step && isMarked(slot, byEntry.get(slot.entryId)),
  )
  return judges.flatMap((judge) => {
    const sheets = due.filter(
      (slot) =>
        marks(contest, judge, slot, byEntry.get(slot.entryId)) &&
        !locked.has(`${slot.id} ${judge.personId}`),
    ).length
    const station = stations.find(({ id }) => id === judge.stationId)?.name ?? ''
    return sheets > 0 ? [{ Judge: judge.name, Station: station, Sheets: sheets }] : []
  })
}

/** The control room of a round for whoever runs it. */
export const toControlRoom = async (
  visit: Visit,
  contest: ContestRow,
  id: string,
): Promise<ControlRoom> => {
  const whole = await roundStore(visit).find(id)
  if (!whole) throw refuse(missing)
  const { round, stations, judges } = whole
  const store = runStore(visit)
  const runs = await store.runs(id)
  const slots = await store.slots(id)
  const locked = await store.lockedCounts(id)
  const seatsAt = await seatsOf(
    visit,
    whole,
    runs.map(({ entryId }) => entryId),
  )
  const lockedBy = await store.lockedBy(id)
  const members = await entryStore(visit).members(runs.map(({ entryId }) => entryId))
  const names = await namesOfSchools(
    visit,
    runs.map(({ partnerId }) => partnerId),
  )
  return {
    RoundId: round.id,
    SkillContestId: contest.id,
    ContestName: contest.name,
    Name: round.name,
    Format: round.format,
    Lanes: round.lanes,
    Board: round.board,
    Clock: toClock(round, stations, Math.max(0, ...slots.map(({ step }) => step)), new Date()),
    Stations: stations.map((station) => ({
      Id: station.id,
      Name: station.name,
      Kind: station.kind,
      ExamId: station.examId ?? '',
    })),
    Teams: runs.map((run) => ({
      EntryId: run.entryId,
      No: run.no,
      Name: run.name,
      SchoolName: names.get(run.partnerId) ?? '',
      State: run.state,
      Reason: run.reason,
      Members: members
        .filter(({ entryId }) => entryId === run.entryId)
        .map(({ at, name, position }) => ({ At: at, Name: name, Position: position })),
      Slots: slots
        .filter(({ entryId }) => entryId === run.entryId)
        .map((slot) => ({
          Id: slot.id,
          StationId: slot.stationId,
          Step: slot.step,
          Lane: slot.lane,
          State: slot.state,
          Reason: slot.reason,
          Judges: judges.filter((judge) => marks(contest, judge, slot, run)).length,
          Locked: locked.get(slot.id) ?? 0,
          ExtraMinutes: slot.extraMinutes,
          Seats: seatsAt(slot).map((seat) => ({
            Name: seat.name,
            State: seat.state,
            Left: seat.left,
          })),
        })),
    })),
    Waiting: waitingSheets(
      contest,
      whole,
      runs,
      slots,
      new Set(lockedBy.map(({ slotId, personId }) => `${slotId} ${personId}`)),
    ),
    CanRun: holdsContest(visit, contest),
    Version: round.version,
  }
}

/** Answers whoever looks at a round that they run. */
export const controlRoomCalls = () => [
  answer(getControlRoom, async function handleGetControlRoom(visit, { Id }) {
    const { contest, round } = await watchedRound(visit, Id)
    if (round.state === 'planned') throw refuse(planned)
    return toControlRoom(visit, contest, Id)
  }),
]
