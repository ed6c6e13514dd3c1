import {
  type FullBoard,
  type FullBoardRow,
  getFullBoard,
  type Objection,
  objectionLimits,
} from '@xinglin/contract/competitions'
import { answer } from '#platform/http'
import { refuse, type Visit } from '#platform/visit'
import { namesOfSchools } from '#schools'
import type { ContestRow } from '../contests/contest-store.ts'
import { toFile } from '../entries/to-documents.ts'
import { ruleWords } from '../rounds/rule-words.ts'
import { roundStore, type WholeRound } from '../rounds/round-store.ts'
import { settlementStore } from '../rounds/settlement-store.ts'
import { hostedRound } from '../running/control-room.ts'
import { runStore } from '../running/run-store.ts'
import type { Share } from '../scoring/marks.ts'
import { isApart } from '../scoring/score-round.ts'
import { partNames, ranksInParts, toSchoolSums } from './board-parts.ts'
import { resultStore, type ObjectionRow } from './result-store.ts'
import { roundScores } from './round-scores.ts'

const { missing, planned } = getFullBoard.refusals
const hundred = 100

/** A share as a score of 0 to 100 with two decimals. */
export const toScore = (share: Share | null): number | null =>
  share === null ? null : share / hundred

/** Objections with the names of teams and stations, as the school that holds the contest keeps them. */
export const toObjections = async (
  there: Visit,
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
    Files: row.files.map(({ isStamped, ...file }) => ({
      ...toFile(there, file, there.school.id),
      IsStamped: isStamped,
    })),
    CanAddFiles:
      row.state === 'open' &&
      row.personId === there.person?.id &&
      row.files.length < objectionLimits.files,
    State: row.state,
    Decision: row.decision,
    CreatedAt: row.createdAt.toISOString(),
    DecidedAt: row.decidedAt?.toISOString() ?? null,
  }))
}

/** What each judge gave a team at a station, by both their ids. */
const judgedAt = async (
  visit: Visit,
  { round, judges }: WholeRound,
): Promise<ReadonlyMap<string, FullBoardRow['Scores'][number]['Marks']>> => {
  const slots = new Map((await runStore(visit).slots(round.id)).map((slot) => [slot.id, slot]))
  const names = new Map(judges.map(({ personId, name }) => [personId, name]))
  const marks = (await resultStore(visit).judged(round.id)).flatMap((row) => {
    const slot = slots.get(row.slotId)
    return slot && row.share !== null
      ? [
          {
            key: `${slot.entryId} ${slot.stationId}`,
            Judge: names.get(row.personId) ?? '',
            Score: row.share / hundred,
            Photo: row.photo && toFile(visit, row.photo, visit.school.id),
          },
        ]
      : []
  })
  return new Map(
    [...Map.groupBy(marks, ({ key }) => key)].map(([key, own]) => [
      key,
      own.map(({ key: _key, ...mark }) => mark),
    ]),
  )
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
  const { areas, tracks } = await partNames(visit, scores.teams)
  const areaRanks = ranksInParts(scores.teams, 'area')
  const trackRanks = ranksInParts(scores.teams, 'track')
  const most = round.maxSpread * hundred
  const marksAt = await judgedAt(visit, whole)
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
      AreaName: areas.get(team.area ?? '') ?? team.area ?? '',
      TrackName: tracks.get(team.track ?? '') ?? team.track ?? '',
      AreaRank: areaRanks.get(team.entryId) ?? null,
      TrackRank: trackRanks.get(team.entryId) ?? null,
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
        IsApart: isApart(one, most),
        Marks: marksAt.get(`${team.entryId} ${one.stationId}`) ?? [],
        IsAdjusted: one.isAdjusted,
      })),
    })),
    Schools: toSchoolSums(round, scores.teams, names),
    Missing: scores.missing,
    Apart: scores.teams.flatMap((team) => team.stations).filter((one) => isApart(one, most)).length,
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
