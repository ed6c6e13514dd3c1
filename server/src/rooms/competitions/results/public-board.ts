import { nobody, type InputOf } from '@xinglin/contract/call'
import { type Board, type BoardKind, type BoardRow, getRank } from '@xinglin/contract/competitions'
import { asSchool } from '#platform/database'
import { answer, Ready } from '#platform/http'
import { memory } from '#platform/memory'
import { refuse, type TenantContext, type Visit } from '#platform/visit'
import { namesOfSchools } from '#schools'
import type { ContestRow } from '../contests/contest-store.ts'
import { ownEntryIds } from '../games/own-entry-ids.ts'
import { visibleGame } from '../games/show-games.ts'
import { ruleWords } from '../rounds/rule-words.ts'
import { roundStore, type WholeRound } from '../rounds/round-store.ts'
import { readSnapshot, settlementStore } from '../rounds/settlement-store.ts'
import type { ScoredTeam } from '../scoring/score-round.ts'
import { narrowed, partNames, partsOf, toSchoolSums } from './board-parts.ts'
import { toScore } from './full-board.ts'
import { liveScores } from './live-scores.ts'

const { missing } = getRank.refusals

/** What everybody may see of a round's scores now; nothing of them comes from elsewhere. */
export const publicTeams = async (
  there: TenantContext,
  contest: ContestRow,
  whole: WholeRound,
): Promise<{
  readonly kind: BoardKind
  readonly teams: readonly ScoredTeam[]
  readonly publishedAt: Date | null
}> => {
  const { round } = whole
  if (round.state === 'published' || round.state === 'closed') {
    const row = await settlementStore(there).current(round.id)
    return {
      kind: 'published',
      teams: row ? readSnapshot(row).teams : [],
      publishedAt: row?.signedAt ?? null,
    }
  }
  if (round.board === 'after') return { kind: 'hidden', teams: [], publishedAt: null }
  if (round.frozenAt) return { kind: 'frozen', teams: round.frozenBoard ?? [], publishedAt: null }
  const teams = await liveScores(there, contest, whole)
  return { kind: 'live', teams, publishedAt: null }
}

type Names = Readonly<Record<'schools' | 'areas' | 'tracks', ReadonlyMap<string, string>>>

const toRow = (
  team: ScoredTeam,
  { isPublished, goOn }: { readonly isPublished: boolean; readonly goOn: boolean },
  { schools, areas, tracks }: Names,
  own: ReadonlySet<string>,
): BoardRow => ({
  Rank: team.rank,
  Name: team.name,
  SchoolName: schools.get(team.partnerId) ?? '',
  AreaName: areas.get(team.area ?? '') ?? team.area ?? '',
  TrackName: tracks.get(team.track ?? '') ?? team.track ?? '',
  Score: toScore(team.share),
  Done: team.stations.filter(({ share }) => share !== null).length,
  Stations: team.stations.length,
  Away: team.state === 'absent' || team.state === 'void' ? team.state : '',
  Award: isPublished ? team.award : '',
  Advances: isPublished && goOn && team.advances,
  IsOwn: own.has(team.entryId),
})

const collator = new Intl.Collator('zh')

/** Ranked ones first; then by name, for the order of the draw is nobody's to know. */
const inOrder = (one: ScoredTeam, other: ScoredTeam): number =>
  (one.rank ?? Infinity) - (other.rank ?? Infinity) ||
  collator.compare(one.name, other.name) ||
  (one.entryId < other.entryId ? -1 : 1)

// Scores that many look at are put in order once.
const orders = new WeakMap<readonly ScoredTeam[], readonly ScoredTeam[]>()
const ordered = (teams: readonly ScoredTeam[]): readonly ScoredTeam[] => {
  const known = orders.get(teams) ?? teams.toSorted(inOrder)
  orders.set(teams, known)
  return known
}

/** A page of the board, with the rows of somebody's own entries. */
const boardOf = (
  visit: Visit,
  contest: ContestRow,
  { StageId, Scope, Area, Track, PageIndex, PageSize }: InputOf<typeof getRank>,
  own: ReadonlySet<string>,
): Promise<Board> => {
  const schoolId = visit.school.id
  return asSchool(visit, contest.schoolId, async (there) => {
    const rounds = await roundStore(there).ofContest(contest.id)
    const drawn = rounds.filter(({ round }) => round.state !== 'planned')
    const whole =
      StageId === nobody ? drawn.at(-1) : drawn.find(({ round }) => round.id === StageId)
    if (!whole) throw refuse(missing)
    const { round, stations } = whole
    const { kind, teams, publishedAt } = await publicTeams(there, contest, whole)
    const all = ordered(teams)
    const part = narrowed(all, { area: Area, track: Track })
    const listed = Scope === 'all' ? part : part.filter(({ partnerId }) => partnerId === schoolId)
    const schools = await namesOfSchools(there, [...new Set(all.map(({ partnerId }) => partnerId))])
    const names = { schools, ...(await partNames({ ...there, at: visit.at }, all)) }
    const isPublished = kind === 'published'
    const show = (team: ScoredTeam) =>
      toRow(team, { isPublished, goOn: round.advances > 0 }, names, own)
    const from = (PageIndex - 1) * PageSize
    return {
      SkillContestId: contest.id,
      ContestName: contest.name,
      Rounds: drawn.map((one) => ({ Id: one.round.id, Name: one.round.name })),
      RoundId: round.id,
      RoundName: round.name,
      State: round.state,
      Kind: kind,
      FrozenAt: kind === 'frozen' ? (round.frozenAt?.toISOString() ?? null) : null,
      PublishedAt: publishedAt?.toISOString() ?? null,
      ObjectionsUntil: round.objectionsUntil?.toISOString() ?? null,
      Rule: ruleWords(round, stations),
      Seed: isPublished ? round.seed : '',
      Areas: partsOf(all, 'area', names.areas),
      Tracks: partsOf(all, 'track', names.tracks),
      Schools: toSchoolSums(round, all, schools).map((one) => ({
        ...one,
        Advances: isPublished && one.Advances,
      })),
      List: listed.slice(from, from + PageSize).map(show),
      Count: listed.length,
      Own: part.filter(({ entryId }) => own.has(entryId)).map(show),
    }
  })
}

const secondMs = 1_000
// Everybody who has no entry of their own reads the same page: it is written once a second.
const pages = memory<Ready<typeof getRank>>(secondMs, 300)

const momentMs = 250
// Whether it may be read, and at which version: asked four times a second for all who look. What it shows is read by its page.
const standings = memory<{ readonly contest: ContestRow; readonly versions: string }>(momentMs, 300)

const handleGetRank = async (
  visit: Visit,
  input: InputOf<typeof getRank>,
): Promise<Ready<typeof getRank>> => {
  const { contest, versions } = await standings.get(
    `${visit.school.id} ${input.SkillContestId}`,
    async () => {
      const game = await visibleGame(visit, input.SkillContestId)
      return {
        contest: game,
        versions: await asSchool(visit, game.schoolId, (there) =>
          roundStore(there).versions(game.id),
        ),
      }
    },
  )
  const own = await ownEntryIds(visit, contest.id)
  const written = async () => new Ready(getRank, await boardOf(visit, contest, input, own))
  if (own.size > 0) return written()
  const { StageId, Scope, Area, Track, PageIndex, PageSize } = input
  const place = [visit.school.id, contest.id, contest.version, StageId, Scope]
  const wanted = JSON.stringify([place, Area, Track, PageIndex, PageSize])
  return pages.get(`${wanted} ${versions}`, written)
}

/** Answers whoever looks at the board of a round. */
export const publicBoardCalls = () => [answer(getRank, handleGetRank)]
