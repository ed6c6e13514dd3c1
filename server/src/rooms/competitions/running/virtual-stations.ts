import { isVirtual } from '@xinglin/contract/competitions'
import type { Moment } from '#attempts'
import { stationKindOf } from '#exams'
import { hashOf } from '#platform/content-hash'
import type { TenantContext } from '#platform/visit'
import type { StationKind, StationResult } from '#simulations/kernel'
import type { RoundRow, StationRow, WholeRound } from '../rounds/round-store.ts'
import { type RunRow, runStore, type SlotRow } from './run-store.ts'
import { seatStore } from './seat-store.ts'

const minuteMs = 60_000
const seedDigits = 7
/** Chance of the patient: by the draw of the round, the same for everybody. */
const seedOf = ({ seed }: Pick<RoundRow, 'seed'>, { id }: Pick<StationRow, 'id'>): number =>
  Number.parseInt(hashOf([seed, id]).slice(0, seedDigits), 16)

/** Begins the simulation of a turn, or answers the one that was begun; undefined where none is played at the station. */
export const enterVirtual = async (
  there: Moment,
  {
    round,
    station,
    slot,
    run,
    personId,
  }: {
    readonly round: RoundRow
    readonly station: StationRow
    readonly slot: SlotRow
    readonly run: Pick<RunRow, 'partnerId'>
    readonly personId: string
  },
  endsAt: Date,
): Promise<StationResult | undefined> => {
  const { kind, workVersionId } = station
  const seat = await seatStore(there).find(slot.id, personId)
  if (!isVirtual(kind) || workVersionId === null || !seat?.attemptId) return undefined
  return stationKindOf[kind].begin(there, {
    attemptId: seat.attemptId,
    stationId: station.id,
    personId,
    partnerId: run.partnerId === round.schoolId ? null : run.partnerId,
    versionId: workVersionId,
    seed: seedOf(round, station),
    mode: 'contest',
    endsAt,
  })
}

/** Where the simulations of a round stand, by slot and person. */
export const virtualStandings = async (
  there: TenantContext,
  stations: readonly StationRow[],
  seats: readonly {
    readonly slotId: string
    readonly personId: string
    readonly attemptId: string | null
  }[],
): Promise<ReadonlyMap<string, StationResult>> => {
  const byAttempt = new Map(
    seats.flatMap(({ attemptId, slotId, personId }) =>
      attemptId === null ? [] : [[attemptId, `${slotId} ${personId}`] as const],
    ),
  )
  const standings = new Map<string, StationResult>()
  for (const kind of new Set(stations.map((one) => one.kind))) {
    if (!isVirtual(kind)) continue
    for (const [place, result] of await stationKindOf[kind].among(there, [...byAttempt.keys()])) {
      const seat = byAttempt.get(place.split(' ')[0] ?? '')
      if (seat !== undefined) standings.set(seat, result)
    }
  }
  return standings
}

type Played = {
  readonly kind: StationKind
  readonly place: { readonly attemptId: string; readonly stationId: string }
  readonly slot: SlotRow
  readonly station: StationRow
}

/** The simulations that were begun in a round, by everybody or one person. */
const playedIn = async (
  there: TenantContext,
  { round, stations }: WholeRound,
  onlyOf?: string,
): Promise<Played[]> => {
  if (!stations.some(({ kind }) => isVirtual(kind))) return []
  const slots = new Map((await runStore(there).slots(round.id)).map((slot) => [slot.id, slot]))
  return (await seatStore(there).ofRound(round.id)).flatMap(({ slotId, attemptId, personId }) => {
    const slot = onlyOf === undefined || personId === onlyOf ? slots.get(slotId) : undefined
    const station = stations.find(({ id }) => id === slot?.stationId)
    return slot && station && attemptId !== null && isVirtual(station.kind)
      ? [
          {
            kind: stationKindOf[station.kind],
            place: { attemptId, stationId: station.id },
            slot,
            station,
          },
        ]
      : []
  })
}

/** Ends the simulations of a round, or of some of its teams and stations: nothing more is done in them, and they are assessed. */
export const endVirtual = async (
  there: TenantContext,
  whole: WholeRound,
  at: Date,
  isMeant: (slot: SlotRow) => boolean = () => true,
): Promise<void> => {
  for (const { kind, place, slot } of await playedIn(there, whole)) {
    if (!isMeant(slot)) continue
    await kind.resume(there, place, at)
    await kind.moveEnd(there, place, at)
  }
}

/** Has the simulations of the step that goes on stand still, go on and end as the clock of their round says now. */
export const followClock = async (
  there: TenantContext,
  whole: WholeRound,
  at: Date,
): Promise<void> => {
  const { step, stepStartedAt, pausedAt, pausedMs, extraMinutes, state } = whole.round
  if (state !== 'running' || !stepStartedAt) return
  for (const { kind, place, slot, station } of await playedIn(there, whole)) {
    if (slot.step !== step || slot.state !== 'open') continue
    await kind[pausedAt ? 'pause' : 'resume'](there, place, at)
    const minutes = station.readingMinutes + station.minutes + extraMinutes + slot.extraMinutes
    const endsAt = new Date(stepStartedAt.getTime() + pausedMs + minutes * minuteMs)
    await kind.moveEnd(there, place, endsAt)
  }
}

/** Lets whoever played the simulations of a round read what came of them. */
export const publishVirtual = async (
  there: TenantContext,
  whole: WholeRound,
  at: Date,
): Promise<void> => {
  const played = await playedIn(there, whole)
  for (const kind of new Set(played.map((one) => one.kind)))
    await kind.publish(
      there,
      played.flatMap(({ kind: own, place }) => (own === kind ? [place.attemptId] : [])),
      at,
    )
}

/** The sessions of somebody in a round that may be read about, by station. */
export const ownPublished = async (
  there: TenantContext,
  whole: WholeRound,
  personId: string,
): Promise<ReadonlyMap<string, string>> => {
  const own = new Map<string, string>()
  for (const { kind, place, slot } of await playedIn(there, whole, personId)) {
    const result = await kind.find(there, place)
    if (result?.state === 'finished') own.set(slot.stationId, result.sessionId)
  }
  return own
}
