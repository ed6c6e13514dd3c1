import { isVirtual } from '@xinglin/contract/competitions'
import type { Moment } from '#attempts'
import { stationKindOf } from '#exams'
import { hashOf } from '#platform/content-hash'
import type { TenantContext } from '#platform/visit'
import type { StationResult } from '#simulations/kernel'
import type { RoundRow, StationRow, WholeRound } from '../rounds/round-store.ts'
import { runStore, type SlotRow } from './run-store.ts'
import { seatStore } from './seat-store.ts'

const minuteMs = 60_000
const seedDigits = 7
/** While the clock of a round stands still no station ends by itself. */
const heldMs = 30 * 24 * 60 * minuteMs

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
    personId,
  }: {
    readonly round: RoundRow
    readonly station: StationRow
    readonly slot: SlotRow
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

/** Gives the simulations that are played in a round the ends that `endOf` says; undefined leaves one as it is. */
const moveEnds = async (
  there: TenantContext,
  { round, stations }: WholeRound,
  endOf: (slot: SlotRow, station: StationRow) => Date | undefined,
): Promise<void> => {
  if (!stations.some(({ kind }) => isVirtual(kind))) return
  const slots = new Map((await runStore(there).slots(round.id)).map((slot) => [slot.id, slot]))
  for (const { slotId, attemptId } of await seatStore(there).ofRound(round.id)) {
    const slot = slots.get(slotId)
    const station = stations.find(({ id }) => id === slot?.stationId)
    if (!slot || !station || attemptId === null || !isVirtual(station.kind)) continue
    const endsAt = endOf(slot, station)
    if (endsAt)
      await stationKindOf[station.kind].moveEnd(there, { attemptId, stationId: station.id }, endsAt)
  }
}

/** Ends the simulations of a round, or of some of its teams and stations: nothing more is done in them, and they are assessed. */
export const endVirtual = (
  there: TenantContext,
  whole: WholeRound,
  at: Date,
  isMeant: (slot: SlotRow) => boolean = () => true,
): Promise<void> => moveEnds(there, whole, (slot) => (isMeant(slot) ? at : undefined))

/** Lets the simulations of the step that goes on end as the clock of their round says now. */
export const followClock = (there: TenantContext, whole: WholeRound): Promise<void> =>
  moveEnds(there, whole, (slot, station) => {
    const { step, stepStartedAt, pausedAt, pausedMs, extraMinutes, state } = whole.round
    if (state !== 'running' || slot.step !== step || !stepStartedAt) return undefined
    if (pausedAt) return new Date(pausedAt.getTime() + heldMs)
    const minutes = station.readingMinutes + station.minutes + extraMinutes + slot.extraMinutes
    return new Date(stepStartedAt.getTime() + pausedMs + minutes * minuteMs)
  })
