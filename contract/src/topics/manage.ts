import * as z from 'zod/mini'
import {
  call,
  day,
  id,
  listOf,
  managers,
  named,
  page,
  pageSize,
  searchKey,
  text,
} from '@xinglin/contract/call'
import { fileBytes, lostPicture, pictureRefusals, pictureUpload } from '@xinglin/contract/resources'
import { motifs } from '@xinglin/contract/schools'
import { bannerId, groupInput, missing } from './shapes.ts'

/** What becomes of a topic: written, seen, taken back. */
export const topicStates = ['draft', 'published', 'withdrawn'] as const

/** A topic as those who run the school list it. */
export const ManagedTopic = z.strictObject({
  Id: z.string(),
  Title: z.string(),
  Summary: z.string(),
  Tag: z.string(),
  Motif: z.string(),
  BannerId: z.nullable(z.string()),
  BannerUrl: z.string(),
  StartDay: z.string(),
  EndDay: z.string(),
  Status: z.number(),
  IsPublic: z.boolean(),
  State: z.enum(topicStates),
  CourseCount: z.number(),
  JoinCount: z.number(),
  EditTime: z.string(),
  /** Marks what the form shows: a save upon another mark is refused. */
  Version: z.string(),
})
export type ManagedTopic = z.output<typeof ManagedTopic>

const Named = z.strictObject({ Id: z.string(), Name: z.string() })

/** The same with all that its form holds. */
export const TopicForm = z.extend(ManagedTopic, {
  Html: z.string(),
  Groups: z.array(z.strictObject({ Name: z.string(), Note: z.string(), Courses: z.array(Named) })),
  News: z.array(Named),
})
export type TopicForm = z.output<typeof TopicForm>

/** The topics of the school in every state, what was changed last first. */
export const listManagedSpecials = call({
  path: '/api/Special/ListManaged',
  keyless: true,
  who: managers,
  input: z.object({
    SearchKey: searchKey,
    State: z._default(z.enum(['all', ...topicStates]), 'all'),
    PageIndex: page,
    PageSize: pageSize(20),
  }),
  output: listOf(ManagedTopic),
})

/** One topic for the form. */
export const getManagedSpecial = call({
  path: '/api/Special/GetManaged',
  keyless: true,
  who: managers,
  input: z.object({ Id: id }),
  output: TopicForm,
  refusals: missing,
})

const longestIntroduction = 20_000
/** Keeps a picture for a banner, cut to 16:9 and made anew; it stands on a topic once that is saved with its id. */
export const uploadBanner = call({
  path: '/api/Special/UploadBanner',
  ...pictureUpload,
  who: managers,
  input: z.object({
    /** What the file is called. */
    Name: text(255),
    Bytes: fileBytes,
  }),
  output: z.strictObject({ Id: z.string(), Url: z.string() }),
  refusals: pictureRefusals,
})

/**
 * Writes a topic or changes one; a new one is a draft, under an id that the browser made (UUIDv7), so that a repeat
 * answers what is there.
 */
export const saveSpecial = call({
  path: '/api/Special/Save',
  who: managers,
  input: z.object({
    Id: id,
    Title: named(40, '标题'),
    Summary: text(120, '简介不得超过120个字'),
    Tag: named(10, '标签'),
    Motif: z.enum(motifs),
    BannerId: bannerId,
    StartDay: day.check(z.refine((value) => value !== '', '请选择起止日期')),
    EndDay: day.check(z.refine((value) => value !== '', '请选择起止日期')),
    IsPublic: z.boolean(),
    Html: text(longestIntroduction, `介绍不得超过${longestIntroduction}个字`),
    Groups: z.array(groupInput).check(z.maxLength(12, '最多12个分组')),
    NewsIds: z.array(id).check(z.maxLength(10, '最多10条相关新闻')),
    Version: text(64),
  }),
  output: TopicForm,
  refusals: {
    ...missing,
    period: [-10008, '结束日期不得早于开始日期'],
    course: [-10008, '所选课程不存在'],
    news: [-10008, '所选新闻不存在'],
    twice: [-10008, '同一门课程不能出现两次'],
    banner: [-10008, '横幅图片不存在，请重新上传'],
    ...lostPicture,
    sensitive: [-10010, '内容包含敏感词'],
    newer: [-10011, '专题已被他人修改'],
  },
})

/** Publishes a topic, takes it back, or deletes it. */
export const moveSpecial = call({
  path: '/api/Special/Move',
  who: managers,
  input: z.object({ Id: id, Action: z.enum(['publish', 'withdraw', 'delete']) }),
  output: ManagedTopic,
  refusals: {
    ...missing,
    wrongState: [-1, '专题状态已改变，请刷新后重试'],
    empty: [-1, '请先添加课程再发布'],
  },
})
