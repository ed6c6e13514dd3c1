import type { Sitting } from '@xinglin/contract/exams'
import type { Answer } from '@xinglin/contract/questions'
import type { Moment } from '#attempts'
import type { TenantContext } from '#platform/visit'
import type { StationEnds, StationEndsApart, StationResult } from '#simulations/kernel'
import type { AttemptRow } from '../attempts/store.ts'
import type { ScoredUnit } from '../attempts/tables.ts'
import type { DrawnSection, FrozenStation } from '../papers/frozen-paper.ts'
import { stationKindOf } from '../papers/station-kinds.ts'

type Sat = Pick<AttemptRow, 'id' | 'drawn'>

/** The stations of some sections. */
export const stationsIn = (
  sections: readonly Pick<DrawnSection, 'stations'>[],
): readonly FrozenStation[] => sections.flatMap(({ stations = [] }) => stations)

const placeOf = ({ id: attemptId }: Pick<AttemptRow, 'id'>, { id: stationId }: FrozenStation) => ({
  attemptId,
  stationId,
})

/** Gives the stations that run other ends, by what each has. */
const moveEnds = async (
  tenant: TenantContext,
  row: Sat,
  stations: readonly FrozenStation[],
  endOf: (now: StationResult) => Date,
): Promise<void> => {
  for (const station of stations) {
    const kind = stationKindOf[station.kind]
    const place = placeOf(row, station)
    const now = await kind.find(tenant, place)
    if (now?.state === 'open') await kind.moveEnd(tenant, place, endOf(now))
  }
}

/** From a moment on nothing more is done in stations that run; what was done in them is assessed when the attempt is scored. */
export const closeStations = (
  tenant: TenantContext,
  row: Sat,
  at: Date,
  stations = stationsIn(row.drawn),
): Promise<void> => moveEnds(tenant, row, stations, ({ endsAt }) => (endsAt < at ? endsAt : at))

/** Gives the stations that run so much more time. */
export const extendStations = (tenant: TenantContext, row: Sat, ms: number): Promise<void> =>
  moveEnds(tenant, row, stationsIn(row.drawn), ({ endsAt }) => new Date(endsAt.getTime() + ms))

/** Has the stations that run stand still, or go on. */
export const holdStations = async (
  tenant: TenantContext,
  row: Sat,
  how: 'pause' | 'resume',
  at: Date,
): Promise<void> => {
  for (const station of stationsIn(row.drawn))
    await stationKindOf[station.kind][how](tenant, placeOf(row, station), at)
}

const fullComposite = 100

/** What a station is worth in the paper, of what its score sheet says of 100. */
export const scoreStation = (
  { id, tenths: most }: Pick<FrozenStation, 'id' | 'tenths'>,
  result: Pick<StationResult, 'composite' | 'unassessed'> | undefined,
): ScoredUnit => {
  if (!result) return { id, most, state: 'unanswered', tenths: 0 }
  if (result.unassessed !== '') return { id, most, state: 'unmarked', tenths: null }
  const tenths = Math.round((most * (result.composite ?? 0)) / fullComposite)
  const state = tenths === most ? 'right' : tenths === 0 ? 'wrong' : 'partly'
  return { id, most, state, tenths }
}

/** Ends what runs still of the stations of an attempt that was handed in, and has it assessed; false where one goes on. */
export const endStations = async (
  moment: Moment,
  row: Sat,
  ends: StationEnds,
): Promise<boolean> => {
  let allEnded = true
  for (const station of stationsIn(row.drawn))
    if ((await ends[station.kind](moment, placeOf(row, station)))?.state === 'open')
      allEnded = false
  return allEnded
}

/** Ends those before whose assessment takes longer than a transaction may. */
export const endStationsApart = async (
  schoolId: string,
  row: Sat,
  ends: StationEndsApart,
  at: Date,
): Promise<void> => {
  for (const station of stationsIn(row.drawn))
    await ends[station.kind]?.(schoolId, placeOf(row, station), at)
}

/** Where each station of an attempt stands, by its id; those that nobody began are left out. */
export const stationResults = async (
  tenant: TenantContext,
  row: Sat,
): Promise<ReadonlyMap<string, StationResult>> => {
  const results = new Map<string, StationResult>()
  for (const station of stationsIn(row.drawn)) {
    const result = await stationKindOf[station.kind].find(tenant, placeOf(row, station))
    if (result) results.set(station.id, result)
  }
  return results
}

/** What each station of an attempt is worth. */
export const scoreStations = async (tenant: TenantContext, row: Sat): Promise<ScoredUnit[]> => {
  const results = await stationResults(tenant, row)
  return stationsIn(row.drawn).map((station) => scoreStation(station, results.get(station.id)))
}

/** What was written in the stations that people mark, by the ids of these, as answers that are handed in for it. */
export const stationReports = async (
  tenant: TenantContext,
  row: Sat,
  units: readonly ScoredUnit[],
): Promise<ReadonlyMap<string, Answer>> => {
  const reports = new Map<string, Answer>()
  const waiting = new Set(units.flatMap(({ id, state }) => (state === 'unmarked' ? id : [])))
  for (const station of stationsIn(row.drawn).filter(({ id }) => waiting.has(id))) {
    const text = await stationKindOf[station.kind].report?.(tenant, placeOf(row, station))
    reports.set(station.id, { Text: text ?? '' })
  }
  return reports
}

/** A station that was entered, as its examinee's browser has it. */
export const toEntered = (
  { kind }: FrozenStation,
  { sessionId, state, endsAt }: StationResult,
  at: Date,
) => ({
  Kind: kind,
  SessionId: sessionId,
  IsOver: state !== 'open' || endsAt <= at,
  EndsAt: endsAt.toISOString(),
})

/** The stations of an attempt that were entered; undefined where it has none. */
export const enteredStations = async (
  tenant: TenantContext,
  row: Sat,
  at: Date,
): Promise<Sitting['Stations']> => {
  const stations = stationsIn(row.drawn)
  if (stations.length === 0) return undefined
  const results = await stationResults(tenant, row)
  return stations.flatMap((station) => {
    const result = results.get(station.id)
    return result ? [{ QuestionId: station.id, ...toEntered(station, result, at) }] : []
  })
}

/** How many stations of each of some attempts were entered. */
export const enteredCounts = async (
  tenant: TenantContext,
  rows: readonly Sat[],
): Promise<ReadonlyMap<string, number>> => {
  const counts = new Map<string, number>()
  const kinds = new Set(rows.flatMap(({ drawn }) => stationsIn(drawn).map(({ kind }) => kind)))
  const ids = rows.map(({ id }) => id)
  for (const kind of kinds)
    for (const place of (await stationKindOf[kind].among(tenant, ids)).keys()) {
      const [attemptId = ''] = place.split(' ')
      counts.set(attemptId, (counts.get(attemptId) ?? 0) + 1)
    }
  return counts
}
