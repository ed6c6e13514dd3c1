import type { PracticeStation } from '@xinglin/contract/competitions'
import { dimensionsOf } from '@xinglin/simulation/assessment'
import type { ContestRound } from '#attempts/relations'
import { stationKindOf } from '#exams'
import type { TenantContext } from '#platform/visit'
import { bestOf, schoolFigures } from './contest-study.ts'
import { practiceStationStore, type PracticeStationRow } from './station-store.ts'

const kindNos = { consultation: 1, operation: 2, experiment: 3 } as const

type Who = { readonly personId: string; readonly partnerId: string; readonly at: Date }

/** A round at a station, as rounds of courses are compared; the station stands for the course. */
type StationRound = ContestRound & { readonly sessionId: string }

/** What the people of a school came to at some stations. */
const roundsAt = async (
  there: TenantContext,
  contestId: string,
  stations: readonly PracticeStationRow[],
  partnerId: string,
): Promise<StationRound[]> => {
  const runs = new Map(
    (await practiceStationStore(there).runs(contestId, partnerId)).map((run) => [run.id, run]),
  )
  const rounds: StationRound[] = []
  for (const kind of new Set(stations.map((one) => one.kind))) {
    const own = new Set(stations.flatMap((one) => (one.kind === kind ? [one.id] : [])))
    const attempts = [...runs.values()].filter(({ stationId }) => own.has(stationId))
    const names = dimensionsOf(kindNos[kind])
    const figures = await stationKindOf[kind].figures(
      there,
      attempts.map(({ id }) => id),
    )
    for (const { attemptId, sessionId, composite, scores } of figures) {
      const run = runs.get(attemptId)
      if (run)
        rounds.push({
          id: attemptId,
          sessionId,
          personId: run.personId,
          courseId: run.stationId,
          composite,
          dimensions: names.map((name, at) => ({ name, score: scores[at] ?? null })),
        })
    }
  }
  return rounds
}

/** Whether somebody's newest round at a station goes on. */
const isOpen = async (
  there: TenantContext,
  { id, kind }: PracticeStationRow,
  { personId, at }: Who,
): Promise<boolean> => {
  const run = await practiceStationStore(there).newest(id, personId)
  const now = run && (await stationKindOf[kind].find(there, { attemptId: run.id, stationId: id }))
  return now?.state === 'open' && now.endsAt > at
}

/** The stations that are practised for a contest, with what somebody and their school came to at them. */
export const practisedStations = async (
  there: TenantContext,
  contestId: string,
  who: Who,
): Promise<{ readonly shown: PracticeStation[]; readonly rounds: readonly ContestRound[] }> => {
  const stations = await practiceStationStore(there).stations(contestId)
  const rounds = await roundsAt(there, contestId, stations, who.partnerId)
  const shown: PracticeStation[] = []
  for (const station of stations) {
    const all = rounds.filter(({ courseId }) => courseId === station.id)
    const best = bestOf(all)
    const { mean, max } = schoolFigures(best)
    const own = all.filter(({ personId }) => personId === who.personId)
    const top = own.find(({ composite }) => composite === best.get(who.personId))
    shown.push({
      StationId: station.id,
      Kind: station.kind,
      WorkId: station.workId,
      Name: station.name,
      Minutes: station.minutes,
      Own: best.get(who.personId) ?? null,
      BestSessionId: top?.sessionId ?? '',
      Rounds: own.length,
      IsOpen: await isOpen(there, station, who),
      Mean: mean,
      Max: max,
      People: new Set(all.map(({ personId }) => personId)).size,
    })
  }
  return { shown, rounds }
}
