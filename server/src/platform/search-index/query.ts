import { termsOf } from './normal.ts'
import { readingsOf } from './pinyin.ts'

/** How a row is found: `text` is looked through for needles, `tokens` lead to the rows worth looking through. */
export type Findable = { readonly text: string; readonly tokens: readonly string[] }

/** One way to read a term: rows that have all `tokens`, and `needle` in their text. */
export type Reading = {
  readonly needle: string
  readonly tokens: readonly string[]
  /** Leads to rows whose first text begins so: they are looked at first, however many others there are. */
  readonly start: string
}

/** Neighbours of a text, and its characters: what a part of it has in common with it. */
export const piecesOf = (text: string): string[] => {
  const chars = [...text]
  return [...chars, ...chars.slice(1).map((char, i) => (chars[i] ?? '') + char)]
}

const wanted = 2

/** The first and the last token: more would only narrow what the needle decides anyway. */
const someOf = (tokens: readonly string[]): string[] =>
  tokens.length <= wanted ? [...tokens] : [tokens[0] ?? '', tokens.at(-1) ?? '']

/** Marks what a row begins with, and how much of it is told apart. */
const startMark = '^'
const startLength = 4

/** The tokens of a text's beginnings. */
export const startsOf = (text: string): string[] => {
  const chars = [...text].slice(0, startLength)
  return chars.map((_, i) => startMark + chars.slice(0, i + 1).join(''))
}

const startOf = (text: string): string => startsOf(text).at(-1) ?? ''

/** Pairs of neighbours, or the one character there is. */
const pairsOf = (text: string): string[] => {
  const chars = [...text]
  return chars.length < 2 ? chars : chars.slice(1).map((char, i) => (chars[i] ?? '') + char)
}

/** What marks the tokens of initials and of syllables, which would else be taken for Latin words. */
export const initialsMark = "'"
export const syllableMark = '~'

/** The ways to read one term: as it is written; letters also as initials and as pinyin. */
const readingsOfTerm = (term: string): Reading[] => {
  const asWritten = { needle: term, tokens: someOf(pairsOf(term)), start: startOf(term) }
  if (!/^[a-z]+$/.test(term)) return [asWritten]
  const asInitials = {
    needle: term.toUpperCase(),
    tokens: someOf(pairsOf(term).map((pair) => initialsMark + pair)),
    start: startOf(initialsMark + term),
  }
  const asPinyin = readingsOf(term)
    // One letter a syllable is initials; one syllable alone must be whole to lead anywhere.
    .filter((syllables) => syllables.some((one) => one.length > 1))
    .map((syllables) => ({
      needle: syllables.map((one) => `'${one}`).join(''),
      start: '',
      // The last one may be unfinished: what comes before it leads.
      tokens: someOf(
        syllables.slice(0, syllables.length > 1 ? -1 : 1).map((one) => syllableMark + one),
      ),
    }))
  return [asWritten, asInitials, ...asPinyin]
}

/** A search text as readings of its terms; every term must be found, the longest leads. */
export const queryOf = (key: string): Reading[][] =>
  termsOf(key)
    .toSorted((a, b) => b.length - a.length)
    .map(readingsOfTerm)
