const sumOf = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0)

/** The arithmetic mean; null of nothing. */
export const meanOf = (values: readonly number[]): number | null =>
  values.length === 0 ? null : sumOf(values) / values.length

const squaresAbout = (values: readonly number[]): number => {
  const mean = meanOf(values) ?? 0
  return sumOf(values.map((one) => (one - mean) * (one - mean)))
}

/** The sample variance (n − 1); null of fewer than two. */
export const varianceOf = (values: readonly number[]): number | null =>
  values.length < 2 ? null : squaresAbout(values) / (values.length - 1)

/** The value below which a share of the sorted values lies, between two of them by their distance (type 7 of R). */
export const quantileOf = (values: readonly number[], share: number): number | null => {
  const sorted = values.toSorted((a, b) => a - b)
  const place = (sorted.length - 1) * share
  const rest = place % 1
  const low = sorted[place - rest]
  if (low === undefined) return null
  const high = sorted[place - rest + 1] ?? low
  return low + rest * (high - low)
}

// Sums of equal values differ from them in the last bit: such a spread is none.
const isConstant = (values: readonly number[]): boolean => values.every((one) => one === values[0])

/** Pearson's correlation; null where either side does not vary. */
export const correlationOf = (a: readonly number[], b: readonly number[]): number | null => {
  if (a.length < 2 || isConstant(a) || isConstant(b)) return null
  const meanA = meanOf(a) ?? 0
  const meanB = meanOf(b) ?? 0
  const together = sumOf(a.map((one, at) => (one - meanA) * ((b[at] ?? 0) - meanB)))
  const spread = Math.sqrt(squaresAbout(a)) * Math.sqrt(squaresAbout(b))
  return spread === 0 ? null : together / spread
}

const columnsOf = (rows: readonly (readonly number[])[]): number[][] =>
  (rows[0] ?? []).map((_, column) => rows.map((row) => row[column] ?? 0))

/**
 * Cronbach's alpha, k/(k−1)·(1 − Σσᵢ²/σ²), with a row for each examinee and a column for each item; of items that are 0 or 1
 * it is KR-20. Null for fewer than two items or examinees, and where the totals do not vary.
 */
export const alphaOf = (rows: readonly (readonly number[])[]): number | null => {
  const columns = columnsOf(rows)
  const totals = rows.map(sumOf)
  const whole = varianceOf(totals)
  if (columns.length < 2 || !whole || isConstant(totals)) return null
  const parts = sumOf(columns.map((column) => varianceOf(column) ?? 0))
  return (columns.length / (columns.length - 1)) * (1 - parts / whole)
}

/** KR-20: alpha of whether each item was right; null where an item was partly right. */
export const kr20Of = (shares: readonly (readonly number[])[]): number | null =>
  shares.every((row) => row.every((one) => one === 0 || one === 1)) ? alphaOf(shares) : null

/** The standard error of measurement, s·√(1 − r); null for a reliability that is none. */
export const standardError = (deviation: number, reliability: number | null): number | null =>
  reliability === null || reliability > 1 ? null : deviation * Math.sqrt(1 - reliability)
