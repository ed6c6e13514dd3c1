import { namesOf } from './other-names.ts'
import { syllables } from './syllables.ts'

/** How a character may be read; most in one way, some in two. */
const readingsOf = new Map<string, string[]>()
for (const [, syllable = '', chars = ''] of syllables
  .join('')
  .matchAll(/([a-z]+)(\p{Script=Han}+)/gu))
  for (const char of chars) readingsOf.set(char, [...(readingsOf.get(char) ?? []), syllable])

const plain = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll(/\s/g, '')

/** Whether letters read what a name says from a place on: each character by its syllable or its first letter, the last syllable perhaps in part. */
const readsFrom = (chars: readonly string[], at: number, letters: string): boolean => {
  if (letters === '') return true
  const char = chars[at]
  if (char === undefined) return false
  const known = readingsOf.get(char)
  if (known === undefined) {
    if (char === letters[0]) return readsFrom(chars, at + 1, letters.slice(1))
    // Brackets and strokes are not spoken.
    return !/[\p{L}\p{N}]/u.test(char) && readsFrom(chars, at + 1, letters)
  }
  return known.some(
    (syllable) =>
      syllable.startsWith(letters) ||
      (letters.startsWith(syllable) && readsFrom(chars, at + 1, letters.slice(syllable.length))) ||
      (letters[0] === syllable[0] && readsFrom(chars, at + 1, letters.slice(1))),
  )
}

/** How nearly words, or letters of their pinyin (xindiantu, xdt), fit a name: 0 it is the name, 1 its beginning, 2 a part, 3 by sound; undefined for not at all. */
export const nearness = (name: string, words: string): 0 | 1 | 2 | 3 | undefined => {
  const [whole, wanted] = [plain(name), plain(words)]
  if (whole === wanted) return 0
  if (whole.startsWith(wanted)) return 1
  if (whole.includes(wanted)) return 2
  if (!/^[a-z0-9]{2,40}$/.test(wanted)) return undefined
  const chars = [...whole]
  return chars.some((_, at) => readsFrom(chars, at, wanted)) ? 3 : undefined
}

/** Whether something of the catalogue is found by some words, by whatever it is called; by none, everything is. */
export const isFound = (
  one: { readonly id: string; readonly zh: string },
  words: string,
): boolean => namesOf(one).some((name) => nearness(name, words) !== undefined)
