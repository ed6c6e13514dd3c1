import { deleteWords, listHits, listWords, saveWords } from '@xinglin/contract/dictionaries'
import { answer } from '#platform/http'
import { refuse, type Visit } from '#platform/visit'
import { normalText } from './rules.ts'
import { wordStore } from './store.ts'
import { forgetWords } from './words.ts'

/** The name of somebody in the school; given by the room of identity. */
export type NameOf = (visit: Visit, personId: string) => Promise<string>

const wordsAtMost = 2_000

const managed = (visit: Visit, text: string, detail = ''): Promise<void> =>
  visit.publish({ kind: 'managed', area: 'dictionaries', text, detail })

/** Answers the administration of sensitive words; `nameOf` comes from the room of identity. */
export const wordDeskCalls = (nameOf: NameOf) => [
  answer(listWords, async function handleListWords(visit, { SearchKey, PageIndex, PageSize }) {
    const store = wordStore(visit)
    const { rows, count } = await store.page(normalText(SearchKey), PageIndex, PageSize)
    return {
      List: rows.map(({ word, common, hits }) => ({ Word: word, Common: common, Hits: hits })),
      Count: count,
    }
  }),

  answer(saveWords, async function handleSaveWords(visit, { Words, Common }) {
    const words = [...new Set(Words.map(normalText))].filter((word) => word !== '')
    const store = wordStore(visit)
    await store.save(words, Common)
    if ((await store.all()).length > wordsAtMost) throw refuse(saveWords.refusals.tooMany)
    visit.afterwards(() => forgetWords(visit.school.id))
    await managed(visit, `保存了 ${words.length} 个敏感词`, words.join('、'))
    return { Saved: words.length }
  }),

  answer(deleteWords, async function handleDeleteWords(visit, { Words }) {
    const gone = await wordStore(visit).remove(Words)
    visit.afterwards(() => forgetWords(visit.school.id))
    if (gone.length > 0) await managed(visit, `删除了 ${gone.length} 个敏感词`, gone.join('、'))
    return { Deleted: gone.length }
  }),

  answer(listHits, async function handleListHits(visit, { PageIndex, PageSize }) {
    const { rows, count } = await wordStore(visit).hits(PageIndex, PageSize)
    const ids = [...new Set(rows.flatMap((row) => row.personId ?? []))]
    const names = new Map<string, string>()
    for (const id of ids) names.set(id, await nameOf(visit, id))
    return {
      List: rows.map(({ word, place, personId, at }) => ({
        Word: word,
        Place: place,
        Name: names.get(personId ?? '') ?? '',
        At: at.toISOString(),
      })),
      Count: count,
    }
  }),
]
