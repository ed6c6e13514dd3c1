const middle = (figures: readonly number[]): number | null => {
  const sorted = figures.toSorted((one, other) => one - other)
  const at = (sorted.length - 1) / 2
  const low = sorted[Math.floor(at)]
  const high = sorted[Math.ceil(at)]
  // Cut to two decimals as scores are.
  return low === undefined || high === undefined
    ? null
    : Math.floor(((low + high) / 2) * 100 + 1e-9) / 100
}

/** The median; null of none. */
export const medianOf = (figures: readonly (number | null)[]): number | null =>
  middle(figures.flatMap((one) => one ?? []))

/** How many there are in each ten points, 90 to 100 the last. */
export const bucketsOf = (figures: readonly number[]): number[] =>
  Array.from(
    { length: 10 },
    (_, at) => figures.filter((one) => Math.min(9, Math.floor(one / 10)) === at).length,
  )

/** Per cent of some figures that lie below one, cut to whole numbers. */
export const shareBelow = (figures: readonly number[], own: number): number =>
  figures.length === 0
    ? 0
    : Math.floor((figures.filter((one) => one < own).length / figures.length) * 100)
