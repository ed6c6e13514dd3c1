import type { Token } from './words.ts'

/** A string as a number: FNV-1a over UTF-16 units, 32 bits. */
export const hashOf = (text: string): number => {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i += 1) {
    hash ^= text.charCodeAt(i)
    // × 16777619, kept in 32 bits without Math.imul.
    hash = (hash + (hash << 1) + (hash << 4) + (hash << 7) + (hash << 8) + (hash << 24)) >>> 0
  }
  return hash >>> 0
}

/** Which symbol stands for a token where only its kind counts: any symptom is S, any disease D. */
const symbolOf = ({ text, senses }: Token): string => {
  const first = senses[0]
  if (first === undefined) return text
  if (first.startsWith('s:')) return 'S'
  if (first.startsWith('d:')) return 'D'
  return first
}

/** A clause as a row of symbols, and after them what it names. */
export const symbolsOf = (tokens: readonly Token[]): readonly string[] => [
  ...tokens.map(symbolOf),
  ...tokens.flatMap(({ senses }) =>
    senses.filter((sense) => /^[sd]:/.test(sense)).map((sense) => `@${sense}`),
  ),
]

/** The characters of a clause in ones and more, its ends marked. */
const charactersOf = (clause: string, most: number): string[] => {
  const framed = `^${clause}$`
  return Array.from({ length: framed.length }, (_, i) =>
    Array.from({ length: most }, (__, n) => n + 1)
      .filter((n) => i + n <= framed.length)
      .map((n) => `a${framed.slice(i, i + n)}`),
  ).flat()
}

/** What a finding is known by whose words the lexicon lacks: characters alone. */
export const spellingOf = (clause: string): Uint32Array =>
  Uint32Array.from(new Set(charactersOf(clause, 3).map(hashOf)))

/** A question this short may lean on the one before it. */
const leaning = 7

/**
 * What a clause is known by: its characters in ones, twos and threes; its words by their kind in ones, twos and threes; the
 * concepts that occur together; the clause as a whole; and, when it is short, all this with what was asked before.
 */
export const featuresOf = (
  clause: string,
  tokens: readonly Token[],
  before: string | undefined,
): Uint32Array => {
  const found = new Set<number>()
  const add = (text: string): void => {
    found.add(hashOf(text))
  }
  for (const some of charactersOf(clause, 3)) add(some)
  const symbols = tokens.map(symbolOf)
  const row = ['^', ...symbols, '$']
  for (let i = 0; i < row.length; i += 1)
    for (let n = 1; n <= 3 && i + n <= row.length; n += 1) add(`b${row.slice(i, i + n).join(' ')}`)
  const senses = [...new Set(tokens.flatMap((token) => token.senses))].slice(0, 10)
  for (const [i, sense] of senses.entries()) {
    add(`c${sense}`)
    for (const other of senses.slice(i + 1))
      add(sense < other ? `c${sense} ${other}` : `c${other} ${sense}`)
  }
  const whole = symbols.join(' ')
  add(`d${whole}`)
  if (before !== undefined && tokens.length <= leaning) {
    const kind = before.startsWith('symptom:') ? ['symptom', before] : [before.split(':')[0] ?? '']
    for (const one of kind) {
      add(`p${one} ${whole}`)
      for (const symbol of symbols) add(`p${one} ${symbol}`)
      for (const sense of senses) add(`p${one} ${sense}`)
    }
  }
  return Uint32Array.from(found)
}
