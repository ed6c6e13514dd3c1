import { plainOf } from './normal.ts'
import { initialsOf, syllablesOf } from './pinyin.ts'
import { initialsMark, piecesOf, startsOf, syllableMark, type Findable } from './query.ts'

/** Initials and syllables are looked for by letters alone: what stands for a digit or a sign leads nobody anywhere. */
const isSpelt = (text: string): boolean => /^[a-z]+$/.test(text)

/** The beginnings of initials as far as they are letters. */
const initialStartsOf = (initials: string): string[] =>
  startsOf(initialsMark + (/^[a-z]*/.exec(initials)?.[0] ?? '')).slice(1)

/** Makes a row findable by some of its texts: as written, in pinyin and by initials. The first text ranks highest. */
export const findable = (texts: readonly string[]): Findable => {
  const plain = texts.map(plainOf).filter((text) => text !== '')
  const spelt = plain.map(syllablesOf)
  const initials = spelt.map(initialsOf)
  const tokens = new Set([
    ...startsOf(plain[0] ?? ''),
    ...initialStartsOf(initials[0] ?? ''),
    ...plain.flatMap(piecesOf),
    ...initials.flatMap((letters) =>
      piecesOf(letters)
        .filter(isSpelt)
        .map((piece) => initialsMark + piece),
    ),
    ...spelt.flatMap((syllables) => syllables.filter(isSpelt).map((one) => syllableMark + one)),
  ])
  const lines = plain.map((text, i) => {
    const inPinyin = (spelt[i] ?? []).map((one) => `'${one}`).join('')
    return `${text}|${inPinyin}|${(initials[i] ?? '').toUpperCase()}`
  })
  return { text: lines.join('\n'), tokens: [...tokens] }
}
