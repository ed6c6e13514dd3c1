import * as z from 'zod/mini'
import { text } from '@xinglin/contract/call'

/** What news is about, by number. */
export const newsTypes: Readonly<Record<number, string>> = {
  1: '通知公告',
  2: '教学动态',
  3: '学术活动',
  4: '校园新闻',
}

/** One of the kinds of news. */
export const newsType = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)])

/** Rich text of at most this many code points travels and is kept. */
export const longestArticle = 20_000

/** The text of an article: HTML, cleaned by the server. */
export const articleHtml = text(longestArticle, `正文不得超过${longestArticle}个字`)

/** News as lists show it. */
export const NewsItem = z.strictObject({
  Id: z.string(),
  Title: z.string(),
  Summary: z.string(),
  Type: z.number(),
  /** 1 when it stays on top (置顶). */
  IsTop: z.number(),
  PublishTime: z.string(),
  /** 1 once the caller has read it; 0 for what is new, and for those without an account of their own. */
  ReadState: z.number(),
})
export type NewsItem = z.output<typeof NewsItem>

/** The refusal of whatever is not there, or not for the caller to know of. */
export const missing = { missing: [-404, '数据不存在'] } as const
