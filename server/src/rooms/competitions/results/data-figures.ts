import type { ContestData } from '@xinglin/contract/competitions'
import type { TenantContext } from '#platform/visit'
import type { StationRow, WholeRound } from '../rounds/round-store.ts'
import type { Snapshot } from '../rounds/settlement-store.ts'
import { runStore } from '../running/run-store.ts'
import { fewestForFigures, figuresOf, meanOf, type Discriminating } from '../scoring/figures.ts'
import { type Share, shareOf, weightedShare } from '../scoring/marks.ts'
import type { ScoredTeam } from '../scoring/score-round.ts'
import { resultStore } from './result-store.ts'

const hundred = 100

const rounded = (value: number | undefined): number | null =>
  value === undefined ? null : Math.round(value * hundred) / hundred

const toFigures = ({ count, facility, discrimination }: Discriminating) => ({
  Count: count,
  Facility: rounded(facility),
  Discrimination: rounded(discrimination),
})

/** What a team came to without one of its stations. */
const restOf = (
  team: ScoredTeam,
  stations: Snapshot['stations'],
  without: string,
): Share | undefined =>
  weightedShare(
    stations
      .filter(({ id }) => id !== without)
      .map(({ id, weight }) => ({
        weight,
        share: team.stations.find(({ stationId }) => stationId === id)?.share ?? undefined,
      })),
  )

/** How each station of a round told good teams from others. */
export const stationFigures = (
  rows: readonly StationRow[],
  { stations }: Snapshot,
  ranked: readonly ScoredTeam[],
): ContestData['Stations'] =>
  stations.map(({ id, name, weight }) => {
    const there = ranked.flatMap((team) => {
      const own = team.stations.find(({ stationId }) => stationId === id)
      return own?.share === null || own?.share === undefined
        ? []
        : [{ share: own.share, spread: own.spread, sheets: own.sheets, team }]
    })
    const isMany = there.length >= fewestForFigures
    const mean = isMany ? meanOf(there.map(({ share }) => share)) : undefined
    const judged = there.filter(({ sheets }) => sheets > 1)
    const spread = isMany ? meanOf(judged.map((one) => one.spread)) : undefined
    return {
      StationId: id,
      Name: name,
      Kind: rows.find((one) => one.id === id)?.kind ?? 'manikin',
      Weight: weight,
      Mean: mean === undefined ? null : Math.round(mean) / hundred,
      Spread: spread === undefined ? null : Math.round(spread) / hundred,
      ...toFigures(
        figuresOf(there.map(({ share, team }) => ({ share, rest: restOf(team, stations, id) }))),
      ),
    }
  })

/** How each line of the judges' sheets told good teams from others: a team's mean over its judges, beside its whole score. */
export const itemFigures = async (
  there: TenantContext,
  { round, stations }: WholeRound,
  ranked: readonly ScoredTeam[],
): Promise<ContestData['Items']> => {
  const slots = await runStore(there).slots(round.id)
  const sheets = Map.groupBy(await resultStore(there).sheets(round.id), ({ slotId }) => slotId)
  const shares = new Map(ranked.map(({ entryId, share }) => [entryId, share ?? undefined]))
  return stations.flatMap((station) => {
    const own = slots.filter(
      ({ stationId, entryId, state }) =>
        stationId === station.id && state === 'open' && shares.has(entryId),
    )
    return station.items.map(({ Id, Text, Points }) => ({
      StationId: station.id,
      Text,
      Points,
      ...toFigures(
        figuresOf(
          own.flatMap(({ id, entryId }) => {
            const mean = meanOf((sheets.get(id) ?? []).flatMap(({ points }) => points[Id] ?? []))
            const share = mean === undefined ? undefined : shareOf(mean, Points)
            return share === undefined ? [] : [{ share, rest: shares.get(entryId) }]
          }),
        ),
      ),
    }))
  })
}
