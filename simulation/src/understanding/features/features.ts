import type { Token } from './lexicon.ts'

const basis = 0x811c9dc5

/** The hash of a string that goes on with one more UTF-16 unit. */
const further = (hash: number, unit: number): number => {
  const mixed = hash ^ unit
  // × 16777619, kept in 32 bits without Math.imul.
  return (mixed + (mixed << 1) + (mixed << 4) + (mixed << 7) + (mixed << 8) + (mixed << 24)) >>> 0
}

const continued = (hash: number, text: string): number => {
  let out = hash
  for (let i = 0; i < text.length; i += 1) out = further(out, text.charCodeAt(i))
  return out
}

/** A string as a number: FNV-1a over UTF-16 units, 32 bits. */
export const hashOf = (text: string): number => continued(basis, text)

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

/** The hashes of rows of neighbours, of one to `most` pieces, each begun with a mark and joined by what stands between. */
const runsOf = (
  mark: string,
  pieces: readonly string[],
  between: string,
  most: number,
  add: (hash: number) => void,
): void => {
  const begun = hashOf(mark)
  for (let i = 0; i < pieces.length; i += 1) {
    let hash = begun
    for (let n = 0; n < most && i + n < pieces.length; n += 1) {
      if (n > 0) hash = continued(hash, between)
      hash = continued(hash, pieces[i + n] ?? '')
      add(hash)
    }
  }
}

const longestRun = 3

/** The characters of a clause in ones, twos and threes, its ends marked. */
const addCharacters = (clause: string, add: (hash: number) => void): void =>
  runsOf('a', `^${clause}$`.split(''), '', longestRun, add)

// What comes and goes between two ways of asking the same (您有没有…, …过没有啊).
const filler =
  /您的?|有没有|没有|是不是|能不能|会不会|[的了吗呢吧啊是有没不也都就还过着得个这那会能]/g

/** The characters of a clause in twos as they stand when what only fills it is gone: 您疼得厉害吗 and 疼厉害不 share 疼厉. */
const addGist = (clause: string, add: (hash: number) => void): void => {
  const begun = hashOf('e')
  const gist = `^${clause.replaceAll(filler, '')}$`
  for (let i = 0; i + 1 < gist.length; i += 1) add(continued(begun, gist.slice(i, i + 2)))
}

/** What a finding is known by whose words the lexicon lacks: characters alone. */
export const spellingOf = (clause: string): Uint32Array => {
  const hashes = new Set<number>()
  addCharacters(clause, (hash) => hashes.add(hash))
  return Uint32Array.from(hashes)
}

/** A question this short may lean on the one before it. */
const leaning = 7

/**
 * What a clause is known by: its characters in ones, twos and threes, and in twos without what only fills it; its words by
 * their kind in ones, twos and threes; the concepts that occur together; the clause as a whole; and, when it is short, all
 * this with what was asked before.
 */
export const featuresOf = (
  clause: string,
  tokens: readonly Token[],
  before: string | undefined,
): Uint32Array => {
  const hashes = new Set<number>()
  const add = (text: string): void => {
    hashes.add(hashOf(text))
  }
  const addHash = (hash: number): void => void hashes.add(hash)
  addCharacters(clause, addHash)
  addGist(clause, addHash)
  const symbols = tokens.map(symbolOf)
  runsOf('b', ['^', ...symbols, '$'], ' ', longestRun, addHash)
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
  return Uint32Array.from(hashes)
}
