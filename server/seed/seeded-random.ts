/** Draws that are the same in every run: two schools filled alike can be compared, and a demo looks the same everywhere. */
export const seededRandom = (seed: number) => {
  let state = seed >>> 0
  const next = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  const below = (most: number): number => Math.floor(next() * most)
  return {
    below,
    of: <T>(list: readonly T[]): T => list[below(list.length)] as T,
    /** Small numbers often, large ones seldom, as courses are studied. */
    skewed: (most: number): number => Math.floor(most * next() ** 3),
    /** True so many times of a hundred. */
    chance: (percent: number): boolean => next() * 100 < percent,
    /** Some of a list, each as likely as its weight, in the order in which they were drawn. */
    some: <T>(list: readonly T[], most: number, weightOf: (one: T) => number = () => 1): T[] =>
      list
        .map((one) => ({ one, key: next() ** (1 / weightOf(one)) }))
        .toSorted((a, b) => b.key - a.key)
        .slice(0, most)
        .map(({ one }) => one),
  }
}

/** What draws. */
export type Drawing = ReturnType<typeof seededRandom>
