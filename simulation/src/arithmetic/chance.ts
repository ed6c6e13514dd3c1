/** Spreads a number over 0 … 2³¹-1: without it, the sums of consecutive events differ by a constant and fall on one choice. */
const mixed = (sum: number): number => {
  const once = ((sum ^ (sum >>> 15)) * 48_271) % 2_147_483_647
  const twice = ((once ^ (once >>> 13)) * 69_621) % 2_147_483_647
  return twice ^ (twice >>> 16)
}

/** A whole number of 0 … 2³¹-1 from numbers and texts: the same in every engine, for it stays within exact integers. */
export const hashOf = (...parts: readonly (number | string)[]): number => {
  let hash = 17
  for (const one of parts)
    for (const unit of String(one) + '|')
      hash = (hash * 31 + (unit.codePointAt(0) ?? 0)) % 2_147_483_647
  return mixed(hash)
}

/** One of a list, chosen by a hash; undefined of an empty one. */
export const chosen = <T>(from: readonly T[], ...by: readonly (number | string)[]): T | undefined =>
  from[hashOf(...by) % (from.length || 1)]
