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
  text,
} from '@xinglin/contract/call'
import { lostPicture } from '@xinglin/contract/resources'
import { articleHtml, missing, newsType } from './shapes.ts'

/** What becomes of news: written, waiting for its time, seen by everybody, taken back. */
export const newsStates = ['draft', 'scheduled', 'published', 'withdrawn'] as const

/** News as those who run the school list it. */
export const ManagedNews = z.strictObject({
  Id: z.string(),
  Title: z.string(),
  Summary: z.string(),
  Type: z.number(),
  IsTop: z.boolean(),
  Source: z.string(),
  State: z.enum(newsStates),
  /** When it is or was to be seen; null before that was decided. */
  PublishTime: z.nullable(z.string()),
  EditTime: z.string(),
  /** Who changed it last. */
  EditorName: z.string(),
  /** How many people have opened it. */
  ReadCount: z.number(),
  /** Marks what the form shows: a save upon another mark is refused. */
  Version: z.string(),
})
export type ManagedNews = z.output<typeof ManagedNews>

/** The same with its text, for the form. */
export const NewsForm = z.extend(ManagedNews, { Html: z.string() })
export type NewsForm = z.output<typeof NewsForm>

/** The news of the school in every state, what was changed last first. */
export const listManagedNews = call({
  path: '/api/SysNoticeNews/ListManaged',
  keyless: true,
  who: managers,
  input: z.object({
    SearchKey: searchKey,
    State: z._default(z.enum(['all', ...newsStates]), 'all'),
    Type: z._default(z.union([z.literal(0), newsType]), 0),
    PageIndex: page,
    PageSize: pageSize(20),
  }),
  output: listOf(ManagedNews),
})

/** One article for the form. */
export const getManagedNews = call({
  path: '/api/SysNoticeNews/GetManaged',
  keyless: true,
  who: managers,
  input: z.object({ Id: id }),
  output: NewsForm,
  refusals: missing,
})

/**
 * Writes an article or changes one; a new one is a draft, under an id that the browser made (UUIDv7), so that a repeat
 * answers what is there. Changing what is published changes it for everybody at once.
 */
export const saveNews = call({
  path: '/api/SysNoticeNews/Save',
  who: managers,
  input: z.object({
    Id: id,
    Title: named(80, '标题'),
    /** Without one the beginning of the text is shown. */
    Summary: text(200, '摘要不得超过200个字'),
    Html: articleHtml,
    Type: newsType,
    IsTop: z.boolean(),
    Source: text(30, '发布单位不得超过30个字'),
    Version: text(64),
  }),
  output: NewsForm,
  refusals: {
    ...missing,
    blank: [-10008, '请填写正文'],
    ...lostPicture,
    sensitive: [-10010, '内容包含敏感词'],
    newer: [-10011, '新闻已被他人修改'],
  },
})

/** Publishes news now or at a moment to come, takes it back, puts it on top, or deletes it. */
export const moveNews = call({
  path: '/api/SysNoticeNews/Move',
  who: managers,
  input: z.object({
    Id: id,
    Action: z.enum(['publish', 'withdraw', 'top', 'untop', 'delete']),
    /** ISO; empty for now. */
    PublishTime: text(40),
  }),
  output: ManagedNews,
  refusals: {
    ...missing,
    wrongState: [-1, '新闻状态已改变，请刷新后重试'],
    past: [-10008, '定时发布的时间须晚于现在'],
    far: [-10008, '定时发布的时间须在一年以内'],
  },
})
