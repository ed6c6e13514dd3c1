import { nobody, type InputOf } from '@xinglin/contract/call'
import { type ContestData, getContestData } from '@xinglin/contract/competitions'
import { asSchool } from '#platform/database'
import { answer } from '#platform/http'
import { refuse, runsSchool, type TenantContext, type Visit } from '#platform/visit'
import { namesOfSchools } from '#schools'
import { contestStore, type ContestRow } from '../contests/contest-store.ts'
import { entryStore } from '../entries/entry-store.ts'
import { ownEntryIds } from '../games/own-entry-ids.ts'
import { visibleGame } from '../games/show-games.ts'
import { holdsContest } from '../organise/policy.ts'
import { deviationOf, fewestForFigures, meanOf, medianOf } from '../scoring/figures.ts'
import type { ScoredTeam } from '../scoring/score-round.ts'
import { itemFigures, stationFigures } from './data-figures.ts'
import { type PublishedRound, publishedRounds } from './published-rounds.ts'

const { missing, early } = getContestData.refusals
const hundred = 100
const bars = 10

const score = (share: number | undefined): number | null =>
  share === undefined ? null : Math.round(share) / hundred

const sharesOf = (teams: readonly ScoredTeam[]): number[] =>
  teams.flatMap(({ share }) => share ?? [])

/** Nothing of fewer than five. */
const ofMany = (
  shares: readonly number[],
  figure: (values: readonly number[]) => number | undefined,
): number | null => (shares.length < fewestForFigures ? null : score(figure(shares)))

/** From the entries of a contest to the ranks of a round. */
const funnelOf = async (
  there: TenantContext,
  contest: ContestRow,
  teams: readonly ScoredTeam[],
): Promise<ContestData['Funnel']> => {
  const counts = await entryStore(there).counts([contest.id])
  const sum = (...states: string[]) =>
    counts.filter(({ state }) => states.includes(state)).reduce((total, { n }) => total + n, 0)
  return [
    { Name: '提交报名', Count: sum('pending', 'accepted', 'refused', 'withdrawn') },
    { Name: '报名成功', Count: sum('accepted') },
    { Name: '抽签参赛', Count: teams.length },
    { Name: '到场', Count: teams.filter(({ state }) => state !== 'absent').length },
    { Name: '获得名次', Count: teams.filter(({ rank }) => rank !== null).length },
  ]
}

const distributionOf = (shares: readonly number[]): ContestData['Distribution'] =>
  Array.from({ length: bars }, (_, at) => ({
    From: at * bars,
    Count: shares.filter((share) => Math.min(bars - 1, Math.floor(share / (hundred * bars))) === at)
      .length,
  }))

const schoolsOf = async (
  there: TenantContext,
  teams: readonly ScoredTeam[],
  { ownId, isHolder }: { readonly ownId: string; readonly isHolder: boolean },
): Promise<ContestData['Schools']> => {
  const bySchool = Map.groupBy(teams, ({ partnerId }) => partnerId)
  const names = await namesOfSchools(there, [...bySchool.keys()])
  return [...bySchool].map(([id, own]) => {
    const ranked = own.filter(({ rank }) => rank !== null)
    const isShown = id === ownId || isHolder || ranked.length >= fewestForFigures
    return {
      Name: names.get(id) ?? '',
      IsOwn: id === ownId,
      Teams: own.length,
      Ranked: ranked.length,
      Awards: own.filter(({ award }) => award !== '').length,
      Mean: isShown ? score(meanOf(sharesOf(ranked))) : null,
    }
  })
}

/** The contests of the visitor's school by season, as far as they are published. */
const seasonsOf = async (visit: Visit): Promise<ContestData['Seasons']> => {
  const bySeason = new Map<string, { contests: number; teams: number; shares: number[] }>()
  for (const contest of await contestStore(visit).list()) {
    const published = await asSchool(visit, contest.schoolId, (there) =>
      publishedRounds(there, contest, nobody),
    )
    const own = (published.wanted?.snapshot.teams ?? []).filter(
      ({ partnerId }) => partnerId === visit.school.id,
    )
    if (own.length === 0) continue
    const season = bySeason.get(contest.season) ?? { contests: 0, teams: 0, shares: [] }
    bySeason.set(contest.season, {
      contests: season.contests + 1,
      teams: season.teams + own.length,
      shares: [...season.shares, ...sharesOf(own)],
    })
  }
  return [...bySeason]
    .map(([Season, { contests, teams, shares }]) => ({
      Season,
      Contests: contests,
      Teams: teams,
      Mean: score(meanOf(shares)),
    }))
    .toSorted((one, other) => one.Season.localeCompare(other.Season))
}

const dataOf = async (
  there: TenantContext,
  contest: ContestRow,
  round: PublishedRound,
  who: { readonly ownId: string; readonly isHolder: boolean },
) => {
  const { snapshot, whole } = round
  const { teams } = snapshot
  const ranked = teams.filter(({ rank }) => rank !== null)
  const shares = sharesOf(ranked)
  return {
    RoundId: whole.round.id,
    RoundName: whole.round.name,
    Funnel: await funnelOf(there, contest, teams),
    Mean: ofMany(shares, meanOf),
    Median: ofMany(shares, medianOf),
    Deviation: ofMany(shares, deviationOf),
    // Of few teams the bars would tell the scores of single ones.
    Distribution: shares.length < fewestForFigures ? [] : distributionOf(shares),
    Schools: await schoolsOf(there, teams, who),
    Stations: stationFigures(whole.stations, snapshot, ranked),
    Items: await itemFigures(there, whole, ranked),
  }
}

const handleGetContestData = async (
  visit: Visit,
  { SkillContestId, StageId }: InputOf<typeof getContestData>,
): Promise<ContestData> => {
  const contest = await visibleGame(visit, SkillContestId)
  const isHolder = contest.schoolId === visit.school.id && holdsContest(visit, contest)
  // A coach looks at the contests of their own teams, who runs a school at all that it takes part in.
  if (!isHolder && !runsSchool(visit) && (await ownEntryIds(visit, contest.id)).size === 0)
    throw refuse(missing)
  const who = { ownId: visit.school.id, isHolder }
  const { rounds, data } = await asSchool(visit, contest.schoolId, async (there) => {
    const published = await publishedRounds(there, contest, StageId)
    if (!published.wanted) throw refuse(published.rounds.length === 0 ? early : missing)
    return {
      rounds: published.rounds,
      data: await dataOf(there, contest, published.wanted, who),
    }
  })
  return {
    SkillContestId: contest.id,
    ContestName: contest.name,
    Rounds: [...rounds],
    ...data,
    Seasons: await seasonsOf(visit),
  }
}

/** Answers those who look at the data of a contest. */
export const contestDataCalls = () => [answer(getContestData, handleGetContestData)]
