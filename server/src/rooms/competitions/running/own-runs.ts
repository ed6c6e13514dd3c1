import { getOwnRuns, type OwnRun } from '@xinglin/contract/competitions'
import { asSchool } from '#platform/database'
import { answer } from '#platform/http'
import { memberOf, type TenantContext, type Visit } from '#platform/visit'
import { contestStore, type ContestRow } from '../contests/contest-store.ts'
import { entryStore } from '../entries/entry-store.ts'
import { stage } from '../entries/registration.ts'
import { ownEntryIds } from '../games/own-entry-ids.ts'
import { visibleGame } from '../games/show-games.ts'
import { roundStore, type WholeRound } from '../rounds/round-store.ts'
import { toClock } from './clock.ts'
import { runStore } from './run-store.ts'
import { examinees, seatsOf } from './seats.ts'

/** How some teams go through a round. */
const runsIn = async (
  there: TenantContext,
  whole: WholeRound,
  { own, personId }: { readonly own: ReadonlySet<string>; readonly personId: string },
): Promise<OwnRun[]> => {
  const { round, stations } = whole
  const runs = (await runStore(there).runs(round.id)).filter(({ entryId }) => own.has(entryId))
  if (runs.length === 0) return []
  const slots = await runStore(there).slots(round.id)
  const members = await entryStore(there).members(runs.map(({ entryId }) => entryId))
  const steps = Math.max(0, ...slots.map(({ step }) => step))
  const seatsAt = await seatsOf(
    there,
    whole,
    runs.map(({ entryId }) => entryId),
  )
  return runs.map((run) => ({
    RoundId: round.id,
    RoundName: round.name,
    EntryId: run.entryId,
    Team: run.name,
    No: run.no,
    State: run.state,
    Members: members
      .filter(({ entryId, position }) => entryId === run.entryId && position !== '')
      .map(({ name, position }) => ({ Name: name, Position: position })),
    Clock: toClock(round, stations, steps, new Date()),
    Slots: slots
      .filter(({ entryId }) => entryId === run.entryId)
      .flatMap((slot) => {
        const station = stations.find(({ id }) => id === slot.stationId)
        if (!station) return []
        const ofTeam = members.filter(({ entryId }) => entryId === run.entryId)
        const seat = seatsAt(slot).find((one) => one.personId === personId)
        return {
          StationId: station.id,
          Station: station.name,
          Kind: station.kind,
          IsMine: examinees(ofTeam, station).some((one) => one.personId === personId),
          Seat: seat?.state ?? ('none' as const),
          AttemptId: seat?.attemptId ?? '',
          Position: station.position,
          Step: slot.step,
          Lane: slot.lane,
          Minutes: station.minutes,
          ExtraMinutes: slot.extraMinutes,
          State: slot.state,
        }
      }),
  }))
}

/** How the visitor's own teams go through a contest. */
const ownRunsOf = async (visit: Visit, contest: ContestRow): Promise<OwnRun[]> => {
  const own = await ownEntryIds(visit, contest.id)
  const personId = memberOf(visit)?.id
  if (own.size === 0 || personId === undefined) return []
  return asSchool(visit, contest.schoolId, async (there) => {
    const rounds = await roundStore(there).ofContest(contest.id)
    const all: OwnRun[] = []
    for (const whole of rounds) all.push(...(await runsIn(there, whole, { own, personId })))
    return all
  })
}

/** The rounds that the visitor's own teams are drawn for or go through now, with their numbers. */
export const ownRunsNow = async (
  visit: Visit,
): Promise<
  readonly { readonly contestId: string; readonly contest: string; readonly run: OwnRun }[]
> => {
  const contests = (await contestStore(visit).list()).filter(
    ({ status }) => status === stage.formal,
  )
  const all: { contestId: string; contest: string; run: OwnRun }[] = []
  for (const contest of contests)
    for (const run of await ownRunsOf(visit, contest))
      if (run.Clock.State === 'drawn' || run.Clock.State === 'running')
        all.push({ contestId: contest.id, contest: contest.name, run })
  return all
}

/** Answers contestants who look when they are where. */
export const ownRunCalls = () => [
  answer(getOwnRuns, async function handleGetOwnRuns(visit, { SkillContestId }) {
    const contest = await visibleGame(visit, SkillContestId)
    return ownRunsOf(visit, contest)
  }),
]
