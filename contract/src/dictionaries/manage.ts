import * as z from 'zod/mini'
import {
  call,
  id,
  listOf,
  managers,
  named,
  page,
  pageSize,
  searchKey,
  signedIn,
} from '@xinglin/contract/call'

/** The dictionaries by type number. */
export const dictionaryTypes: Readonly<Record<number, string>> = {
  8: '情绪',
  11: '文化程度',
  12: '民族',
  13: '候诊状态',
}

/** An entry of a dictionary; `Code` is stable, `Name` is shown. */
const Item = z.strictObject({
  Id: z.string(),
  Code: z.string(),
  Name: z.string(),
  Sort: z.number(),
  Enabled: z.boolean(),
})

/** The enabled entries of a dictionary, in order; empty for a type that there is not. */
export const getDicDropDownList = call({
  path: '/api/Dictionary/GetDicDropDownList',
  method: 'GET',
  keyless: true,
  who: signedIn,
  input: z.object({ type: z.coerce.number() }),
  output: z.array(z.strictObject({ Id: z.string(), Code: z.string(), Name: z.string() })),
})

const type = z.number().check(z.int(), z.minimum(1), z.maximum(99))

/** All entries of a dictionary, disabled ones too. */
export const listDictionary = call({
  path: '/api/Dictionary/List',
  keyless: true,
  who: managers,
  input: z.object({ Type: type }),
  output: z.array(Item),
})

/** Makes an entry (empty `Id`) or changes one. */
export const saveDictionaryItem = call({
  path: '/api/Dictionary/Save',
  who: managers,
  input: z.object({
    Id: id,
    Type: type,
    Code: named(20, '编码'),
    Name: named(30, '名称'),
    Enabled: z.boolean(),
  }),
  output: Item,
  refusals: {
    missing: [-404, '数据不存在'],
    taken: [-10008, '该编码已存在'],
    noType: [-404, '数据不存在'],
  },
})

/** Puts the entries of a dictionary into an order. */
export const sortDictionary = call({
  path: '/api/Dictionary/Sort',
  who: managers,
  input: z.object({ Type: type, Ids: z.array(id).check(z.minLength(1), z.maxLength(500)) }),
  output: z.strictObject({}),
})

/** Deletes an entry. */
export const deleteDictionaryItem = call({
  path: '/api/Dictionary/Delete',
  who: managers,
  input: z.object({ Id: id }),
  output: z.strictObject({}),
})

/** The sensitive words of the school, by a part of the word. */
export const listWords = call({
  path: '/api/Dictionary/ListWords',
  keyless: true,
  who: managers,
  input: z.object({ SearchKey: searchKey, PageIndex: page, PageSize: pageSize(50) }),
  output: listOf(z.strictObject({ Word: z.string(), Common: z.boolean(), Hits: z.number() })),
})

/** Adds words, or changes whether browsers are told of them; literals of at most 50 characters. */
export const saveWords = call({
  path: '/api/Dictionary/SaveWords',
  who: managers,
  input: z.object({
    Words: z.array(named(50, '敏感词')).check(z.minLength(1), z.maxLength(500)),
    Common: z.boolean(),
  }),
  output: z.strictObject({ Saved: z.number() }),
  refusals: { tooMany: [-10008, '敏感词总数不得超过2000个'] },
})

/** Takes words off the list. */
export const deleteWords = call({
  path: '/api/Dictionary/DeleteWords',
  who: managers,
  input: z.object({
    Words: z.array(z.string().check(z.maxLength(200))).check(z.minLength(1), z.maxLength(500)),
  }),
  output: z.strictObject({ Deleted: z.number() }),
})

/** Where texts met the list, the newest first; the texts themselves are not kept. */
export const listHits = call({
  path: '/api/Dictionary/ListHits',
  keyless: true,
  who: managers,
  input: z.object({ PageIndex: page, PageSize: pageSize(20) }),
  output: listOf(
    z.strictObject({ Word: z.string(), Place: z.string(), Name: z.string(), At: z.string() }),
  ),
})
