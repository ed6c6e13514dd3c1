import type { Db } from '#platform/database'
import { memory } from '#platform/memory'
import { refuse, type TenantContext, type Visit } from '#platform/visit'
import { normalText, wordFinder } from './rules.ts'
import { insertWords, wordStore } from './store.ts'

type Finder = { readonly find: (text: string) => string | undefined; readonly list: string }

const known = memory<Finder>(10_000, 2_000)
/** By school, the finder that was built last: that takes longer than many searches in it, and most lists stay. */
const built = new Map<string, Finder>()

/** Forgets the words of a school that were read; those that were just changed are read again. */
export const forgetWords = (schoolId: string): void => known.forget(schoolId)

const finderOf = (schoolId: string, words: readonly string[]): Finder => {
  const list = words.toSorted().join('\n')
  const before = built.get(schoolId)
  const finder = before?.list === list ? before : { find: wordFinder(words), list }
  built.set(schoolId, finder)
  return finder
}

/** Where a text is looked at: in a visit, or after it. */
type Where = TenantContext & Pick<Visit, 'person' | 'at'>

/** The first sensitive word in a text, or undefined; a hit is noted under `place`. */
export const firstSensitiveWord = async (
  visit: Where,
  text: string,
  place: string,
): Promise<string | undefined> => {
  const store = wordStore(visit)
  const { id } = visit.school
  const { find } = await known.get(id, async () => finderOf(id, await store.all()))
  const word = find(text)
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
