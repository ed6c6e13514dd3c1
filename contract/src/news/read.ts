import * as z from 'zod/mini'
import { call, id, listOf, page, pageSize, people } from '@xinglin/contract/call'
import { missing, NewsItem, newsType } from './shapes.ts'

const Neighbour = z.nullable(z.strictObject({ Id: z.string(), Title: z.string() }))

/** The news of the school, 20 a page: what stays on top first, then the newest; `UnreadCount` of the caller's own. */
export const getNews = call({
  path: '/api/SysNoticeNews/GetNews',
  keyless: true,
  who: people,
  input: z.object({
    /** 0 for every kind. */
    Type: z._default(z.union([z.literal(0), newsType]), 0),
    PageIndex: page,
    PageSize: pageSize(20),
  }),
  output: z.extend(listOf(NewsItem), { UnreadCount: z.number() }),
})

/** An article whole, with what was published before and after it; those who run the school see it before it is published too. */
export const getNewsDetail = call({
  path: '/api/SysNoticeNews/GetNewsDetail',
  keyless: true,
  who: people,
  input: z.object({ Id: id }),
  output: z.extend(NewsItem, {
    Html: z.string(),
    Source: z.string(),
    /** False for what nobody but those who run the school can see yet, or any longer. */
    IsPublished: z.boolean(),
    Newer: Neighbour,
    Older: Neighbour,
  }),
  refusals: missing,
})

/** Marks an article as read by the caller, or with `All` everything that is published; a repeat changes nothing. */
export const readNews = call({
  path: '/api/SysNoticeNews/ReadNews',
  who: ['student', 'teacher', 'admin', 'operator'],
  input: z.object({ Id: id, All: z._default(z.boolean(), false) }),
  output: z.strictObject({ UnreadCount: z.number() }),
  refusals: missing,
})
