import * as z from 'zod/mini'
import { call, listOf, managers, named, page, pageSize, searchKey } from '@xinglin/contract/call'

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
