import { hashOf } from '../features/features.ts'

/** A turn as it is seen from a later one: its clauses as rows of symbols, and the keys of what it was taken to mean. */
export type Turn = {
  readonly clauses: readonly (readonly string[])[]
  readonly keys: readonly string[]
  /** What was answered, as symbols; none where it is not known. */
  readonly answer?: readonly string[] | undefined
}

/** So many clauses of a turn before are seen, from its end. */
const remembered = 3
const maxCounted = 4
/** So much of an answer is seen, from its beginning. */
const maxAnswered = 12

const pairsOf = (mark: string, symbols: readonly string[]): string[] =>
  symbols.flatMap((symbol, i) =>
    i === 0 ? [`${mark}${symbol}`] : [`${mark}${symbol}`, `${mark}${symbols[i - 1]} ${symbol}`],
  )

const turnOf = (mark: string, { clauses, keys, answer }: Turn): string[] => [
  ...keys.flatMap((key) => {
    const [intent = ''] = key.split(':')
    return [`${mark}${key}`, `${mark}${intent}`, `any${intent}`]
  }),
  ...(mark === '1' ? (answer ?? []).slice(0, maxAnswered).map((symbol) => `A${symbol}`) : []),
  ...(mark === '1' ? [`len${clauses.length < maxCounted ? clauses.length : maxCounted}`] : []),
  ...clauses
    .slice(-remembered)
    .flatMap((symbols) =>
      mark === '1' ? pairsOf('q1', symbols) : symbols.map((symbol) => `q2${symbol}`),
    ),
]

/** What the last two turns before this one are known by. */
export const pastOf = (turns: readonly Turn[]): readonly number[] => {
  const [one, two] = [turns.at(-1), turns.at(-2)]
  if (!one) return [hashOf('~none')]
  return [...turnOf('1', one), ...(two ? turnOf('2', two) : [])].map(hashOf)
}

/** A clause as its neighbours see it. */
export type Side = {
  readonly left: readonly number[]
  readonly right: readonly number[]
  readonly farLeft: readonly number[]
  readonly farRight: readonly number[]
}

/** What a clause, given as its symbols, is to those beside it: counted once, however many stretches it lies beside. */
export const sideOf = (symbols: readonly string[]): Side => ({
  left: pairsOf('L', symbols).map(hashOf),
  right: pairsOf('R', symbols).map(hashOf),
  farLeft: symbols.map((symbol) => hashOf(`LL${symbol}`)),
  farRight: symbols.map((symbol) => hashOf(`RR${symbol}`)),
})

const nobodyLeft = [hashOf('L~')]
const nobodyRight = [hashOf('R~')]

/** What a stretch of a turn is known by besides its own words: the turns before, the clauses left and right of it. */
export const aroundOf = (
  past: readonly number[],
  left: readonly Side[],
  right: readonly Side[],
): Uint32Array => {
  const all = new Set(past)
  const add = (hashes: readonly number[]): void => {
    for (const hash of hashes) all.add(hash)
  }
  add(left.at(-1)?.left ?? nobodyLeft)
  add(right[0]?.right ?? nobodyRight)
  for (const { farLeft } of left.slice(0, -1)) add(farLeft)
  for (const { farRight } of right.slice(1)) add(farRight)
  return Uint32Array.from(all)
}
