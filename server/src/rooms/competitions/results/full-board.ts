import { type FullBoard, getFullBoard, type Objection } from '@xinglin/contract/competitions'
import { answer } from '#platform/http'
import { refuse, type TenantContext, type Visit } from '#platform/visit'
import { namesOfSchools } from '#schools'
import type { ContestRow } from '../contests/contest-store.ts'
import { ruleWords } from '../rounds/rule-words.ts'
import { roundStore } from '../rounds/round-store.ts'
import { settlementStore } from '../rounds/settlement-store.ts'
import { hostedRound } from '../running/control-room.ts'
import { runStore } from '../running/run-store.ts'
import type { Share } from '../scoring/marks.ts'
import { resultStore, type ObjectionRow } from './result-store.ts'
import { roundScores } from './round-scores.ts'

const { missing, planned } = getFullBoard.refusals
const hundred = 100

/** A share as a score of 0 to 100 with two decimals. */
export const toScore = (share: Share | null): number | null =>
  share === null ? null : share / hundred

/** Objections with the names of teams and stations, as the school that holds the contest keeps them. */
export const toObjections = async (
  there: TenantContext,
  roundId: string,
  rows: readonly ObjectionRow[],
): Promise<Objection[]> => {
  if (rows.length === 0) return []
  const runs = await runStore(there).runs(roundId)
  const stations = (await roundStore(there).find(roundId))?.stations ?? []
  const schools = await namesOfSchools(
    there,
    rows.map(({ partnerId }) => partnerId),
  )
  return rows.map((row) => ({
    Id: row.id,
    Team: runs.find(({ entryId }) => entryId === row.entryId)?.name ?? '',
    SchoolName: schools.get(row.partnerId) ?? '',
    Station: stations.find(({ id }) => id === row.stationId)?.name ?? '',
    StationId: row.stationId,
    Score: toScore(row.share),
    Name: row.name,
    Reason: row.reason,
    State: row.state,
    Decision: row.decision,
    CreatedAt: row.createdAt.toISOString(),
    DecidedAt: row.decidedAt?.toISOString() ?? null,
  }))
}

/** The full board of a round, for whoever runs the contest. */
export const toFullBoard = async (
  visit: Visit,
  contest: ContestRow,
  id: string,
): Promise<FullBoard> => {
  const whole = await roundStore(visit).find(id)
  if (!whole) throw refuse(missing)
  const { round, stations } = whole
  const scores = await roundScores(visit, contest, whole)
  const names = await namesOfSchools(
    visit,
    scores.teams.map(({ partnerId }) => partnerId),
  )
  const settlements = await settlementStore(visit).list(id)
  return {
    RoundId: round.id,
    SkillContestId: contest.id,
    ContestName: contest.name,
    Name: round.name,
    State: round.state,
    FrozenAt: round.frozenAt?.toISOString() ?? null,
    ObjectionsUntil: round.objectionsUntil?.toISOString() ?? null,
    Rule: ruleWords(round, stations),
    Stations: stations.map((one) => ({ Id: one.id, Name: one.name, Weight: one.weight })),
    Teams: scores.teams.map((team) => ({
      EntryId: team.entryId,
      No: team.no,
      Rank: team.rank,
      Name: team.name,
      SchoolName: names.get(team.partnerId) ?? '',
      Score: toScore(team.share),
      Done: team.stations.filter(({ share }) => share !== null).length,
      Stations: stations.length,
      Away: team.state === 'absent' || team.state === 'void' ? team.state : '',
      Award: team.award,
      Advances: round.advances > 0 && team.advances,
      IsOwn: team.partnerId === visit.school.id,
      State: team.state,
      Rating: team.rating === null ? null : team.rating / hundred,
      Scores: team.stations.map((one) => ({
        StationId: one.stationId,
        Score: toScore(one.share),
        State: one.state,
        Sheets: one.sheets,
        Judges: scores.judgesOf.get(`${team.entryId} ${one.stationId}`) ?? 0,
        Spread: one.spread / hundred,
        IsAdjusted: one.isAdjusted,
      })),
    })),
    Missing: scores.missing,
    Settlements: settlements.map((row) => ({
      Id: row.id,
      No: row.no,
      Hash: row.hash,
      PreparedBy: row.preparedName,
      PreparedAt: row.preparedAt.toISOString(),
      SignedBy: row.signedName,
      SignedAt: row.signedAt?.toISOString() ?? null,
      Note: row.note,
      CanSign: row.signedAt === null && row.preparedBy !== visit.person?.id,
    })),
    Objections: await toObjections(visit, id, await resultStore(visit).objections(id)),
    Version: round.version,
  }
}

/** Answers whoever looks at the scores of a round that they run. */
export const fullBoardCalls = () => [
  answer(getFullBoard, async function handleGetFullBoard(visit, { Id }) {
    const { contest, round } = await hostedRound(visit, Id)
    if (round.state === 'planned') throw refuse(planned)
    return toFullBoard(visit, contest, Id)
  }),
]
