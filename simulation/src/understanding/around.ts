import { hashOf } from './features.ts'

/** A turn as it is seen from a later one: its clauses as rows of symbols, and the keys of what it was taken to mean. */
export type Turn = {
  readonly clauses: readonly (readonly string[])[]
  readonly keys: readonly string[]
}

/** So many clauses of a turn before are seen, from its end. */
const remembered = 3
const mostCounted = 4

const pairsOf = (mark: string, symbols: readonly string[]): string[] =>
  symbols.flatMap((symbol, i) =>
    i === 0 ? [`${mark}${symbol}`] : [`${mark}${symbol}`, `${mark}${symbols[i - 1]} ${symbol}`],
  )

const turnOf = (mark: string, { clauses, keys }: Turn): string[] => [
  ...keys.flatMap((key) => {
    const [intent = ''] = key.split(':')
    return [`${mark}${key}`, `${mark}${intent}`, `any${intent}`]
  }),
  ...(mark === '1' ? [`len${clauses.length < mostCounted ? clauses.length : mostCounted}`] : []),
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

const besideOf = (mark: string, symbols: readonly string[] | undefined): string[] =>
  symbols ? pairsOf(mark, symbols) : [`${mark}~`]

/** What a stretch of a turn is known by besides its own words: the turns before, the clauses left and right of it. */
export const aroundOf = (
  past: readonly number[],
  left: readonly (readonly string[])[],
  right: readonly (readonly string[])[],
): Uint32Array => {
  const beside = [
    ...besideOf('L', left.at(-1)),
    ...besideOf('R', right[0]),
    ...left
      .slice(0, -1)
      .flat()
      .map((symbol) => `LL${symbol}`),
    ...right
      .slice(1)
      .flat()
      .map((symbol) => `RR${symbol}`),
  ]
  return Uint32Array.from(new Set([...past, ...beside.map(hashOf)]))
}
