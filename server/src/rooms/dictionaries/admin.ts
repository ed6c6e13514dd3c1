import {
  deleteDictionaryItem,
  type DictionaryItem,
  figureFault,
  listDictionary,
  saveDictionaryItem,
  sortDictionary,
  vocabularies,
  type Vocabulary,
  vocabularyOf,
} from '@xinglin/contract/dictionaries'
import { type InputOf, nobody } from '@xinglin/contract/call'
import { answer } from '#platform/http'
import { markOf, newId } from '#platform/ids'
import { refuse, type Visit } from '#platform/visit'
import { itemStore, type ItemRow } from './item-store.ts'

/** In how many places each code of a vocabulary is kept; given by the rooms above that keep them. */
export type VocabularyUsage = (visit: Visit, type: number) => Promise<ReadonlyMap<string, number>>

const refusals = saveDictionaryItem.refusals

const managed = (visit: Visit, text: string, detail = ''): Promise<void> =>
  visit.publish({ kind: 'managed', area: 'dictionaries', text, detail })

const versionOf = ({ code, name, parentId, figures, enabled }: ItemRow): string =>
  markOf({ code, name, parentId, figures, enabled })

/** How often an entry is chosen, and what hangs below it. */
const usesIn = (
  rows: readonly ItemRow[],
  uses: ReadonlyMap<string, number>,
  { id, code }: ItemRow,
): number => {
  const children = rows.filter((row) => row.parentId === id)
  return children.reduce((sum, one) => sum + usesIn(rows, uses, one), uses.get(code) ?? 0)
}

const toldBy =
  (rows: readonly ItemRow[], uses: ReadonlyMap<string, number>) =>
  (row: ItemRow): DictionaryItem => ({
    Id: row.id,
    ParentId: row.parentId ?? '',
    Code: row.code,
    Name: row.name,
    Figures: row.figures,
    Sort: row.sort,
    Enabled: row.enabled,
    Uses: usesIn(rows, uses, row),
    Version: versionOf(row),
  })

const treeOf = (rows: readonly ItemRow[]): ItemRow[] =>
  rows
    .filter((row) => row.parentId === null)
    .flatMap((top) => [top, ...rows.filter((row) => row.parentId === top.id)])

const actionOn = (before: ItemRow | undefined, enabled: boolean): string => {
  if (!before) return '新增'
  if (before.enabled === enabled) return '修改'
  return enabled ? '启用' : '停用'
}

/** A season is found by its year, and what rows keep as a number must be one. */
const codeFault = (vocabulary: Vocabulary, code: string) => {
  if (vocabulary.numbered && !/^[1-9]\d?$/.test(code)) return refusals.wrongCode
  const isSeason = vocabulary.type === vocabularies.season.type
  return isSeason && !/^(?:19|20|21)\d\d$/.test(code) ? refusals.wrongSeason : undefined
}

/** The entry above, where the vocabulary is a tree and one is named; two levels, no more. */
const parentIn = (
  { levels }: Vocabulary,
  rows: readonly ItemRow[],
  { Id, ParentId }: InputOf<typeof saveDictionaryItem>,
): ItemRow | null => {
  if (ParentId === nobody) return null
  const parent = rows.find((row) => row.id === ParentId)
  if (levels.length === 1 || !parent || parent.parentId !== null || parent.id === Id)
    throw refuse(refusals.noParent)
  return parent
}

const itemsAtMost = 500

const fitting = (
  vocabulary: Vocabulary,
  rows: readonly ItemRow[],
  fields: InputOf<typeof saveDictionaryItem>,
) => {
  const others = rows.filter((row) => row.id !== fields.Id)
  if (others.length >= itemsAtMost) throw refuse(refusals.tooMany)
  const parent = parentIn(vocabulary, rows, fields)
  const parentId = parent?.id ?? null
  const wrong = codeFault(vocabulary, fields.Code)
  if (wrong) throw refuse(wrong)
  if (others.some((row) => row.code === fields.Code)) throw refuse(refusals.taken)
  if (others.some((row) => row.parentId === parentId && row.name === fields.Name))
    throw refuse(refusals.sameName)
  const isLast = vocabulary.levels.length === 1 || parentId !== null
  const fault = isLast ? figureFault(vocabulary, fields.Figures) : undefined
  if (fault) throw refuse(refusals.wrongFigure, { message: fault.message })
  const kept = isLast ? Object.keys(vocabulary.figures ?? {}) : []
  const figures = Object.fromEntries(kept.map((key) => [key, fields.Figures[key] ?? 0]))
  return { parentId, figures, last: others.filter((row) => row.parentId === parentId).length }
}

/** What is in use keeps its code and its place: other rows hold them. */
const unmoved = (
  before: ItemRow,
  rows: readonly ItemRow[],
  uses: ReadonlyMap<string, number>,
  next: { code: string; parentId: string | null },
): void => {
  if (before.code !== next.code && (uses.get(before.code) ?? 0) > 0)
    throw refuse(refusals.codeInUse)
  if (before.parentId === next.parentId) return
  const hasMore = rows.some((row) => row.parentId === before.id)
  if (hasMore || (uses.get(before.code) ?? 0) > 0) throw refuse(refusals.parentInUse)
}

const save = async (
  visit: Visit,
  usesOf: VocabularyUsage,
  fields: InputOf<typeof saveDictionaryItem>,
): Promise<DictionaryItem> => {
  const vocabulary = vocabularyOf(fields.Type)
  if (!vocabulary) throw refuse(refusals.missing)
  const store = itemStore(visit)
  await store.alone(fields.Type)
  const rows = await store.list(fields.Type)
  const before = fields.Id === nobody ? undefined : rows.find((row) => row.id === fields.Id)
  if (fields.Id !== nobody && !before) throw refuse(refusals.missing)
  // Held until the uses are counted and the entry is written: nobody chooses it meanwhile.
  if (before) await store.lock(before.id)
  const uses = await usesOf(visit, fields.Type)
  const entries = toldBy(rows, uses)
  if (before && fields.Version !== '' && fields.Version !== versionOf(before))
    throw refuse(refusals.newer, { data: entries(before) })
  const { parentId, figures, last } = fitting(vocabulary, rows, fields)
  if (before) unmoved(before, rows, uses, { code: fields.Code, parentId })
  const row: ItemRow = {
    schoolId: visit.school.id,
    id: before?.id ?? newId(visit.at.getTime()),
    type: fields.Type,
    parentId,
    code: fields.Code,
    name: fields.Name,
    figures,
    enabled: fields.Enabled,
    sort: before && before.parentId === parentId ? before.sort : last + 1,
  }
  await store.write(row)
  const what = vocabulary.levels[parentId === null ? 0 : 1] ?? vocabulary.name
  await managed(visit, `${actionOn(before, fields.Enabled)}了${what}“${fields.Name}”`, fields.Code)
  return entries(row)
}

/** Answers the administration of the vocabularies; `usesOf` comes from the rooms above. */
export const vocabularyDeskCalls = (usesOf: VocabularyUsage) => [
  answer(listDictionary, async function handleListDictionary(visit, { Type }) {
    if (!vocabularyOf(Type)) return []
    const rows = await itemStore(visit).list(Type)
    return treeOf(rows).map(toldBy(rows, await usesOf(visit, Type)))
  }),

  answer(saveDictionaryItem, function handleSaveDictionaryItem(visit, fields) {
    return save(visit, usesOf, fields)
  }),

  answer(sortDictionary, async function handleSortDictionary(visit, { Type, Ids }) {
    const vocabulary = vocabularyOf(Type)
    if (!vocabulary) return {}
    const store = itemStore(visit)
    await store.alone(Type)
    await store.arrange(Type, Ids)
    await managed(visit, `调整了${vocabulary.name}的顺序`)
    return {}
  }),

  answer(deleteDictionaryItem, async function handleDeleteDictionaryItem(visit, { Id }) {
    const store = itemStore(visit)
    const row = await store.lock(Id)
    // Deleted meanwhile, or by the first of two clicks: it is gone as wished.
    if (!row) return {}
    const rows = await store.list(row.type)
    const hasMore = rows.some((one) => one.parentId === Id)
    const uses = await usesOf(visit, row.type)
    if (hasMore || (uses.get(row.code) ?? 0) > 0) throw refuse(deleteDictionaryItem.refusals.inUse)
    await store.remove(Id)
    const name = vocabularyOf(row.type)?.name ?? ''
    await managed(visit, `删除了${name}“${row.name}”`, row.code)
    return {}
  }),
]
