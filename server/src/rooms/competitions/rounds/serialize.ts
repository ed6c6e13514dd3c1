import type { Round } from '@xinglin/contract/competitions'
import type { TenantContext, Visit } from '#platform/visit'
import { namesOfSchools } from '#schools'
import type { ContestRow } from '../contests/contest-store.ts'
import { documentStore } from '../entries/document-store.ts'
import { entryStore, type EntryRow } from '../entries/entry-store.ts'
import { stage } from '../entries/registration.ts'
import { teamStore } from '../entries/team-store.ts'
import { missingOfRound } from './checklist.ts'
import type { WholeRound } from './round-store.ts'
import { ruleWords } from './rule-words.ts'
import { settlementStore } from './settlement-store.ts'

/** Whether a contest may still be changed. */
export const isOver = ({ status }: Pick<ContestRow, 'status'>): boolean =>
  status === stage.cancelled || status === stage.archived

/** Whether the round before one is still going on. */
const waitsFor = (before: WholeRound | undefined): boolean =>
  before !== undefined && before.round.state !== 'published' && before.round.state !== 'closed'

/** Who takes part in a round: all who were accepted, or those who go on from the one before. */
export const entriesOfRound = async (
  there: TenantContext,
  contestId: string,
  before: string | undefined,
): Promise<EntryRow[]> => {
  const accepted = await teamStore(there).accepted(contestId)
  if (before === undefined) return accepted
  const goOn = await settlementStore(there).advancing(before)
  return accepted.filter(({ id }) => goOn.has(id))
}

/** What keeps each round of a contest from being drawn, by its id. */
export const missingOfRounds = async (
  visit: Visit,
  contest: ContestRow,
  rounds: readonly WholeRound[],
): Promise<ReadonlyMap<string, string[]>> => {
  const counts = await entryStore(visit).counts([contest.id])
  const pending = counts.filter(({ state }) => state === 'pending')
  const incomplete = await documentStore(visit).incomplete(contest)
  const missing = new Map<string, string[]>()
  for (const [at, whole] of rounds.entries()) {
    const before = rounds[at - 1]
    const entries =
      whole.round.state === 'planned'
        ? await entriesOfRound(visit, contest.id, before?.round.id)
        : []
    missing.set(
      whole.round.id,
      whole.round.state === 'planned'
        ? missingOfRound(whole, {
            contest,
            entrySchools: entries.map(({ partnerId }) => partnerId),
            pending: pending.reduce((total, { n }) => total + n, 0),
            incomplete,
            waitsForRound: waitsFor(before),
            at: visit.at,
          })
        : [],
    )
  }
  return missing
}

/** Rounds for those who hold the contest. */
export const toRounds = async (
  visit: Visit,
  contest: ContestRow,
  rounds: readonly WholeRound[],
): Promise<Round[]> => {
  const missing = await missingOfRounds(visit, contest, rounds)
  const names = await namesOfSchools(
    visit,
    rounds.flatMap(({ judges }) => judges.map(({ partnerId }) => partnerId)),
  )
  return rounds.map(({ round, stations, judges }) => ({
    Id: round.id,
    SkillContestId: round.contestId,
    No: round.no,
    State: round.state,
    Name: round.name,
    Format: round.format,
    Lanes: round.lanes,
    Aggregation: round.aggregation,
    Standardise: round.standardise,
    TieBreak: round.tieBreak,
    Advances: round.advances,
    AdvanceBy: round.advanceBy,
    Counted: round.counted,
    MaxSpread: round.maxSpread,
    ChangeMinutes: round.changeMinutes,
    Board: round.board,
    Awards: round.awards,
    Stations: stations.map((station) => ({
      Id: station.id,
      Name: station.name,
      Kind: station.kind,
      SourceId: station.sourceId ?? '',
      SourceVersion: station.sourceVersion,
      SourceName: station.sourceName,
      Position: station.position,
      ReadingMinutes: station.readingMinutes,
      Minutes: station.minutes,
      Weight: station.weight,
      Task: station.task,
      Items: station.items,
      Judges: judges
        .filter(({ stationId }) => stationId === station.id)
        .map(({ personId, partnerId, name, lane }) => ({
          PersonId: personId,
          PartnerId: partnerId,
          Name: name,
          SchoolName: names.get(partnerId) ?? '',
          Lane: lane,
        })),
    })),
    Missing: missing.get(round.id) ?? [],
    Rule: ruleWords(round, stations),
    CanEdit: round.state === 'planned' && !isOver(contest),
    Version: round.version,
  }))
}
