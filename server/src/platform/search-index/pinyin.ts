import { pinyin } from 'pinyin-pro'

const han = /\p{Script=Han}/u

/** The syllable of each character of a plain text, without tones (ü as v); other characters stand for themselves. */
export const syllablesOf = (plain: string): string[] => {
  const chars = [...plain]
  if (!chars.some((char) => han.test(char))) return chars
  const spelt = pinyin(plain, { toneType: 'none', type: 'array', nonZh: 'spaced', v: true })
  return spelt.length === chars.length ? spelt : chars
}

/** The letters that a text begins its characters with: 心电图 is `xdt`. */
export const initialsOf = (syllables: readonly string[]): string =>
  syllables.map((syllable) => syllable[0] ?? '').join('')

const syllable =
  /^(?:zh|ch|sh|[bpmfdtnlgkhjqxrzcsyw])?(?:iang|iong|uang|ang|eng|ing|ong|ian|iao|uai|uan|van|ai|ei|ui|ao|ou|iu|ie|ve|ue|er|an|en|in|un|vn|ia|ua|uo|a|o|e|i|u|v)$/
const beginning = /^(?:zh|ch|sh|[bpmfdtnlgkhjqxrzcsyw])$/
const longest = 6
const most = 8

/**
 * The ways to read letters as pinyin, eight at most: `xian` is `xian` and `xi'an`. The last syllable may be unfinished,
 * as somebody is still typing.
 */
export const readingsOf = (letters: string): string[][] => {
  const readings: string[][] = []
  // Rests that lead nowhere are tried once: without this, forty letters would be read in a million ways.
  const hopeless = new Set<number>()
  const read = (rest: string, before: readonly string[]): void => {
    if (readings.length >= most || hopeless.has(rest.length)) return
    if (rest === '') {
      readings.push([...before])
      return
    }
    const known = readings.length
    for (let length = Math.min(longest, rest.length); length > 0; length -= 1) {
      const piece = rest.slice(0, length)
      const isLast = length === rest.length
      if (syllable.test(piece) || (isLast && beginning.test(piece)))
        read(rest.slice(length), [...before, piece])
    }
    if (readings.length === known) hopeless.add(rest.length)
  }
  if (/^[a-z]{1,40}$/.test(letters)) read(letters, [])
  return readings
}
