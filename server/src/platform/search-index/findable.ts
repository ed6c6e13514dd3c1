import { plainOf } from './normal.ts'
import { initialsOf, syllablesOf } from './pinyin.ts'
import { initialsMark, piecesOf, startsOf, syllableMark, type Findable } from './query.ts'

/** Makes a row findable by some of its texts: as written, in pinyin and by initials. The first text ranks highest. */
export const findable = (texts: readonly string[]): Findable => {
  const plain = texts.map(plainOf).filter((text) => text !== '')
  const spelt = plain.map(syllablesOf)
  const initials = spelt.map(initialsOf)
  const tokens = new Set([
    ...startsOf(plain[0] ?? ''),
    ...startsOf(initialsMark + (initials[0] ?? '')),
    ...plain.flatMap(piecesOf),
    ...initials.flatMap((letters) => piecesOf(letters).map((piece) => initialsMark + piece)),
    ...spelt.flatMap((syllables) => syllables.map((one) => syllableMark + one)),
  ])
  const lines = plain.map((text, i) => {
    const inPinyin = (spelt[i] ?? []).map((one) => `'${one}`).join('')
    return `${text}|${inPinyin}|${(initials[i] ?? '').toUpperCase()}`
  })
  return { text: lines.join('\n'), tokens: [...tokens] }
}
