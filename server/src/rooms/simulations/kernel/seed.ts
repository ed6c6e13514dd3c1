import { hashOf } from '#platform/content-hash'
import { newId } from '#platform/ids'

/** A seed of 28 bits from the random end of an id: the same is the same wherever it is computed. */
const seedOf = (id: string): number => Number.parseInt(id.slice(-7), 16)

/** The seed of an id, but none that the person met at the item before. */
export const freshSeed = (id: string, before: readonly { readonly seed: number }[]): number => {
  const met = new Set(before.map(({ seed }) => seed))
  let seed = seedOf(id)
  while (met.has(seed)) seed = seedOf(newId())
  return seed
}

/** A seed that everybody has alike at an item; at a further go, that was granted, another one than at the first. */
export const sharedSeed = (itemId: string, taken: number): number =>
  seedOf(taken === 0 ? itemId : hashOf([itemId, taken]))
