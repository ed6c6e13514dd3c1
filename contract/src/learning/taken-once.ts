import * as z from 'zod/mini'
import { call, id, listOf, page, pageSize, text } from '@xinglin/contract/call'

const overseers = ['teacher', 'admin', 'operator'] as const

const refusals = {
  missing: [-404, '数据不存在'],
  notYours: [-10002, '您没有权限操作'],
} as const

/** An item of a course that each student takes once: an examination or a contest of any kind of simulation. */
export const OnceItem = z.strictObject({
  ItemId: z.string(),
  Title: z.string(),
  Kind: z.enum(['consultation', 'operation', 'experiment']),
  Mode: z.enum(['examination', 'contest']),
  /** When its results are told; null while no moment is set. */
  ReleaseAt: z.nullable(z.string()),
  Released: z.boolean(),
  /** Students who have taken it, finished or not. */
  Taken: z.number(),
})
export type OnceItem = z.output<typeof OnceItem>

/** What each student of a course takes once, with its release: for its teacher and those who run the school. */
export const getOnceItems = call({
  path: '/api/LearnCenter/GetOnceItems',
  keyless: true,
  who: overseers,
  menu: 3,
  input: z.object({ CourseId: id }),
  output: z.strictObject({
    CourseName: z.string(),
    MayDecide: z.boolean(),
    Items: z.array(OnceItem),
  }),
  refusals,
})

/** A student at such an item. */
export const OnceLearner = z.strictObject({
  PersonId: z.string(),
  Name: z.string(),
  /** Student number; empty where the school gave none. */
  Number: z.string(),
  State: z.enum(['none', 'open', 'finished']),
  /** How often they took it, over all rounds, and grants that wait. */
  Taken: z.number(),
  Granted: z.number(),
  /** The official one, which is the first; empty while none is finished. */
  SessionId: z.string(),
  ProgressId: z.string(),
  Composite: z.nullable(z.number()),
  Level: z.string(),
  At: z.nullable(z.string()),
})
export type OnceLearner = z.output<typeof OnceLearner>

/** The students at an item that is taken once, by name: members of the course's classes and whoever began the course. */
export const getOnceLearners = call({
  path: '/api/LearnCenter/GetOnceLearners',
  keyless: true,
  who: overseers,
  menu: 3,
  input: z.object({ CourseId: id, ItemId: id, PageIndex: page, PageSize: pageSize(20) }),
  output: listOf(OnceLearner),
  refusals,
})

/** Grants a student another attempt at an item that is taken once, with a reason; the first one stays the official one. */
export const grantAttempt = call({
  path: '/api/LearnCenter/GrantAttempt',
  who: ['teacher'],
  menu: 3,
  input: z.object({
    CourseId: id,
    ItemId: id,
    PersonId: id,
    Reason: text(200, '理由不得超过200个字'),
  }),
  output: OnceLearner,
  refusals: {
    ...refusals,
    reason: [-10008, '请填写理由'],
    sensitive: [-10010, '内容包含敏感词'],
    notLearner: [-10008, '该用户不是本课程的学生'],
    unneeded: [-1, '该学生还可以参加，无需再次准许'],
  },
})

/** Sets when the results of an item that is taken once are told: a moment, now (`Now`), or not yet (neither). */
export const setResultsRelease = call({
  path: '/api/LearnCenter/SetResultsRelease',
  who: ['teacher'],
  menu: 3,
  input: z.object({
    CourseId: id,
    ItemId: id,
    Now: z._default(z.boolean(), false),
    /** ISO, in the future; empty: withheld until a teacher releases them. */
    At: text(40),
  }),
  output: OnceItem,
  refusals: {
    ...refusals,
    moment: [-10008, '公布时间须晚于现在，且不超过两年'],
    released: [-1, '成绩已经公布，不能改期或撤回'],
  },
})
