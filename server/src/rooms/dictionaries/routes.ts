import {
  dictionary,
  getAreaDropDownList,
  getAreaList,
  getDicDropDownList,
  getSensitiveWord,
  vocabularies,
} from '@xinglin/contract/dictionaries'
import { answer } from '#platform/http'
import type { Visit } from '#platform/visit'
import { areas } from './areas.ts'
import { vocabularyOptions } from './vocabulary-options.ts'
import { itemStore } from './item-store.ts'
import { wordStore } from './store.ts'

const provinces = areas.filter((area) => area.parent === '')
const tree = provinces.map(({ code, name }) => ({
  Id: code,
  Name: name,
  Children: areas
    .filter((area) => area.parent === code)
    .map((area) => ({ Id: area.code, Name: area.name })),
}))

const flat = async (visit: Visit, level: string) => {
  if (level === '1')
    return provinces.map(({ code, name }) => ({ Id: code, Name: name, ParentId: '' }))
  if (level === '2')
    return areas
      .filter((area) => area.parent !== '')
      .map(({ code, name, parent }) => ({ Id: code, Name: name, ParentId: parent }))
  const contestAreas = await vocabularyOptions(visit, vocabularies.contestArea)
  return contestAreas.map((one) => ({ ...one, ParentId: '' }))
}

/** Answers the common sensitive words, the dictionaries by number, and the areas. */
export const dictionaryCalls = () => [
  answer(getSensitiveWord, function handleGetSensitiveWord(visit) {
    return wordStore(visit).common()
  }),

  answer(getDicDropDownList, async function handleGetDicDropDownList(visit, { type: typeId }) {
    const type = Number(typeId)
    // By number there are the four of the specification alone: others are for those whom their own loaders admit.
    if (!Object.values<number>(dictionary).includes(type)) return []
    const rows = await itemStore(visit).list(type)
    return rows
      .filter((row) => row.enabled)
      .map(({ id: Id, code: Code, name: Name }) => ({ Id, Code, Name }))
  }),

  answer(getAreaList, function handleGetAreaList() {
    return Promise.resolve(tree)
  }),

  answer(getAreaDropDownList, function handleGetAreaDropDownList(visit, { level }) {
    return flat(visit, level)
  }),
]
