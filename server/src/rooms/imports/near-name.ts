/** How many signs must be added, left out or replaced to make one name of the other. */
const distance = (one: readonly string[], other: readonly string[]): number => {
  let row = other.map((_, at) => at + 1)
  one.forEach((sign, y) => {
    let [corner, left] = [y, y + 1]
    row = row.map((above, x) => {
      const step = Math.min(left + 1, above + 1, corner + (sign === other[x] ? 0 : 1))
      corner = above
      left = step
      return step
    })
  })
  return row.at(-1) ?? one.length
}

const numerals = /\d+|[一二三四五六七八九十]/g
const numbersIn = (name: string): string => (name.match(numerals) ?? []).join(' ')

/** The least length of a name that is the beginning of another: 临床医学 of 临床医学院. */
const minBeginning = 3

/**
 * The one of some names that may be meant by another: of at most one differing sign in four, or the beginning of the other.
 * Names whose numbers differ are different things: 1班 is never meant by 2班.
 */
export const nearName = (name: string, names: readonly string[]): string | undefined => {
  const written = [...name]
  const near = names.flatMap((one) => {
    if (one === name || numbersIn(one) !== numbersIn(name)) return []
    const signs = [...one]
    const far = distance(written, signs)
    const [short, long] = signs.length < written.length ? [one, name] : [name, one]
    const isBeginning = [...short].length >= minBeginning && long.startsWith(short)
    const isNear = far <= Math.max(signs.length, written.length) / 4
    return isNear || isBeginning ? [{ one, far }] : []
  })
  return near.toSorted((a, b) => a.far - b.far)[0]?.one
}
