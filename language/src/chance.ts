/** A source of chance that gives the same numbers for the same seed (xorshift32). */
export type Chance = {
  /** A whole number from 0 to below `limit`. */
  readonly below: (limit: number) => number
  /** True in about `share` of the cases, 0-1. */
  readonly happens: (share: number) => boolean
  /** One of several, each as likely. */
  readonly pick: <T>(from: readonly T[]) => T
}

/** Chance from a seed that is not 0. */
export const chanceOf = (seed: number): Chance => {
  let state = seed >>> 0
  const next = (): number => {
    state ^= state << 13
    state >>>= 0
    state ^= state >>> 17
    state ^= state << 5
    state >>>= 0
    return state
  }
  const below = (limit: number): number => next() % limit
  return {
    below,
    happens: (share) => below(10_000) < share * 10_000,
    pick: (from) => {
      const one = from[below(from.length)]
      if (one === undefined) throw new Error('nothing to pick from')
      return one
    },
  }
}
