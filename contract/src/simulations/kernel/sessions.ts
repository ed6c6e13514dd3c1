import * as z from 'zod/mini'
import { id } from '@xinglin/contract/call'

/** Of a session of any simulation: going on, assessed, given up for a new one. */
export const SessionState = z.enum(['open', 'finished', 'abandoned'])

/** The refusal of whatever is not there, or not for the caller to know of. */
export const missing = { missing: [-404, '数据不存在'] } as const

/** The refusals of an item that takes no session now. */
export const noEntry = {
  closed: [-10011, '该次学习已结束，不能再记录'],
  locked: [-1, '请先完成前面的内容'],
} as const

/** The refusals of an item that is taken once, over all rounds of study. */
export const once = {
  taken: [-1, '考核只能进行一次'],
  takenContest: [-1, '竞赛只能进行一次'],
  /** Its results are told: nobody begins it any more but by a grant. */
  released: [-1, '成绩已公布，不能再参加'],
} as const

/** The refusal of whatever is done at a station while it stands still. */
export const paused = {
  paused: [-1, '已暂停，请等待工作人员恢复'],
} as const

/** The refusal of what came of an item that is taken once, before its results are released. */
export const withheld = {
  withheld: [-1, '成绩未公布，教师公布后可以查看'],
} as const

/** What the door of an item says that is taken once (examination, contest); null of others. */
export const Once = z.nullable(
  z.strictObject({
    /** Why there is no way in, in a sentence; empty where there is one. */
    Refusal: z.string(),
    /** When the results are told; null while nobody set a moment. */
    ReleaseAt: z.nullable(z.string()),
    Released: z.boolean(),
    /** The session that counts: the first; empty while none is finished. */
    Official: z.string(),
  }),
)
export type Once = z.output<typeof Once>

/** Where a session begins: Proceed 0 resumes an open one or begins; 1 only resumes; 3 gives up an open one and begins anew. */
export const entering = {
  CourseId: id,
  ProgressId: id,
  ItemId: id,
  Proceed: z._default(z.union([z.literal(0), z.literal(1), z.literal(3)]), 0),
}

/** Where an action stands among others of its session. */
export const acting = {
  SessionId: id,
  /** The number of the last action that the browser knows of. */
  Seq: z.number().check(z.int(), z.minimum(0), z.maximum(100_000)),
  /** Made by the browser for one action; the same again is answered with what came of it the first time. */
  ClientActionId: z
    .string()
    .check(z.regex(/^[A-Za-z0-9_-]{8,64}$/, 'ClientActionId须为8到64位字母、数字、下划线或连字符')),
}

/** Where a session belongs and how far it is: what every stage is told besides what is its own. */
export const standing = {
  SessionId: z.string(),
  CourseId: z.string(),
  CourseName: z.string(),
  ProgressId: z.string(),
  ItemId: z.string(),
  /** Which of this item it is within the attempt, from 1. */
  No: z.number(),
  State: SessionState,
  /** The number of the last action. */
  Seq: z.number(),
  /** The server’s clock now, and at the beginning; ISO. */
  ServerTime: z.string(),
  StartTime: z.string(),
}

/** What became of a session that ended, and of the course's attempt with it. */
export const ended = {
  SessionId: z.string(),
  EndedAt: z.string(),
  Composite: z.nullable(z.number()),
  Level: z.string(),
  ProgressId: z.string(),
  Progress: z.number(),
  CanFinish: z.boolean(),
}

/** A session as lists show it. */
export const SessionLine = z.strictObject({
  SessionId: z.string(),
  No: z.number(),
  State: SessionState,
  StartTime: z.string(),
  /** When it ended; null while it is open. */
  EndedAt: z.nullable(z.string()),
  /** Null until it is assessed and released. */
  Composite: z.nullable(z.number()),
  Level: z.string(),
})
export type SessionLine = z.output<typeof SessionLine>
