import type { SchoolSum } from '@xinglin/contract/competitions'
import { vocabularies } from '@xinglin/contract/dictionaries'
import { namesIn } from '#dictionaries'
import type { TenantContext, Visit } from '#platform/visit'
import type { RoundRow } from '../rounds/round-store.ts'
import { type Placed, ranksWithin, schoolSums } from '../scoring/advance.ts'
import type { ScoredTeam } from '../scoring/score-round.ts'

const hundred = 100

type Names = ReadonlyMap<string, string>
type Choice = { readonly Id: string; readonly Name: string }

const toPlaced = ({ entryId, partnerId, area = '', rank, share }: ScoredTeam): Placed => ({
  id: entryId,
  partnerId,
  area,
  rank,
  share,
})

/** What the school that holds a contest calls its areas and its tracks. */
export const partNames = async (
  there: TenantContext & Pick<Visit, 'at'>,
  teams: readonly ScoredTeam[],
): Promise<{ readonly areas: Names; readonly tracks: Names }> => {
  const has = (part: 'area' | 'track') => teams.some((team) => (team[part] ?? '') !== '')
  return {
    areas: has('area') ? await namesIn(there, vocabularies.contestArea) : new Map(),
    tracks: has('track') ? await namesIn(there, vocabularies.track) : new Map(),
  }
}

/** The areas or the tracks that there are teams of, by name. */
export const partsOf = (
  teams: readonly ScoredTeam[],
  part: 'area' | 'track',
  names: Names,
): Choice[] =>
  [...new Set(teams.flatMap((team) => team[part] || []))]
    .map((code) => ({ Id: code, Name: names.get(code) ?? code }))
    .toSorted((one, other) => one.Name.localeCompare(other.Name, 'zh'))

/** The teams of an area and a track, each with its rank among them; empty codes ask nothing. */
export const narrowed = (
  teams: readonly ScoredTeam[],
  { area, track }: { readonly area: string; readonly track: string },
): readonly ScoredTeam[] => {
  if (area === '' && track === '') return teams
  const part = teams.filter(
    (team) => (area === '' || team.area === area) && (track === '' || team.track === track),
  )
  const ranks = ranksWithin(part.map(toPlaced))
  return part.map((team) => ({ ...team, rank: ranks.get(team.entryId) ?? null }))
}

/** The rank of each team among those of its own area, or of its own track. */
export const ranksInParts = (
  teams: readonly ScoredTeam[],
  part: 'area' | 'track',
): ReadonlyMap<string, number> =>
  new Map(
    [...Map.groupBy(teams, (team) => team[part] ?? '')].flatMap(([code, own]) =>
      code === '' ? [] : [...ranksWithin(own.map(toPlaced))],
    ),
  )

/** The schools by their sums, where schools go on. */
export const toSchoolSums = (
  { advances, advanceBy, counted }: Pick<RoundRow, 'advances' | 'advanceBy' | 'counted'>,
  teams: readonly ScoredTeam[],
  schools: Names,
): SchoolSum[] =>
  advanceBy === 'schools' && advances > 0
    ? schoolSums(teams.map(toPlaced), counted).map((one) => ({
        Rank: one.rank,
        SchoolName: schools.get(one.partnerId) ?? '',
        Counted: one.counted,
        Sum: one.sum / hundred,
        Advances: one.rank <= advances,
      }))
    : []
