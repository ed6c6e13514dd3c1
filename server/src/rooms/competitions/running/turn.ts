import { memberOf, type TenantContext, type Visit } from '#platform/visit'
import { asSchool } from '#platform/database'
import { contestStore, type ContestRow } from '../contests/contest-store.ts'
import { entryStore } from '../entries/entry-store.ts'
import { stage } from '../entries/registration.ts'
import { ownEntryIds } from '../games/own-entry-ids.ts'
import { type RoundRow, roundStore, type StationRow } from '../rounds/round-store.ts'
import { type RunRow, runStore, type SlotRow } from './run-store.ts'
import { examinees, isSat, isSlotOver } from './seats.ts'

const minuteMs = 60_000

/** How somebody's turn at a station stands. */
type Standing = 'open' | 'early' | 'over' | 'paused' | 'away' | 'other'

/** Somebody's turn at a station at a computer. */
export type Turn = {
  readonly contest: ContestRow
  readonly round: RoundRow
  readonly station: StationRow
  readonly slot: SlotRow
  readonly run: RunRow
  readonly personId: string
  readonly stands: Standing
}

/** When the step of a turn began; the moment itself where none goes on. */
export const beginOf = ({ round }: Pick<Turn, 'round'>, at: Date): Date => round.stepStartedAt ?? at

/** Minutes beyond those of the station. */
export const extraOf = ({ round, slot }: Pick<Turn, 'round' | 'slot'>): number =>
  round.extraMinutes + slot.extraMinutes

/** When the time of a turn is over, without the minutes that were added. */
export const closeOf = (turn: Turn, at: Date): Date =>
  new Date(
    beginOf(turn, at).getTime() +
      turn.round.pausedMs +
      (turn.station.readingMinutes + turn.station.minutes) * minuteMs,
  )

const standsAt = (
  { round, slot, run }: Pick<Turn, 'round' | 'slot' | 'run'>,
  isExamined: boolean,
): Standing => {
  if (isSlotOver(round, slot)) return 'over'
  if (run.state === 'absent' || run.state === 'void' || slot.state !== 'open') return 'away'
  if (!isExamined) return 'other'
  if (round.state !== 'running' || slot.step > round.step) return 'early'
  return round.pausedAt ? 'paused' : 'open'
}

/** A turn of the visitor's team at the station that `wanted` finds, as the school that holds the contest keeps it. */
const turnIn = async (
  there: TenantContext,
  contest: ContestRow,
  { own, personId }: { readonly own: ReadonlySet<string>; readonly personId: string },
  wanted: (station: StationRow) => boolean,
): Promise<Turn | undefined> => {
  for (const { round, stations } of await roundStore(there).ofContest(contest.id)) {
    const station = stations.find((one) => isSat(one) && wanted(one))
    if (!station) continue
    const slot = (await runStore(there).slotsAt(station.id)).find((one) => own.has(one.entryId))
    const run = slot && (await runStore(there).findRun(round.id, slot.entryId))
    if (!slot || !run) return undefined
    const members = await entryStore(there).members([slot.entryId])
    const isExamined = examinees(members, station).some((one) => one.personId === personId)
    const turn = { contest, round, station, slot, run, personId }
    return { ...turn, stands: standsAt(turn, isExamined) }
  }
  return undefined
}

/** Works with the visitor's turn at a station of a contest, in the school that holds it; undefined where they have none. */
export const atTurn = async <T>(
  visit: Visit,
  contestId: string,
  wanted: (station: StationRow) => boolean,
  work: (there: TenantContext, turn: Turn) => Promise<T>,
): Promise<T | undefined> => {
  const person = memberOf(visit)
  const contest = await contestStore(visit).find(contestId)
  if (!person || !contest || contest.status === stage.draft) return undefined
  const own = await ownEntryIds(visit, contest.id)
  if (own.size === 0) return undefined
  return asSchool(visit, contest.schoolId, async (there) => {
    const turn = await turnIn(there, contest, { own, personId: person.id }, wanted)
    return turn && work(there, turn)
  })
}
