import type { Share } from './marks.ts'

/** Who is ranked: what they come to, and what decides between equals, the first first. */
export type Ranked = {
  readonly id: string
  readonly share: Share | undefined
  readonly tieBreak: readonly (Share | undefined)[]
  /** Those that were called off, and those that never came, take no rank. */
  readonly takesRank: boolean
}

const compare = (one: Share | undefined, other: Share | undefined): number =>
  (other ?? -1) - (one ?? -1)

/** The higher first; what is missing comes after all that is there. */
const inOrder = (one: Ranked, other: Ranked): number => {
  const byShare = compare(one.share, other.share)
  if (byShare !== 0) return byShare
  const places = Math.max(one.tieBreak.length, other.tieBreak.length)
  for (let at = 0; at < places; at += 1) {
    const byTieBreak = compare(one.tieBreak[at], other.tieBreak[at])
    if (byTieBreak !== 0) return byTieBreak
  }
  return 0
}

/**
 * Ranks of all who take one, by id: equals share a rank and the next is counted on (1, 2, 2, 4). Without a score there is no
 * rank.
 */
export const ranksOf = (all: readonly Ranked[]): ReadonlyMap<string, number> => {
  const counted = all
    .filter(({ takesRank, share }) => takesRank && share !== undefined)
    .toSorted(inOrder)
  const ranks = new Map<string, number>()
  counted.forEach((one, at) => {
    const before = counted[at - 1]
    const isEqual = before !== undefined && inOrder(before, one) === 0
    ranks.set(one.id, isEqual ? (ranks.get(before.id) ?? at) : at + 1)
  })
  return ranks
}

/** An award: so many places, or a share of all who were ranked, in per cent. */
export type AwardRule = {
  readonly name: string
  readonly by: 'places' | 'percent'
  readonly amount: number
}

const hundred = 100

/** The award of each who is ranked, by id; the rules follow one another, and equals are never parted. */
export const awardsOf = (
  ranks: ReadonlyMap<string, number>,
  rules: readonly AwardRule[],
): ReadonlyMap<string, string> => {
  let last = 0
  const bounds = rules.map(({ name, by, amount }) => {
    last += by === 'places' ? amount : Math.floor((ranks.size * amount) / hundred)
    return { name, last }
  })
  const awards = new Map<string, string>()
  for (const [id, rank] of ranks) {
    const award = bounds.find((one) => rank <= one.last)
    if (award) awards.set(id, award.name)
  }
  return awards
}
