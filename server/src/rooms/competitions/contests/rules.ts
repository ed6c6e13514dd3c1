/** Where a stage stands in lists: running ones first, then those to come, then the past. */
const placeOf: Readonly<Record<number, number>> = {
  2: 0,
  3: 0,
  4: 0,
  7: 0,
  0: 1,
  1: 1,
  5: 2,
  6: 2,
  8: 2,
}

type Placed = { readonly status: number; readonly startsAt: Date }

/** Running contests first, then those to come, then the past; within each the newest first. */
export const inOrder = <T extends Placed>(contests: readonly T[]): T[] =>
  contests.toSorted(
    (one, other) =>
      (placeOf[one.status] ?? 2) - (placeOf[other.status] ?? 2) ||
      other.startsAt.getTime() - one.startsAt.getTime(),
  )

/** A job number of which the last two characters are left; a short one is hidden whole. */
export const masked = (number: string): string => {
  const signs = [...number]
  const shown = signs.length > 3 ? 2 : 0
  return signs.map((sign, at) => (at >= signs.length - shown ? sign : '*')).join('')
}
