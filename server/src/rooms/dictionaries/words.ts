import type { Db } from '#platform/database'
import { refuse, type OfSchool, type Visit } from '#platform/visit'
import { normalText, wordFinder } from './rules.ts'
import { insertWords, wordStore } from './store.ts'

type Known = { find: (text: string) => string | undefined; list: string; at: number }

const rememberMs = 10_000
const finders = new Map<string, Known>()

/** Forgets the words of a school that were read; those that were just changed are read again. */
export const forgetWords = (schoolId: string): void => {
  const known = finders.get(schoolId)
  if (known) finders.set(schoolId, { ...known, at: 0 })
}

/** Where a text is looked at: in a visit, or after it. */
type Where = OfSchool & Pick<Visit, 'person' | 'at'>

/** The first sensitive word in a text, or undefined; a hit is noted under `place`. */
export const firstSensitiveWord = async (
  visit: Where,
  text: string,
  place: string,
): Promise<string | undefined> => {
  const store = wordStore(visit)
  let known = finders.get(visit.school.id)
  if (!known || visit.at.getTime() - known.at > rememberMs) {
    const words = (await store.all()).toSorted()
    const list = words.join('\n')
    // Built anew only when the list is another: that takes longer than many searches in it.
    const before = finders.get(visit.school.id)
    const find = before?.list === list ? before.find : wordFinder(words)
    known = { find, list, at: visit.at.getTime() }
    finders.set(visit.school.id, known)
  }
  const word = known.find(text)
  if (word) await store.hit(word, place)
  return word
}

/** Refuses a text that is to be stored or searched for when it holds a sensitive word; the hit is noted under `place`. */
export const refuseSensitive = async (
  visit: Visit,
  text: string,
  place: string,
  refusal: readonly [code: number, message: string],
): Promise<void> => {
  if (await firstSensitiveWord(visit, text, place)) throw refuse(refusal, { keep: true })
}

/** Puts words on a school's list; `common` ones are told to browsers. */
export const makeWords = (
  db: Db,
  schoolId: string,
  words: readonly { word: string; common: boolean }[],
): Promise<void> =>
  insertWords(
    db,
    schoolId,
    words
      .map(({ word, common }) => ({ word: normalText(word), common }))
      .filter(({ word }) => word.length > 0 && [...word].length <= 50),
  )
