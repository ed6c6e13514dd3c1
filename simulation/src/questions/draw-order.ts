import { hashOf } from '#arithmetic'

/** What is put into an order: by its own id, at a place of its own (from 0) where it has one. */
type Placed = { readonly id: string; readonly fixed?: number | null | undefined }

/**
 * An order that seed and ids alone decide: the same on every machine, whatever order they come in; only which of equal
 * hashes comes first is settled by the ids themselves.
 */
const byHash = <T extends { readonly id: string }>(seed: string, all: readonly T[]): T[] =>
  all
    .map((one) => ({ one, hash: hashOf(seed, one.id) }))
    .toSorted((a, b) => a.hash - b.hash || (a.one.id < b.one.id ? -1 : 1))
    .map(({ one }) => one)

/** Options in the order of one examinee. Those with a place keep it: 以上都不对 stays the last. */
export const drawnOrder = <T extends Placed>(seed: string, all: readonly T[]): T[] => {
  const fixed = new Map<number, T>()
  const free: T[] = []
  for (const one of byHash(seed, all)) {
    const { fixed: wanted } = one
    const isPlace = typeof wanted === 'number' && wanted >= 0 && wanted < all.length
    if (isPlace && !fixed.has(wanted)) fixed.set(wanted, one)
    else free.push(one)
  }
  let next = 0
  return all.flatMap((_, at) => {
    const here = fixed.get(at) ?? free[next]
    if (!fixed.has(at)) next += 1
    return here === undefined ? [] : [here]
  })
}

/** So many of all, in the order of the draw; all of them where they are fewer. */
export const drawn = <T extends { readonly id: string }>(
  seed: string,
  all: readonly T[],
  count: number,
): T[] => byHash(seed, all).slice(0, count)

const named =
  /(?<![A-Za-z0-9])[A-L]{1,12}\s*(?:项|选项|错(?!误率)|正确|不正确|不对|均|、\s*[A-L](?![A-Za-z]))|(?:选|选项|答案[为是]?)\s*[:：]?\s*[A-L](?![A-Za-z0-9])/u

/** Whether an explanation names options by their letters (ACE错, 故选B): then they must stand in the author's order. */
export const namesLetters = (explanation: string): boolean =>
  named.test(explanation.normalize('NFKC'))
