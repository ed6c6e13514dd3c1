import type { Share } from './marks.ts'

/** What the rule of a round says of who goes on. */
export type AdvanceRule = {
  /** The best of all, the best of each area, or the best schools by the sum of their best entries. */
  readonly by: 'entries' | 'areas' | 'schools'
  /** How many; 0 for all who were ranked. */
  readonly places: number
  /** How many entries of a school count, where schools go on. */
  readonly counted: number
}

/** An entry with its rank in the round; without one it goes nowhere. */
export type Placed = {
  readonly id: string
  readonly partnerId: string
  readonly area: string
  readonly rank: number | null
  readonly share: Share | null
}

type Ranked = Placed & { readonly rank: number }

const isRanked = (one: Placed): one is Ranked => one.rank !== null

/** What a school comes to by its best entries. */
export type SchoolSum = {
  readonly partnerId: string
  /** Hundredths of a per cent, added up. */
  readonly sum: number
  /** Those that were counted; fewer where the school has not as many. */
  readonly counted: number
  readonly rank: number
  /** Who goes on where the school does: all whose rank is no worse than that of the last that was counted. */
  readonly ids: readonly string[]
}

/** Ranks by how many are better, equals together. */
const rankAmong = (values: readonly number[], own: number): number =>
  values.filter((value) => value > own).length + 1

/** The schools by the sums of their best entries, the highest first; equals share a rank. */
export const schoolSums = (all: readonly Placed[], counted: number): SchoolSum[] => {
  const bySchool = Map.groupBy(all.filter(isRanked), ({ partnerId }) => partnerId)
  const sums = [...bySchool].map(([partnerId, own]) => {
    const best = own.toSorted((one, other) => one.rank - other.rank).slice(0, counted)
    const last = best.at(-1)?.rank ?? 0
    return {
      partnerId,
      sum: best.reduce((total, { share }) => total + (share ?? 0), 0),
      counted: best.length,
      ids: own.filter(({ rank }) => rank <= last).map(({ id }) => id),
    }
  })
  return sums
    .map((one) => ({
      ...one,
      rank: rankAmong(
        sums.map(({ sum }) => sum),
        one.sum,
      ),
    }))
    .toSorted((one, other) => one.rank - other.rank || (one.partnerId < other.partnerId ? -1 : 1))
}

/** The rank of each entry among those of a part of the field, by its id: the order of the round, counted anew; equals stay equal. */
export const ranksWithin = (part: readonly Placed[]): ReadonlyMap<string, number> => {
  const ranked = part.filter(isRanked)
  return new Map(
    ranked.map(({ id, rank }) => [id, ranked.filter((other) => other.rank < rank).length + 1]),
  )
}

/** Who goes on. Equals at the last place go on together, and whoever has no rank does not. */
export const advancing = (
  all: readonly Placed[],
  { by, places, counted }: AdvanceRule,
): ReadonlySet<string> => {
  const most = places === 0 ? Infinity : places
  if (by === 'schools' && places > 0)
    return new Set(
      schoolSums(all, counted)
        .filter(({ rank }) => rank <= most)
        .flatMap(({ ids }) => ids),
    )
  const parts = by === 'areas' ? [...Map.groupBy(all, ({ area }) => area).values()] : [all]
  return new Set(
    parts.flatMap((part) =>
      [...ranksWithin(part)].filter(([, rank]) => rank <= most).map(([id]) => id),
    ),
  )
}
