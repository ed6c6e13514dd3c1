import * as z from 'zod/mini'
import { call, day, id, learners, listOf, page, pageSize, searchKey } from '@xinglin/contract/call'
import { CourseListItem } from '@xinglin/contract/courses'
import { OwnPeriod } from '@xinglin/contract/offerings'
import { ItemState, Report } from './shapes.ts'

const missing = { missing: [-404, '数据不存在'] } as const

/** One round of a course, as a line of a list. */
export const AttemptLine = z.strictObject({
  ProgressId: z.string(),
  CourseId: z.string(),
  CourseName: z.string(),
  Motif: z.string(),
  ImgUrl: z.string(),
  /** 0 theory, 1 consultation, 2 operation, 3 experiment. */
  HasVirtual: z.number(),
  AttemptNo: z.number(),
  State: z.enum(['active', 'finished', 'superseded']),
  Progress: z.number(),
  DoneCount: z.number(),
  ItemCount: z.number(),
  Seconds: z.number(),
  Composite: z.nullable(z.number()),
  Level: z.string(),
  StartedAt: z.string(),
  LastAt: z.string(),
  FinishedAt: z.nullable(z.string()),
})
export type AttemptLine = z.output<typeof AttemptLine>

/** The caller's rounds, the newest activity first; of one course, one kind (HasVirtual), or between two days. */
export const getAttemptList = call({
  path: '/api/LearnCenter/GetAttemptList',
  keyless: true,
  who: learners,
  input: z.object({
    CourseId: z.optional(z.nullable(id)),
    Kind: z._default(z.number().check(z.int(), z.minimum(-1), z.maximum(3)), -1),
    From: day,
    To: day,
    PageIndex: page,
    PageSize: pageSize(20),
  }),
  output: listOf(AttemptLine),
})

/** One round in full: items with tries and times, the report, what happened. */
export const AttemptDetail = z.strictObject({
  Attempt: AttemptLine,
  /** 历史记录，不可进入 for a round that was closed by relearning; empty otherwise. */
  Closed: z.string(),
  Items: z.array(
    z.strictObject({
      Id: z.string(),
      Chapter: z.string(),
      Title: z.string(),
      Kind: z.string(),
      Required: z.boolean(),
      State: ItemState,
      BestScore: z.nullable(z.number()),
      Tries: z.number(),
      Why: z.string(),
      DoneAt: z.nullable(z.string()),
    }),
  ),
  Report: z.nullable(Report),
  /** What happened, the newest first; positions that were merely saved are left out. */
  Events: z.array(
    z.strictObject({
      Seq: z.number(),
      At: z.string(),
      /** In words: 提交测验“…”，80 分. */
      Text: z.string(),
    }),
  ),
})
export type AttemptDetail = z.output<typeof AttemptDetail>

/** The same of a round of the caller's. */
export const getAttemptDetail = call({
  path: '/api/LearnCenter/GetAttemptDetail',
  keyless: true,
  who: learners,
  input: z.object({ ProgressId: id }),
  output: AttemptDetail,
  refusals: missing,
})

/** How long the caller studied on each day of a year, in the school's time zone, with totals. */
export const getLearningCalendar = call({
  path: '/api/LearnCenter/GetLearningCalendar',
  keyless: true,
  who: learners,
  input: z.object({ Year: z.number().check(z.int(), z.minimum(2020), z.maximum(2100)) }),
  output: z.strictObject({
    Days: z.array(z.strictObject({ Day: z.string(), Seconds: z.number() })),
    TotalSeconds: z.number(),
    CourseCount: z.number(),
    FinishedCount: z.number(),
  }),
})

/** Tabs of 我的课程: being learnt, at 100 %, kept, in a trial, no longer to be studied. */
export const myCourseTabs = ['learning', 'finished', 'favourite', 'trial', 'lapsed'] as const

/**
 * The caller's courses by tab, with how far each is; `Counts` has the number of each tab. What classes of theirs were given and
 * is open stands among what is learnt before it is begun.
 */
export const getMyCourses = call({
  path: '/api/LearnCenter/GetMyCourses',
  keyless: true,
  who: learners,
  input: z.object({
    Tab: z.enum(myCourseTabs),
    SearchKey: searchKey,
    PageIndex: page,
    PageSize: pageSize(12),
  }),
  output: z.strictObject({
    List: z.array(
      z.extend(CourseListItem, {
        IsFavorite: z.number(),
        ProgressId: z.nullable(z.string()),
        Progress: z.number(),
        DoneCount: z.number(),
        ItemCount: z.number(),
        CurrentItem: z.nullable(z.string()),
        CurrentTitle: z.string(),
        LastAt: z.nullable(z.string()),
        /** The dates that hold for the caller; null where nobody gave them the course. */
        Period: z.nullable(OwnPeriod),
        /** Why it can no longer be studied (lapsed), or empty. */
        Message: z.string(),
      }),
    ),
    Count: z.number(),
    Counts: z.record(z.enum(myCourseTabs), z.number()),
  }),
})
