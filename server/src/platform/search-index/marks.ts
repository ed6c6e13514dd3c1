import type { Marks } from '@xinglin/contract/call'
import { charsOf, termsOf } from './normal.ts'
import { initialsOf, readingsOf, syllablesOf } from './pinyin.ts'

type Span = readonly [first: number, last: number]

/** The characters whose syllables begin with these, the last one perhaps in part. */
const speltAt = (syllables: readonly string[], wanted: readonly string[]): Span | undefined => {
  const last = wanted.length - 1
  const first = syllables.findIndex((_, i) =>
    wanted.every((one, k) =>
      k === last ? syllables[i + k]?.startsWith(one) : syllables[i + k] === one,
    ),
  )
  return first < 0 ? undefined : [first, first + last]
}

const spanOf = (term: string, plain: string, syllables: readonly string[]): Span | undefined => {
  const chars = [...plain]
  const wanted = [...term]
  const at = chars.findIndex((_, i) => wanted.every((char, k) => chars[i + k] === char))
  if (at >= 0) return [at, at + wanted.length - 1]
  const initial = initialsOf(syllables).indexOf(term)
  if (initial >= 0) return [initial, initial + term.length - 1]
  return readingsOf(term)
    .map((reading) => speltAt(syllables, reading))
    .find((span) => span !== undefined)
}

/** Where a search text is found in a name: each term once, as written, by initials or in pinyin. */
export const marksIn = (name: string, key: string): Marks => {
  const chars = charsOf(name)
  const plain = chars.map(({ char }) => char).join('')
  const syllables = syllablesOf(plain)
  return termsOf(key)
    .flatMap((term): Marks => {
      const span = spanOf(term, plain, syllables)
      const from = span && chars[span[0]]?.from
      const to = span && chars[span[1]]?.to
      return from === undefined || to === undefined ? [] : [[from, to]]
    })
    .toSorted(([a], [b]) => a - b)
}
