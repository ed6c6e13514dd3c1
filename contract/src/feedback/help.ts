import * as z from 'zod/mini'
import {
  anyone,
  call,
  listOf,
  managers,
  named,
  searchKey,
  sensitiveSearch,
  text,
} from '@xinglin/contract/call'
import { lostPicture } from '@xinglin/contract/resources'

/** The categories of the help centre, in their order. */
export const helpCategories = [
  'login',
  'learning',
  'consultation',
  'operation',
  'experiment',
  'contest',
  'teacher',
  'manage',
] as const
export type HelpCategory = (typeof helpCategories)[number]

/** The categories in words. */
export const helpCategoryNames: Readonly<Record<HelpCategory, string>> = {
  login: '登录',
  learning: '学习',
  consultation: '问诊',
  operation: '操作',
  experiment: '实验',
  contest: '竞赛',
  teacher: '教师',
  manage: '管理',
}

/** An article has at most this many characters of sanitised HTML. */
export const longestArticle = 20_000

const naming = { Key: z.string(), Category: z.enum(helpCategories), Title: z.string() }
const key = text(64)
const missing = { missing: [-404, '数据不存在'] } as const

/** The articles of the help centre by category and order, with their beginnings; by words of title and text. */
export const listHelp = call({
  path: '/api/Help/List',
  keyless: true,
  who: anyone,
  input: z.object({ SearchKey: searchKey }),
  output: listOf(z.strictObject({ ...naming, Beginning: z.string() })),
  refusals: sensitiveSearch,
})

/** One article with its text as sanitised HTML. */
export const getHelp = call({
  path: '/api/Help/Get',
  keyless: true,
  who: anyone,
  input: z.object({ Key: key }),
  output: z.strictObject({ ...naming, Html: z.string(), ChangedAt: z.nullable(z.string()) }),
  refusals: missing,
})

/** An article as those who run the school see it. */
export const ManagedHelp = z.strictObject({
  ...naming,
  Html: z.string(),
  Hidden: z.boolean(),
  /** `shipped`: as it came with the product; `changed`: changed or hidden here; `own`: the school's. */
  Origin: z.enum(['shipped', 'changed', 'own']),
  ChangedAt: z.nullable(z.string()),
  /** That of what is shown; a save upon an older one is refused. */
  Version: z.string(),
})
export type ManagedHelp = z.output<typeof ManagedHelp>

/** Every article of the school, hidden ones too, without its text. */
export const listManagedHelp = call({
  path: '/api/Help/ListManaged',
  keyless: true,
  who: managers,
  input: z.object({ SearchKey: searchKey }),
  output: listOf(z.omit(ManagedHelp, { Html: true })),
})

/** One article of the school, hidden ones too, with its text. */
export const getManagedHelp = call({
  path: '/api/Help/GetManaged',
  keyless: true,
  who: managers,
  input: z.object({ Key: key }),
  output: ManagedHelp,
  refusals: missing,
})

const refusals = {
  ...missing,
  newer: [-10011, '该文章已被他人修改，请核对后再次保存'],
  blank: [-10008, '请填写正文'],
  ...lostPicture,
  sensitive: [-10010, '内容包含敏感词'],
  tooMany: [-1, '自建文章已达上限（200篇）'],
} as const

/** Writes an article of the school's own, under an id that the browser made (UUIDv7), or changes, hides and shows any; the text is sanitised. */
export const saveHelp = call({
  path: '/api/Help/Save',
  who: managers,
  input: z.object({
    Key: key,
    Category: z.enum(helpCategories, '请选择分类'),
    Title: named(60, '标题'),
    Html: text(longestArticle, '正文过长，请分成几篇'),
    Hidden: z.boolean(),
    /** That of the article the form was read from; empty for a new one. */
    Version: text(64),
  }),
  output: ManagedHelp,
  refusals,
})

/** Deletes an article of the school's own, or gives one that was changed here the form back in which it came. */
export const removeHelp = call({
  path: '/api/Help/Remove',
  who: managers,
  input: z.object({ Key: key, Version: text(64) }),
  output: z.strictObject({}),
  refusals,
})
