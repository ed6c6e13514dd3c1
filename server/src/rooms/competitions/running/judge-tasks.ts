import {
  getJudgeTasks,
  type JudgeStation,
  listJudging,
  type Sheet,
} from '@xinglin/contract/competitions'
import { answer } from '#platform/http'
import { memberOf, refuse, visitAt, type Visit } from '#platform/visit'
import { contestStore, type ContestRow } from '../contests/contest-store.ts'
import { toFile } from '../entries/to-documents.ts'
import { stage } from '../entries/registration.ts'
import { roundStore, type WholeRound } from '../rounds/round-store.ts'
import { toClock } from './clock.ts'
import { isMarked, marks } from './control-room.ts'
import { runStore } from './run-store.ts'
import { sheetStore, type SheetRow } from './sheet-store.ts'

const { missing, stranger } = getJudgeTasks.refusals

/** A contest that the visitor may see and judges, or might: while it is held and scored. */
export const judgedContest = async (visit: Visit, id: string): Promise<ContestRow> => {
  const contest = await contestStore(visit).find(id)
  if (!contest || contest.status === stage.draft) throw refuse(missing)
  return contest
}

/** A sheet for its judge; an empty one where nothing was marked yet. */
export const toSheet = (there: Visit, row: SheetRow | undefined): Sheet => ({
  Points: row?.points ?? {},
  Rating: row?.rating ?? null,
  Remark: row?.remark ?? '',
  Seq: row?.seq ?? 0,
  IsLocked: row?.lockedAt !== null && row?.lockedAt !== undefined,
  Photo: row?.photo ? toFile(there, row.photo, there.school.id) : null,
})

const isJudged = ({ round }: WholeRound): boolean =>
  round.state === 'drawn' || round.state === 'running' || round.state === 'judging'

/** What somebody judges of a round that was drawn, station by station. */
const stationsOf = async (
  there: Visit,
  contest: ContestRow,
  { round, stations, judges }: WholeRound,
  personId: string,
): Promise<JudgeStation[]> => {
  const runs = await runStore(there).runs(round.id)
  const slots = await runStore(there).slots(round.id)
  const byEntry = new Map(runs.map((run) => [run.entryId, run]))
  const sheets = await sheetStore(there).ofJudge([round.id], personId)
  const steps = Math.max(0, ...slots.map(({ step }) => step))
  return judges
    .filter((judge) => judge.personId === personId)
    .flatMap((judge) => {
      const station = stations.find(({ id }) => id === judge.stationId)
      if (!station) return []
      const own = slots.filter((slot) => marks(contest, judge, slot, byEntry.get(slot.entryId)))
      return {
        RoundId: round.id,
        RoundName: round.name,
        StationId: station.id,
        Name: station.name,
        Lane: judge.lane,
        Lanes: round.lanes,
        Position: station.position,
        Task: station.task,
        Items: station.items,
        Clock: toClock(round, stations, steps, new Date()),
        Slots: own.map((slot) => {
          const run = byEntry.get(slot.entryId)
          const isAway = slot.state === 'open' && !isMarked(slot, run)
          return {
            Id: slot.id,
            No: run?.no ?? 0,
            Step: slot.step,
            State: isAway
              ? run?.state === 'void'
                ? ('void' as const)
                : ('absent' as const)
              : slot.state,
            Sheet: toSheet(
              there,
              sheets.find(({ slotId }) => slotId === slot.id),
            ),
          }
        }),
      }
    })
}

/** What the visitor judges in a contest, station by station; undefined where they are no judge of it. */
const tasksOf = async (visit: Visit, contest: ContestRow): Promise<JudgeStation[] | undefined> => {
  const person = memberOf(visit)
  if (!person) return undefined
  return visitAt(visit, contest.schoolId, async (there) => {
    const judging = await sheetStore(there).judgingOf(contest.id, person.id)
    if (judging.length === 0) return undefined
    const rounds = await roundStore(there).ofContest(contest.id)
    const all: JudgeStation[] = []
    for (const whole of rounds.filter(isJudged))
      all.push(...(await stationsOf(there, contest, whole, person.id)))
    return all
  })
}

/** Sheets of teams that came already, which are still to be sent. */
const waitingOf = (stations: readonly JudgeStation[]): number =>
  stations
    .flatMap(({ Slots, Clock }) => Slots.filter(({ Step }) => Step <= Clock.Step))
    .filter(({ State, Sheet: sheet }) => State === 'open' && !sheet.IsLocked).length

/** The contests that the visitor judges and that are not over, with the sheets that wait. */
export const ownJudging = async (
  visit: Visit,
): Promise<readonly { readonly id: string; readonly name: string; readonly waiting: number }[]> => {
  if (visit.who === 'student' || !memberOf(visit)) return []
  const contests = (await contestStore(visit).list()).filter(
    ({ status }) => status === stage.formal || status === stage.judging,
  )
  const all: { id: string; name: string; waiting: number }[] = []
  for (const contest of contests) {
    const stations = await tasksOf(visit, contest)
    if (stations) all.push({ id: contest.id, name: contest.name, waiting: waitingOf(stations) })
  }
  return all
}

/** Answers judges. */
export const judgeCalls = () => [
  answer(listJudging, async function handleListJudging(visit) {
    return (await ownJudging(visit)).map(({ id, name, waiting }) => ({
      SkillContestId: id,
      Name: name,
      Waiting: waiting,
    }))
  }),

  answer(getJudgeTasks, async function handleGetJudgeTasks(visit, { SkillContestId }) {
    const contest = await judgedContest(visit, SkillContestId)
    const stations = await tasksOf(visit, contest)
    if (!stations) throw refuse(stranger)
    return { SkillContestId: contest.id, ContestName: contest.name, Stations: stations }
  }),
]
