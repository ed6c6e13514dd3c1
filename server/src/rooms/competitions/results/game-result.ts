import type { InputOf } from '@xinglin/contract/call'
import { getGameResult, type StationResult } from '@xinglin/contract/competitions'
import { asSchool } from '#platform/database'
import { answer } from '#platform/http'
import { memberOf, refuse, type TenantContext, type Visit } from '#platform/visit'
import { ownEntryIds } from '../games/own-entry-ids.ts'
import { visibleGame } from '../games/show-games.ts'
import { runStore } from '../running/run-store.ts'
import { seatsOf } from '../running/seats.ts'
import { fewestForFigures, meanOf } from '../scoring/figures.ts'
import type { ScoredTeam } from '../scoring/score-round.ts'
import { toScore } from './full-board.ts'
import { type PublishedRound, publishedRounds } from './published-rounds.ts'
import { resultStore } from './result-store.ts'

const { missing, early } = getGameResult.refusals
const hundred = 100

const scoreMean = (shares: readonly number[]): number | null => {
  const mean = shares.length < fewestForFigures ? undefined : meanOf(shares)
  return mean === undefined ? null : Math.round(mean) / hundred
}

/** What all who were ranked came to at a station. */
const sharesAt = (teams: readonly ScoredTeam[], stationId: string): number[] =>
  teams.flatMap((team) => team.stations.find((one) => one.stationId === stationId)?.share ?? [])

/** The results of some teams at the stations of a published round, with what judges gave line by line. */
const stationsOf = async (
  there: TenantContext,
  { whole, snapshot }: PublishedRound,
  own: readonly ScoredTeam[],
  personId: string,
) => {
  const { round, stations } = whole
  const ids = own.map(({ entryId }) => entryId)
  const slots = (await runStore(there).slots(round.id)).filter(({ entryId }) =>
    ids.includes(entryId),
  )
  const sheets = Map.groupBy(await resultStore(there).sheets(round.id), ({ slotId }) => slotId)
  const seatsAt = await seatsOf(there, whole, ids)
  const ranked = snapshot.teams.filter(({ rank }) => rank !== null)
  return (team: ScoredTeam): StationResult[] =>
    snapshot.stations.flatMap(({ id, name, weight }) => {
      const station = stations.find((one) => one.id === id)
      const scored = team.stations.find(({ stationId }) => stationId === id)
      const slot = slots.find((one) => one.entryId === team.entryId && one.stationId === id)
      if (!station || !scored) return []
      const given = slot ? (sheets.get(slot.id) ?? []) : []
      const shares = sharesAt(ranked, id)
      return {
        StationId: id,
        Name: name,
        Kind: station.kind,
        Weight: weight,
        State: scored.state,
        Score: toScore(scored.share),
        Mean: scoreMean(shares),
        Best: shares.length < fewestForFigures ? null : Math.max(...shares) / hundred,
        IsAdjusted: scored.isAdjusted,
        Items: station.items.map((item) => {
          const points = given.flatMap((sheet) => sheet.points[item.Id] ?? [])
          const mean = meanOf(points)
          return {
            Text: item.Text,
            Points: item.Points,
            Got: mean === undefined ? null : Math.round(mean * hundred) / hundred,
            IsKeyMissed: item.Cap > 0 && points.includes(0),
          }
        }),
        Remarks: given.map(({ remark }) => remark).filter((remark) => remark !== ''),
        AttemptId:
          (slot && seatsAt(slot).find((seat) => seat.personId === personId)?.attemptId) ?? '',
      }
    })
}

const handleGetGameResult = async (
  visit: Visit,
  { SkillContestId, StageId }: InputOf<typeof getGameResult>,
) => {
  const contest = await visibleGame(visit, SkillContestId)
  const person = memberOf(visit)
  const own = await ownEntryIds(visit, contest.id)
  if (!person || own.size === 0) throw refuse(missing)
  return asSchool(visit, contest.schoolId, async (there) => {
    const { rounds, wanted } = await publishedRounds(there, contest, StageId)
    if (!wanted) throw refuse(rounds.length === 0 ? early : missing)
    const { teams } = wanted.snapshot
    const mine = teams.filter(({ entryId }) => own.has(entryId))
    const ranked = teams.filter(({ rank }) => rank !== null)
    const stationsFor = await stationsOf(there, wanted, mine, person.id)
    return {
      SkillContestId: contest.id,
      ContestName: contest.name,
      Rounds: [...rounds],
      RoundId: wanted.whole.round.id,
      Teams: mine.map((team) => ({
        EntryId: team.entryId,
        Team: team.name,
        Rank: team.rank,
        Ranked: ranked.length,
        Score: toScore(team.share),
        Mean: scoreMean(ranked.flatMap(({ share }) => share ?? [])),
        Award: team.award,
        Stations: stationsFor(team),
      })),
    }
  })
}

/** Answers contestants and coaches who look at what a team came to, line by line. */
export const gameResultCalls = () => [answer(getGameResult, handleGetGameResult)]
