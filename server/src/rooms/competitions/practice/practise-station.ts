import type { InputOf } from '@xinglin/contract/call'
import { setPractice, startPractice } from '@xinglin/contract/competitions'
import { allowedWorks, stationKindOf } from '#exams'
import { asSchool } from '#platform/database'
import { answer } from '#platform/http'
import { newId } from '#platform/ids'
import { memberOf, refuse, type Visit } from '#platform/visit'
import { freshSeed } from '#simulations/kernel'
import { practisedContest } from './contest-study.ts'
import { practiceStationStore, type PracticeStationRow } from './station-store.ts'

const { missing, stranger } = startPractice.refusals
const { work, station: repeated } = setPractice.refusals
const minuteMs = 60_000

type Wanted = NonNullable<InputOf<typeof setPractice>['Stations']>

/** The stations of a form; what stood there stays in its version, also where it was put away since. */
export const stationRows = async (
  visit: Visit,
  contestId: string,
  wanted: Wanted,
): Promise<PracticeStationRow[]> => {
  const store = practiceStationStore(visit)
  if (new Set(wanted.map(({ Id }) => Id)).size < wanted.length) throw refuse(repeated)
  const before = new Map((await store.stations(contestId)).map((one) => [one.id, one]))
  const allowed = await allowedWorks(visit, wanted)
  const rows: PracticeStationRow[] = []
  for (const [at, { Id, Kind, WorkId }] of wanted.entries()) {
    const same = before.get(Id)
    if (same && same.kind === Kind && same.workId === WorkId) {
      rows.push({ ...same, at })
      continue
    }
    // An id of another station or contest is nobody's to take.
    if (same ?? (await store.find(Id))) throw refuse(repeated)
    const current = allowed.has(WorkId)
      ? await stationKindOf[Kind].current(visit, WorkId)
      : undefined
    if (!current) throw refuse(work)
    rows.push({
      schoolId: visit.school.id,
      id: Id,
      contestId,
      at,
      kind: Kind,
      workId: WorkId,
      versionId: current.versionId,
      name: current.title,
      minutes: current.minutes,
    })
  }
  return rows
}

const handleStartPractice = async (
  visit: Visit,
  { SkillContestId, StationId }: InputOf<typeof startPractice>,
) => {
  const contest = await practisedContest(visit, SkillContestId)
  const personId = memberOf(visit)?.id
  if (!contest || personId === undefined) throw refuse(stranger)
  return asSchool(visit, contest.schoolId, async ({ db, school }) => {
    const there = { db, school, at: visit.at }
    const store = practiceStationStore(there)
    const station = await store.find(StationId)
    if (station?.contestId !== contest.id) throw refuse(missing)
    const kind = stationKindOf[station.kind]
    const before = await store.newest(station.id, personId)
    const now = before && (await kind.find(there, { attemptId: before.id, stationId: station.id }))
    if (now?.state === 'open' && now.endsAt > visit.at)
      return { Kind: station.kind, SessionId: now.sessionId, Deadline: now.endsAt.toISOString() }
    const attemptId = newId(visit.at.getTime())
    await store.begin({
      id: attemptId,
      contestId: contest.id,
      stationId: station.id,
      personId,
      partnerId: visit.school.id,
      startedAt: visit.at,
    })
    const { sessionId, endsAt } = await kind.begin(there, {
      attemptId,
      stationId: station.id,
      personId,
      partnerId: contest.schoolId === visit.school.id ? null : visit.school.id,
      versionId: station.versionId,
      seed: freshSeed(newId(), []),
      mode: 'practice',
      endsAt: new Date(visit.at.getTime() + station.minutes * minuteMs),
    })
    return { Kind: station.kind, SessionId: sessionId, Deadline: endsAt.toISOString() }
  })
}

/** Answers those who practise at a station. */
export const practiceStationCalls = () => [answer(startPractice, handleStartPractice)]
