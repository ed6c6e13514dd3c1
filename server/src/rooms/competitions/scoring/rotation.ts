import { createHash } from 'node:crypto'

/** Ids in the order that a seed draws: the same for everybody who knows the seed, whatever the order in which they came. */
export const drawOrder = (ids: readonly string[], seed: string): string[] => {
  const key = (id: string) => createHash('sha256').update(`${seed}:${id}`).digest('hex')
  return ids
    .map((id) => ({ id, key: key(id) }))
    .toSorted((one, other) => (one.key < other.key ? -1 : 1))
    .map(({ id }) => id)
}

/** When somebody is at a station, and in which lane. Steps and lanes count from 1. */
export type Slot = {
  readonly entryId: string
  readonly stationId: string
  readonly step: number
  readonly lane: number
}

/**
 * Stations in rotation (赛站式): everybody moves on by one station each step. Nobody is at two stations at a time, and no
 * station has two teams.
 */
const rotate = (entries: readonly string[], stations: readonly string[]): Slot[] => {
  const steps = Math.max(entries.length, stations.length)
  return entries.flatMap((entryId, at) =>
    stations.map((stationId, place) => ({
      entryId,
      stationId,
      // The team that begins at the first station goes on to the second.
      step: ((place - at + steps * 2) % steps) + 1,
      lane: 1,
    })),
  )
}

/** Lanes (赛道式): as many teams as there are lanes go through the stations side by side, then the next ones. */
const alongLanes = (
  entries: readonly string[],
  stations: readonly string[],
  lanes: number,
): Slot[] =>
  entries.flatMap((entryId, at) =>
    stations.map((stationId, place) => ({
      entryId,
      stationId,
      step: Math.floor(at / lanes) * stations.length + place + 1,
      lane: (at % lanes) + 1,
    })),
  )

/** At computers (机考): everybody at the same station at once, then at the next. */
const together = (entries: readonly string[], stations: readonly string[]): Slot[] =>
  entries.flatMap((entryId) =>
    stations.map((stationId, place) => ({ entryId, stationId, step: place + 1, lane: 1 })),
  )

/** When each team is at each station, in the order that was drawn. */
export const planSlots = (
  format: 'stations' | 'lanes' | 'exam',
  entries: readonly string[],
  stations: readonly string[],
  lanes: number,
): Slot[] => {
  if (format === 'exam') return together(entries, stations)
  return format === 'lanes' ? alongLanes(entries, stations, lanes) : rotate(entries, stations)
}
