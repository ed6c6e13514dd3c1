import * as z from 'zod/mini'
import { call, id, managers, named, text } from '@xinglin/contract/call'

/** An entry of a vocabulary; `Code` is stable, `Name` is shown. */
const Item = z.strictObject({
  Id: z.string(),
  /** The entry above it in a tree; empty at the top. */
  ParentId: z.string(),
  Code: z.string(),
  Name: z.string(),
  Figures: z.record(z.string(), z.number()),
  Sort: z.number(),
  Enabled: z.boolean(),
  /** In how many places it is chosen, entries below it included: it cannot be deleted while it is. */
  Uses: z.number(),
  /** Marks what a form shows of the entry; another once somebody changed it. */
  Version: z.string(),
})
export type DictionaryItem = z.output<typeof Item>

const type = z.number().check(z.int(), z.minimum(1), z.maximum(99))

/** All entries of a vocabulary, disabled ones too: those at the top in order, each followed by those below it. */
export const listDictionary = call({
  path: '/api/Dictionary/List',
  keyless: true,
  who: managers,
  input: z.object({ Type: type }),
  output: z.array(Item),
})

const refusals = {
  missing: [-404, '数据不存在'],
  taken: [-10008, '该编码已存在'],
  sameName: [-10008, '同级下已有同名词条'],
  noParent: [-404, '上级词条不存在，请刷新后重试'],
  wrongFigure: [-10008, '数值不正确'],
  wrongCode: [-10008, '编码须为1至99的整数'],
  wrongSeason: [-10008, '赛季的编码须为四位年份'],
  codeInUse: [-1, '该词条已被使用，编码不能修改'],
  parentInUse: [-1, '该词条已被使用，不能移到别处'],
  inUse: [-1, '该词条已被使用，不能删除，可以停用'],
  newer: [-10011, '该词条已被他人修改，请核对后再次保存'],
  tooMany: [-1, '一个字典最多500条'],
} as const

/** Makes an entry (empty `Id`) or changes one; what is in use keeps its code and its place in the tree. */
export const saveDictionaryItem = call({
  path: '/api/Dictionary/Save',
  who: managers,
  input: z.object({
    Id: id,
    Type: type,
    ParentId: id,
    Code: named(40, '编码'),
    Name: named(60, '名称'),
    Figures: z._default(z.record(z.string(), z.number()), {}),
    Enabled: z.boolean(),
    /** That of the entry the form was read from: a newer one refuses, with the entry in Data. Empty does not ask. */
    Version: text(64),
  }),
  output: Item,
  refusals,
})

/** Puts siblings of a vocabulary into an order: ids, the first first. */
export const sortDictionary = call({
  path: '/api/Dictionary/Sort',
  who: managers,
  input: z.object({ Type: type, Ids: z.array(id).check(z.minLength(1), z.maxLength(500)) }),
  output: z.strictObject({}),
})

/** Deletes an entry that is nowhere in use. */
export const deleteDictionaryItem = call({
  path: '/api/Dictionary/Delete',
  who: managers,
  input: z.object({ Id: id }),
  output: z.strictObject({}),
  refusals,
})
