import { termsOf } from './normal.ts'
import { readingsOf } from './pinyin.ts'

/** How a row is found: `text` is looked through for needles, `tokens` lead to the rows worth looking through. */
export type Findable = { readonly text: string; readonly tokens: readonly string[] }

/** One way to read a term: rows that hold all `tokens` (or one that begins with `prefix`) and `needle` in their text. */
export type Reading = {
  readonly needle: string
  readonly tokens: readonly string[]
  /** Set where the term is too short for a token. */
  readonly prefix: string
}

/** Pairs of neighbours; the last character stands alone, so that every character begins a token. */
export const pairsOf = (text: string): string[] => {
  const chars = [...text]
  return chars.map((char, i) => char + (chars[i + 1] ?? ''))
}

const wanted = 3

/** At most three tokens, spread over the text: more would only narrow what the needle decides anyway. */
const someOf = (pairs: readonly string[]): string[] => {
  if (pairs.length <= wanted) return [...pairs]
  const middle = pairs[Math.floor(pairs.length / 2)] ?? ''
  return [pairs[0] ?? '', middle, pairs.at(-1) ?? '']
}

const reading = (needle: string, letters: string, mark = ''): Reading => {
  const pairs = pairsOf(letters).filter((pair) => [...pair].length === 2)
  return pairs.length === 0
    ? { needle, tokens: [], prefix: mark + letters }
    : { needle, tokens: someOf(pairs).map((pair) => mark + pair), prefix: '' }
}

/** What marks the tokens of initials, which would else be taken for Latin words. */
export const initialsMark = "'"

/** The ways to read one term: as it is written; letters also as initials and as pinyin. */
const readingsOfTerm = (term: string): Reading[] => {
  const asWritten = reading(term, term)
  if (!/^[a-z]+$/.test(term)) return [asWritten]
  const asInitials = reading(term.toUpperCase(), term, initialsMark)
  const asPinyin = readingsOf(term)
    .filter((syllables) => syllables.some((one) => one.length > 1))
    .map((syllables) =>
      reading(
        syllables.map((one) => `'${one}`).join(''),
        syllables.map(([first]) => first).join(''),
        initialsMark,
      ),
    )
  return [asWritten, asInitials, ...asPinyin]
}

/** A search text as readings of its terms; every term must be found, the longest leads. */
export const queryOf = (key: string): Reading[][] =>
  termsOf(key)
    .toSorted((a, b) => b.length - a.length)
    .map(readingsOfTerm)
