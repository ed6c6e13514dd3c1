import * as z from 'zod/mini'
import { authors, call, id, linesOf, text } from '@xinglin/contract/call'
import { ClassChoice } from './learners.ts'
import { LearnerState, overseeing } from './shapes.ts'

/** By how many points of progress somebody may be behind the time that passed. */
export const behindBy = 20
/** After how many days without learning somebody lags where no date says so. */
export const quietDays = 7

/** When somebody lags (落后), as it stands beside those who do. */
export const behindRule = `已到截止时间的必修内容没有完成；或进度比已过去的时间少 ${behindBy} 个百分点以上；没有截止时间的，开始后超过 ${quietDays} 天没有学习。`

/** As many learners as are shown at once; of more a class is chosen. */
export const maxWatched = 3_000

/** An item of the course, a column of the monitor. */
export const WatchedItem = z.strictObject({
  ItemId: z.string(),
  Title: z.string(),
  Kind: z.string(),
  Required: z.boolean(),
})
export type WatchedItem = z.output<typeof WatchedItem>

/** A learner as they are now. */
export const WatchedLearner = z.strictObject({
  PersonId: z.string(),
  Name: z.string(),
  Number: z.string(),
  /** The classes by which they study the course. */
  Classes: z.array(z.string()),
  State: LearnerState,
  Progress: z.number(),
  /** Where they are, by the place of the item from 0; −1 where they are at none. */
  At: z.number(),
  /** What they are doing there, of a simulation that is under way: 体格检查, a step of the operation. */
  Phase: z.string(),
  LastAt: z.nullable(z.string()),
  /** A letter for each item in its order: `-` not begun, `b` begun, `d` done. */
  Cells: z.string(),
  /** The best score of each item in its order, parted by commas; nothing where there is none. */
  Scores: z.string(),
  /** Of the newest round that was scored. */
  Composite: z.nullable(z.number()),
  /** Why they lag; empty where they do not. */
  Behind: z.string(),
  RemindedAt: z.nullable(z.string()),
})
export type WatchedLearner = z.output<typeof WatchedLearner>

/** The learners of a course as they are now, and every change to them from then on; `From` goes on from a number. */
export const watchCourse = call({
  path: '/api/LearnCenter/WatchCourse',
  keyless: true,
  streams: true,
  who: authors,
  menu: 3,
  perMinute: 60,
  input: z.object({ CourseId: id, ClassId: ClassChoice, From: text(40) }),
  output: linesOf(
    z.strictObject({ CourseName: z.string(), Items: z.array(WatchedItem) }),
    WatchedLearner,
  ),
  refusals: {
    ...overseeing,
    tooMany: [-1, `学生超过${maxWatched}人，请选择一个班级`],
  },
})

/** Reminds some learners of a course to go on, each once a day at most, whoever reminds them. */
export const remindLearners = call({
  path: '/api/LearnCenter/RemindLearners',
  who: authors,
  menu: 3,
  input: z.object({
    CourseId: id,
    PersonIds: z
      .array(id)
      .check(z.minLength(1, '请选择学生'), z.maxLength(500, '一次最多提醒500人')),
  }),
  output: z.strictObject({
    /** Who was reminded now. */
    Reminded: z.number(),
    /** Who had been reminded today already. */
    Already: z.number(),
    /** Who has completed the course, or is none of the caller's learners. */
    Left: z.number(),
  }),
  refusals: overseeing,
})
