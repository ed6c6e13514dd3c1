import type { InputOf, OutputOf } from '@xinglin/contract/call'
import { enrol, enrolPhaseNames, getGame, listGames } from '@xinglin/contract/competitions'
import { asSchool } from '#platform/database'
import { answer } from '#platform/http'
import { memberOf, refuse, runsSchool, type Visit } from '#platform/visit'
import { namesOfSchools } from '#schools'
import { contestStore, type ContestRow } from '../contests/contest-store.ts'
import { toTracks } from '../contests/tracks.ts'
import { entryStore, type OwnEntries } from '../entries/entry-store.ts'
import { enrolPhase, hasRoom, stage } from '../entries/registration.ts'
import { toEntries, toGameCard } from '../entries/serialize.ts'
import { materialStore } from '../materials/material-store.ts'
import { shownMaterials } from '../materials/shown-materials.ts'
import { roundStore, type WholeRound } from '../rounds/round-store.ts'
import { ruleWords } from '../rounds/rule-words.ts'

const { missing } = getGame.refusals
const { full, paused, way, wayAlone } = enrol.refusals
const maxOwn = 200

/** Whose entries the visitor sees as their own; undefined for outsiders. */
export const ownEntries = (visit: Visit): OwnEntries | undefined => {
  const person = memberOf(visit)
  return person && { personId: person.id, all: runsSchool(visit) }
}

/** A contest that the visitor may see and that is no draft. */
export const visibleGame = async (visit: Visit, id: string): Promise<ContestRow> => {
  const row = await contestStore(visit).find(id)
  if (!row || row.status === stage.draft) throw refuse(missing)
  return row
}

/** How many entries the visitor's school may have in a contest, and has. */
export const roomOf = async (
  visit: Visit,
  { id, schoolId, quota }: Pick<ContestRow, 'id' | 'schoolId' | 'quota'>,
): Promise<{ readonly quota: number; readonly used: number }> =>
  asSchool(visit, schoolId, async (there) => {
    const store = entryStore(there)
    return {
      quota: (await store.quotaOf(id, visit.school.id)) ?? quota,
      used: await store.used(id, visit.school.id),
    }
  })

const handleListGames = async (visit: Visit, input: InputOf<typeof listGames>) => {
  const store = contestStore(visit)
  const wanted = {
    key: input.SearchKey,
    season: input.Season,
    gameType: Number(input.GameType),
    state: input.State,
    at: visit.at,
  }
  const rows = await store.games(wanted, input.PageIndex, input.PageSize)
  const names = await namesOfSchools(
    visit,
    rows.map(({ schoolId }) => schoolId),
  )
  const of = ownEntries(visit)
  // To those who run the school the entries of all its people are not their own.
  const own = of
    ? await entryStore(visit).listOwn(
        { ...of, all: false },
        rows.map(({ id }) => id),
        1,
        maxOwn,
      )
    : []
  return {
    List: rows.map((row) =>
      toGameCard(
        row,
        names.get(row.schoolId) ?? '',
        own.find(({ contestId }) => contestId === row.id),
        visit.at,
      ),
    ),
    Count: await store.countGames(wanted),
  }
}

/** Why the visitor cannot enter now, in words; empty where nothing is to be said. */
const enrolReason = (visit: Visit, row: ContestRow, room: { quota: number; used: number }) => {
  if (row.status === stage.paused || row.status === stage.cancelled)
    return row.reason === '' ? paused[1] : `${paused[1]}：${row.reason}`
  const phase = enrolPhase(row, visit.at)
  if (phase !== 'open') return enrolPhaseNames[phase]
  if (row.enrolBy === 'self' && visit.who !== 'student') return memberOf(visit) ? wayAlone[1] : ''
  if (row.enrolBy === 'team' && visit.who === 'student') return way[1]
  return hasRoom(room.quota, room.used) ? '' : full[1]
}

/** A round for everybody: what its stations are is told once the order was drawn. */
const toPublicRound = ({
  round,
  stations,
}: WholeRound): OutputOf<typeof getGame>['Rounds'][number] => {
  const isTold = round.state !== 'planned'
  return {
    Id: round.id,
    Name: round.name,
    Format: round.format,
    Lanes: round.lanes,
    State: round.state,
    Rule: isTold ? ruleWords(round, stations) : '',
    Stations: isTold
      ? stations.map(({ name, kind, position, weight, minutes }) => ({
          Name: name,
          Kind: kind,
          Position: position,
          Weight: weight,
          Minutes: minutes,
        }))
      : [],
  }
}

/** Answers a contest as everybody sees it, with the visitor's own entries. */
const handleGetGame = async (
  visit: Visit,
  { SkillContestId }: InputOf<typeof getGame>,
): Promise<OutputOf<typeof getGame>> => {
  const row = await visibleGame(visit, SkillContestId)
  const store = contestStore(visit)
  const of = ownEntries(visit)
  const own = of ? await entryStore(visit).listOwn(of, [row.id], 1, maxOwn) : []
  const room = await roomOf(visit, row)
  const { accepted, rounds, materials } = await asSchool(visit, row.schoolId, async (there) => ({
    accepted: await entryStore(there).count(row.id, '', 'accepted'),
    rounds: await roundStore(there).ofContest(row.id),
    materials: await materialStore(there).list(row.id),
  }))
  const partners = await store.partnersOf(row)
  const names = await namesOfSchools(visit, [row.schoolId, ...partners.map(({ id }) => id)])
  const reason = enrolReason(visit, row, room)
  const mine = own.find(
    ({ state, leaderId }) =>
      (state === 'pending' || state === 'accepted') && leaderId === visit.person?.id,
  )
  const isOpen = reason === '' && enrolPhase(row, visit.at) === 'open'
  return {
    ...toGameCard(row, names.get(row.schoolId) ?? '', own[0], visit.at),
    Summary: row.summary,
    Rules: row.rules,
    Substitutes: row.substitutes,
    NeedsReview: row.needsReview,
    Documents: [...row.documents],
    Tracks: await toTracks(visit, row),
    Quota: room.quota,
    Used: room.used,
    Accepted: accepted,
    Schools: partners.map(({ id, area }) => ({ Name: names.get(id) ?? '', Area: area })),
    Entries: await toEntries(visit, own, new Map([[row.id, row]])),
    Rounds: rounds.map(toPublicRound),
    Materials: shownMaterials(visit, row, own, {
      materials,
      states: rounds.map(({ round }) => round.state),
    }),
    // A stranger who presses the button is told to sign in.
    CanEnrol: isOpen && !(row.enrolBy === 'self' && mine !== undefined),
    Reason: reason,
  }
}

/** Answers whoever looks at contests. */
export const gameCalls = () => [answer(listGames, handleListGames), answer(getGame, handleGetGame)]
