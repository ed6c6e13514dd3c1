import {
  deleteDictionaryItem,
  deleteWords,
  dictionaryTypes,
  getDicDropDownList,
  listDictionary,
  listHits,
  listWords,
  saveDictionaryItem,
  saveWords,
  sortDictionary,
} from '@xinglin/contract/dictionaries'
import { nobody } from '@xinglin/contract/call'
import { answer } from '#platform/http'
import { newId } from '#platform/ids'
import { refuse, type Visit } from '#platform/visit'
import { itemStore, type ItemRow } from './item-store.ts'
import { normalText } from './rules.ts'
import { wordStore } from './store.ts'
import { forgetWords } from './words.ts'

/** The name of somebody in the school; given by the room of identity. */
export type NameOf = (visit: Visit, personId: string) => Promise<string>

const told = ({ id, code, name, sort, enabled }: ItemRow) => ({
  Id: id,
  Code: code,
  Name: name,
  Sort: sort,
  Enabled: enabled,
})

const wordsAtMost = 2_000

const typeName = (type: number): string => dictionaryTypes[type] ?? String(type)
const { missing, taken, noType } = saveDictionaryItem.refusals

const deedOn = (before: { readonly enabled: boolean } | undefined, enabled: boolean): string => {
  if (!before) return '新增'
  if (before.enabled === enabled) return '修改'
  return enabled ? '启用' : '停用'
}

const managed = (visit: Visit, text: string, detail = ''): Promise<void> =>
  visit.publish({ kind: 'managed', area: 'dictionaries', text, detail })

/** Answers the dictionaries and their administration. */
const itemCalls = () => [
  answer(getDicDropDownList, async (visit, { type }) => {
    if (dictionaryTypes[type] === undefined) return []
    const rows = await itemStore(visit).list(type)
    return rows
      .filter((row) => row.enabled)
      .map(({ id: Id, code: Code, name: Name }) => ({ Id, Code, Name }))
  }),

  answer(listDictionary, async (visit, { Type }) =>
    dictionaryTypes[Type] === undefined ? [] : (await itemStore(visit).list(Type)).map(told),
  ),

  answer(saveDictionaryItem, async (visit, { Id, Type, Code, Name, Enabled }) => {
    if (dictionaryTypes[Type] === undefined) throw refuse(noType)
    const store = itemStore(visit)
    const all = await store.list(Type)
    const before = Id === nobody ? undefined : all.find((row) => row.id === Id)
    if (Id !== nobody && !before) throw refuse(missing)
    if (await store.hasCode(Type, Code, Id)) throw refuse(taken)
    const row = {
      id: before?.id ?? newId(),
      type: Type,
      code: Code,
      name: Name,
      enabled: Enabled,
      sort: before?.sort ?? all.length + 1,
    }
    await store.write(row)
    await managed(visit, `${deedOn(before, Enabled)}了${typeName(Type)}“${Name}”`, Code)
    return told({ schoolId: visit.school.id, ...row })
  }),

  answer(sortDictionary, async (visit, { Type, Ids }) => {
    await itemStore(visit).arrange(Type, Ids)
    await managed(visit, `调整了${typeName(Type)}的顺序`)
    return {}
  }),

  answer(deleteDictionaryItem, async (visit, { Id }) => {
    const gone = await itemStore(visit).remove(Id)
    if (gone) await managed(visit, `删除了${typeName(gone.type)}“${gone.name}”`, gone.code)
    return {}
  }),
]

/** Answers the administration of sensitive words. */
const wordCalls = (nameOf: NameOf) => [
  answer(listWords, async (visit, { SearchKey, PageIndex, PageSize }) => {
    const store = wordStore(visit)
    const { rows, count } = await store.page(normalText(SearchKey), PageIndex, PageSize)
    return {
      List: rows.map(({ word, common, hits }) => ({ Word: word, Common: common, Hits: hits })),
      Count: count,
    }
  }),

  answer(saveWords, async (visit, { Words, Common }) => {
    const words = [...new Set(Words.map(normalText))].filter((word) => word !== '')
    const store = wordStore(visit)
    await store.save(words, Common)
    if ((await store.all()).length > wordsAtMost) throw refuse(saveWords.refusals.tooMany)
    visit.afterwards(() => forgetWords(visit.school.id))
    await managed(visit, `保存了 ${words.length} 个敏感词`, words.join('、'))
    return { Saved: words.length }
  }),

  answer(deleteWords, async (visit, { Words }) => {
    const gone = await wordStore(visit).remove(Words)
    visit.afterwards(() => forgetWords(visit.school.id))
    if (gone.length > 0) await managed(visit, `删除了 ${gone.length} 个敏感词`, gone.join('、'))
    return { Deleted: gone.length }
  }),

  answer(listHits, async (visit, { PageIndex, PageSize }) => {
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

/** Answers the administration of dictionaries and sensitive words; `nameOf` comes from the room of identity. */
export const dictionaryDeskCalls = (nameOf: NameOf) => [...itemCalls(), ...wordCalls(nameOf)]
