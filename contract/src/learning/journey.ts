import * as z from 'zod/mini'
import { call, id, learners, text } from '@xinglin/contract/call'
import { messages } from '@xinglin/contract/courses'
import { OwnPeriod } from '@xinglin/contract/offerings'
import { PlayerItem, Report } from './shapes.ts'

const missing = { missing: [-404, '数据不存在'] } as const

/**
 * Opens or resumes an attempt. Proceed 0 starts (or returns the open attempt; relearns at 100 % for other than
 * experiments), 1 resumes, 3 relearns an experiment. The server decides the verdict again.
 */
export const getCourseStudyProgressInfo = call({
  path: '/api/CourseCenter/GetCourseStudyProgressInfo',
  who: learners,
  menu: 3,
  signInFirst: messages.signIn,
  input: z.object({
    CourseId: id,
    SkillContestId: text(64),
    Proceed: z._default(z.union([z.literal(0), z.literal(1), z.literal(3)]), 0),
  }),
  output: z.strictObject({
    ProgressId: z.string(),
    Progress: z.number(),
    AttemptNo: z.number(),
    CurrentItem: z.nullable(z.string()),
    Proceed: z.number(),
  }),
  refusals: {
    ...missing,
    offShelf: [-1, messages.offShelf],
    smallClass: [-1, messages.smallClass],
    nothingToResume: [-1, '还没有开始学习该课程'],
    notExperiment: [-1, '该课程不支持此操作'],
    /** The message says how many. */
    rounds: [-1, '学习次数已用完'],
    notYours: [-10002, '您没有权限操作'],
  },
})

/**
 * The player of an attempt: course, outline with states and locks, the item to go on with. A `Device` that opens it
 * takes the lead from the one that had it.
 */
export const getPlayer = call({
  path: '/api/LearnCenter/GetPlayer',
  keyless: true,
  who: learners,
  menu: 3,
  input: z.object({ ProgressId: id, Device: text(64) }),
  output: z.strictObject({
    ProgressId: z.string(),
    CourseId: z.string(),
    CourseName: z.string(),
    AttemptNo: z.number(),
    State: z.enum(['active', 'finished', 'superseded']),
    /** Why nothing can be recorded, or empty: the attempt is closed, or the course can no longer be studied. */
    ReadOnly: z.string(),
    Progress: z.number(),
    DoneCount: z.number(),
    ItemCount: z.number(),
    Seconds: z.number(),
    CurrentItem: z.nullable(z.string()),
    /** Items open one after the other. */
    Sequential: z.boolean(),
    /** The expert who reviewed the medical content of this version; empty where nobody did. */
    ReviewedBy: z.string(),
    /** The dates that hold for the caller; null where nobody gave them the course. */
    Period: z.nullable(OwnPeriod),
    Chapters: z.array(z.strictObject({ Title: z.string(), Items: z.array(PlayerItem) })),
    /** Present once finished. */
    Report: z.nullable(Report),
  }),
  refusals: missing,
})

/** Ends an attempt whose required items are all complete and scores it; the same answer when asked again. */
export const finishAttempt = call({
  path: '/api/LearnCenter/FinishAttempt',
  who: learners,
  menu: 3,
  input: z.object({ ProgressId: id }),
  output: z.strictObject({ Composite: z.nullable(z.number()), Level: z.string() }),
  refusals: {
    ...missing,
    unfinished: [-1, '还有必修内容未完成'],
    closed: [-10011, '该次学习已结束，不能再记录'],
  },
})

/** Adds the seconds of attention since the last beat, at most the time that really passed; answers the total. */
export const heartbeat = call({
  path: '/api/LearnCenter/Heartbeat',
  who: learners,
  menu: 3,
  input: z.object({
    ProgressId: id,
    Seconds: z.number().check(z.int(), z.minimum(0), z.maximum(300)),
    Device: text(64),
  }),
  /** `Elsewhere`: the player was opened in another place since, and seconds count there. */
  output: z.strictObject({ Seconds: z.number(), Elsewhere: z.boolean() }),
  refusals: missing,
})

/** The attempts a person is in the middle of, newest first, three at most: the 继续学习 cards. */
export const getRecentLearning = call({
  path: '/api/LearnCenter/GetRecent',
  keyless: true,
  who: learners,
  input: z.object({}),
  output: z.array(
    z.strictObject({
      ProgressId: z.string(),
      CourseId: z.string(),
      CourseName: z.string(),
      ImgUrl: z.string(),
      Motif: z.string(),
      Progress: z.number(),
      DoneCount: z.number(),
      ItemCount: z.number(),
      CurrentItem: z.nullable(z.string()),
      CurrentTitle: z.string(),
      LastAt: z.string(),
    }),
  ),
})
