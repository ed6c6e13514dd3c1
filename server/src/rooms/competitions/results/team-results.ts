import type { InputOf } from '@xinglin/contract/call'
import { listTeamResults, type TeamResult } from '@xinglin/contract/competitions'
import { asSchool } from '#platform/database'
import { answer } from '#platform/http'
import { runsSchool, type TenantContext, type Visit } from '#platform/visit'
import { contestStore, type ContestRow } from '../contests/contest-store.ts'
import { entryStore, type MemberRow } from '../entries/entry-store.ts'
import { ownEntryIds } from '../games/own-entry-ids.ts'
import { roundStore } from '../rounds/round-store.ts'
import { readSnapshot, settlementStore, type SettlementRow } from '../rounds/settlement-store.ts'
import type { ScoredTeam } from '../scoring/score-round.ts'
import { toScore } from './full-board.ts'

/** Of fewer than so many a mean would tell of single teams of other schools. */
const fewest = 5

const meanOf = (shares: readonly (number | null)[]): number | null => {
  const there = shares.flatMap((share) => share ?? [])
  return there.length === 0
    ? null
    : Math.round(there.reduce((sum, one) => sum + one, 0) / there.length)
}

/** The station at which a team lies furthest behind the mean of those who were ranked. */
const weakestOf = (
  team: ScoredTeam,
  ranked: readonly ScoredTeam[],
  stations: readonly { readonly id: string; readonly name: string }[],
): string => {
  const behind = stations.flatMap(({ id, name }) => {
    const at = (one: ScoredTeam) =>
      one.stations.find(({ stationId }) => stationId === id)?.share ?? null
    const [own, mean] = [at(team), meanOf(ranked.map(at))]
    return own === null || mean === null || own >= mean ? [] : [{ name, by: mean - own }]
  })
  return behind.toSorted((one, other) => other.by - one.by)[0]?.name ?? ''
}

type Published = {
  readonly contest: ContestRow
  readonly row: SettlementRow
}

/** What is published of a contest, as the school that holds it keeps it. */
const publishedOf = async (there: TenantContext, contest: ContestRow): Promise<Published[]> => {
  const all: Published[] = []
  for (const { round } of await roundStore(there).ofContest(contest.id)) {
    if (round.state !== 'published' && round.state !== 'closed') continue
    const row = await settlementStore(there).current(round.id)
    if (row) all.push({ contest, row })
  }
  return all
}

const toResults = (
  { contest, row }: Published,
  isShown: (team: ScoredTeam) => boolean,
  members: readonly MemberRow[],
): TeamResult[] => {
  const { teams, stations, round } = readSnapshot(row)
  const ranked = teams.filter(({ rank }) => rank !== null)
  const isMany = ranked.length >= fewest
  return teams.filter(isShown).map((team) => ({
    SkillContestId: contest.id,
    ContestName: contest.name,
    Season: contest.season,
    RoundId: round.id,
    RoundName: round.name,
    EntryId: team.entryId,
    Team: team.name,
    Members: members
      .filter(({ entryId, position }) => entryId === team.entryId && position !== '')
      .map(({ name }) => name),
    Rank: team.rank,
    Ranked: ranked.length,
    Score: toScore(team.share),
    Mean: isMany ? toScore(meanOf(ranked.map(({ share }) => share))) : null,
    Weakest: isMany ? weakestOf(team, ranked, stations) : '',
    Award: team.award,
    PublishedAt: row.signedAt?.toISOString() ?? '',
  }))
}

/** All results of the school's teams that the visitor may see, the newest first. */
const resultsFor = async (visit: Visit): Promise<TeamResult[]> => {
  const all: TeamResult[] = []
  for (const contest of await contestStore(visit).list()) {
    const published = await asSchool(visit, contest.schoolId, (there) =>
      publishedOf(there, contest),
    )
    if (published.length === 0) continue
    const entered = runsSchool(visit) ? undefined : await ownEntryIds(visit, contest.id)
    const isShown = ({ partnerId, entryId }: ScoredTeam): boolean =>
      partnerId === visit.school.id && (entered?.has(entryId) ?? true)
    const ids = published.flatMap(({ row }) =>
      readSnapshot(row)
        .teams.filter(isShown)
        .map(({ entryId }) => entryId),
    )
    const members = await entryStore(visit).members([...new Set(ids)])
    for (const one of published) all.push(...toResults(one, isShown, members))
  }
  return all.toSorted((one, other) => other.PublishedAt.localeCompare(one.PublishedAt))
}

const handleListTeamResults = async (
  visit: Visit,
  { Season, PageIndex, PageSize }: InputOf<typeof listTeamResults>,
) => {
  const all = await resultsFor(visit)
  const shown = Season === '' ? all : all.filter((one) => one.Season === Season)
  const from = (PageIndex - 1) * PageSize
  return {
    List: shown.slice(from, from + PageSize),
    Count: shown.length,
    Contests: new Set(shown.map((one) => one.SkillContestId)).size,
    People: new Set(
      shown.flatMap(({ EntryId, Members }) => Members.map((name) => `${EntryId} ${name}`)),
    ).size,
    Awards: shown.filter(({ Award }) => Award !== '').length,
    Seasons: [...new Set(all.map((one) => one.Season))].toSorted().toReversed(),
  }
}

/** Answers coaches and those who run a school. */
export const teamResultCalls = () => [answer(listTeamResults, handleListTeamResults)]
