import type { SeatState } from '@xinglin/contract/competitions'
import { type ContestStanding, contestStandings } from '#exams'
import type { TenantContext } from '#platform/visit'
import type { StationResult } from '#simulations/kernel'
import { entryStore, type MemberRow } from '../entries/entry-store.ts'
import type { RoundRow, StationRow, WholeRound } from '../rounds/round-store.ts'
import type { SeatMark } from '../scoring/marks.ts'
import type { SlotRow } from './run-store.ts'
import { seatStore } from './seat-store.ts'
import { virtualStandings } from './virtual-stations.ts'

/** Somebody who is examined at a computer. */
export type Seat = {
  readonly personId: string
  readonly name: string
  readonly state: SeatState
  readonly mark: SeatMark
  readonly attemptId: string
  /** How often they left the page. */
  readonly left: number
}

const hundredths = 100

/** Whether a station is sat at a computer. */
export const isSat = ({ kind }: Pick<StationRow, 'kind'>): boolean => kind !== 'manikin'

/** Who of a team is examined at a station: whoever has its place, or all but the substitutes. */
export const examinees = (
  members: readonly MemberRow[],
  { position }: Pick<StationRow, 'position'>,
): MemberRow[] =>
  members.filter((one) => one.position !== '' && (position === '' || one.position === position))

/** Whether a team's time at a station is over. */
export const isSlotOver = (
  round: Pick<RoundRow, 'state' | 'step'>,
  { step }: Pick<SlotRow, 'step'>,
): boolean =>
  round.state === 'running'
    ? step < round.step
    : round.state !== 'planned' && round.state !== 'drawn'

const stateOf = (standing: ContestStanding | undefined, hasEntered: boolean): SeatState => {
  if (standing) return standing.state === 'running' ? 'running' : 'done'
  return hasEntered ? 'entered' : 'none'
}

/** How somebody stands in a simulation: one that is not over is still to be scored; whoever entered and did nothing has 0. */
const playedSeat = (
  played: StationResult,
  now: Date,
): { readonly state: SeatState; readonly mark: SeatMark } => ({
  state: played.state === 'open' && (played.isPaused || played.endsAt > now) ? 'running' : 'done',
  // What no engine could assess is missing as well.
  mark:
    played.state === 'open' || played.unassessed !== ''
      ? 'pending'
      : Math.round((played.composite ?? 0) * hundredths),
})

const markOf = (standing: ContestStanding | undefined): SeatMark =>
  standing ? (standing.share ?? 'pending') : 'absent'

/** Who sits at the computers of a round, slot by slot; nobody at a station where judges mark. */
export const seatsOf = async (
  there: TenantContext,
  { round, stations }: WholeRound,
  entryIds: readonly string[],
): Promise<(slot: Pick<SlotRow, 'id' | 'entryId' | 'stationId'>) => readonly Seat[]> => {
  const sat = new Map(stations.filter(isSat).map((one) => [one.id, one]))
  if (sat.size === 0 || entryIds.length === 0) return () => []
  const members = Map.groupBy(await entryStore(there).members(entryIds), (one) => one.entryId)
  const examIds = [...sat.values()].flatMap(({ examId }) => examId ?? [])
  const standings = new Map(
    (await contestStandings(there, examIds)).map((one) => [`${one.examId} ${one.personId}`, one]),
  )
  const seats = await seatStore(there).ofRound(round.id)
  const playedBy = await virtualStandings(there, stations, seats)
  const now = new Date()
  const entered = new Map(seats.map((one) => [`${one.slotId} ${one.personId}`, one]))
  return (slot) => {
    const station = sat.get(slot.stationId)
    if (!station) return []
    return examinees(members.get(slot.entryId) ?? [], station).map(({ personId, name }) => {
      const standing = standings.get(`${station.examId ?? ''} ${personId}`)
      const seat = entered.get(`${slot.id} ${personId}`)
      const played = playedBy.get(`${slot.id} ${personId}`)
      return {
        personId,
        name,
        ...(played
          ? playedSeat(played, now)
          : { state: stateOf(standing, seat !== undefined), mark: markOf(standing) }),
        attemptId: standing?.attemptId ?? '',
        left: seat?.timesLeft ?? 0,
      }
    })
  }
}
