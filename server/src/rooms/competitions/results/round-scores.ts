import type { Award } from '@xinglin/contract/competitions'
import type { TenantContext } from '#platform/visit'
import type { ContestRow } from '../contests/contest-store.ts'
import { ruleWords } from '../rounds/rule-words.ts'
import type { WholeRound } from '../rounds/round-store.ts'
import type { Snapshot } from '../rounds/settlement-store.ts'
import { isMarked, marks as isJudgeOf } from '../running/control-room.ts'
import { runStore } from '../running/run-store.ts'
import { isSat, isSlotOver, seatsOf } from '../running/seats.ts'
import { seatsShare, type Share } from '../scoring/marks.ts'
import { type ScoredTeam, scoreRound } from '../scoring/score-round.ts'
import { resultStore } from './result-store.ts'

const toRule = ({ Name, By, Amount }: Award) => ({ name: Name, by: By, amount: Amount })

/** A round as it scores now: its teams, how many judges mark each, and how many sheets did not come. */
export const roundScores = async (
  there: TenantContext,
  contest: Pick<ContestRow, 'openTo'>,
  whole: WholeRound,
): Promise<{
  readonly teams: readonly ScoredTeam[]
  /** How many judges mark a team at a station, by both their ids. */
  readonly judgesOf: ReadonlyMap<string, number>
  readonly missing: number
}> => {
  const { round, stations, judges } = whole
  const runs = await runStore(there).runs(round.id)
  const slots = await runStore(there).slots(round.id)
  const marks = await resultStore(there).marks(round.id)
  const byEntry = new Map(runs.map((run) => [run.entryId, run]))
  const judgesOf = new Map<string, number>()
  let missing = 0
  const sent = Map.groupBy(marks, ({ slotId }) => slotId)
  const seatsAt = await seatsOf(
    there,
    whole,
    runs.map(({ entryId }) => entryId),
  )
  const satAt = new Set(stations.filter(isSat).map(({ id }) => id))
  const seatScores = new Map<string, { share: Share | undefined; scored: number }>()
  for (const slot of slots) {
    const run = byEntry.get(slot.entryId)
    if (satAt.has(slot.stationId)) {
      const own = seatsAt(slot).map(({ mark }) => mark)
      seatScores.set(slot.id, {
        share: seatsShare(own, isSlotOver(round, slot)),
        scored: own.filter((mark) => typeof mark === 'number').length,
      })
      judgesOf.set(`${slot.entryId} ${slot.stationId}`, own.length)
      if (isMarked(slot, run) && slot.adjusted === null)
        missing += own.filter((mark) => mark === 'pending').length
      continue
    }
    const count = judges.filter((judge) => isJudgeOf(contest, judge, slot, run)).length
    judgesOf.set(`${slot.entryId} ${slot.stationId}`, count)
    // What an objection set anew needs no sheet.
    if (isMarked(slot, run) && slot.adjusted === null)
      missing += Math.max(0, count - (sent.get(slot.id)?.length ?? 0))
  }
  const teams = scoreRound({
    rule: { ...round, awards: round.awards.map(toRule) },
    stations,
    teams: runs,
    slots: slots.map((slot) => ({ ...slot, seats: seatScores.get(slot.id) })),
    marks,
  })
  return { teams, judgesOf, missing }
}

/** The scores of a round as a settlement writes them down. */
export const snapshotOf = (
  { round, stations }: WholeRound,
  teams: readonly ScoredTeam[],
): Snapshot => ({
  round: { id: round.id, no: round.no, name: round.name },
  rule: ruleWords(round, stations),
  seed: round.seed,
  stations: stations.map(({ id, name, weight }) => ({ id, name, weight })),
  teams,
})
