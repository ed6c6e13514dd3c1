const deepest = 24
const maxValues = 40_000
const longestText = 4_000

/** No database keeps a zero, or half a sign. */
const isKeepable = (text: string): boolean => !text.includes('\0') && !/\p{Surrogate}/u.test(text)

/** Counts what a value holds while it is looked through. */
const isWithin = (value: unknown, depth: number, left: { values: number }): boolean => {
  left.values -= 1
  if (left.values < 0 || depth > deepest) return false
  if (typeof value === 'string') return value.length <= longestText && isKeepable(value)
  if (value === null || typeof value === 'boolean' || typeof value === 'number') return true
  if (typeof value !== 'object') return false
  return Object.entries(value).every(
    ([name, one]) =>
      (Array.isArray(value) || (name !== '__proto__' && name.length <= 80 && isKeepable(name))) &&
      isWithin(one, depth + 1, left),
  )
}

/** Whether a value is small and plain enough to be kept at all, whatever it says: bounded in depth, number and length. */
export const isPlain = (value: unknown): boolean => isWithin(value, 0, { values: maxValues })
