import * as z from 'zod/mini'
import { call, id, listOf, page, pageSize, text } from '@xinglin/contract/call'
import { Appeal, longestWords } from './appeals.ts'
import { missing, notYours } from './refusals.ts'
import { ScoredItem } from './sheet.ts'

const overseers = ['teacher', 'admin', 'operator'] as const

const reason = text(longestWords, `理由不得超过${longestWords}个字`)

/** An appeal as whoever decides finds it in a queue. */
export const AppealLine = z.extend(Appeal, {
  /** Who appeals. */
  Learner: z.string(),
  ProgressId: z.string(),
  ItemId: z.string(),
  /** Of the case, and which consultation of the student's it was. */
  CaseTitle: z.string(),
  No: z.number(),
  /** Of the session, as it is now. */
  Composite: z.nullable(z.number()),
  Level: z.string(),
})
export type AppealLine = z.output<typeof AppealLine>

/** What one may look for among appeals. */
export const appealStates = ['open', 'accepted', 'declined', 'all'] as const

/** The appeals of a course, the longest waiting first; those that were decided, the newest first. */
export const reviewList = call({
  path: '/api/Virtual/ReviewList',
  keyless: true,
  who: overseers,
  menu: 3,
  input: z.object({
    CourseId: id,
    ItemId: id,
    State: z._default(z.enum(appealStates), 'open'),
    PageIndex: page,
    PageSize: pageSize(20),
  }),
  output: listOf(AppealLine),
  refusals: { ...missing, ...notYours },
})

/** A turn of a transcript: what was said, what each part was taken for, what the patient answered. */
export const TranscriptTurn = z.strictObject({
  Seq: z.number(),
  Text: z.string(),
  Said: z.array(
    z.strictObject({ Part: z.number(), Key: z.string(), Outcome: z.string(), Text: z.string() }),
  ),
  Answers: z.array(z.string()),
})
export type TranscriptTurn = z.output<typeof TranscriptTurn>

/** An appeal with all that a decision rests on: what the item wants, and the transcript around the sentence. */
export const getAppeal = call({
  path: '/api/Virtual/GetAppeal',
  keyless: true,
  who: overseers,
  menu: 3,
  input: z.object({ Id: id }),
  output: z.strictObject({
    Appeal: AppealLine,
    /** As it stands on the sheet now; null of a sentence. */
    Item: z.nullable(ScoredItem),
    /** Questions that would have brought what the item wants. */
    Asks: z.array(z.string()),
    Turns: z.array(TranscriptTurn),
    /** Whether the visitor may decide: the teacher of the course, and not the own work. */
    MayDecide: z.boolean(),
  }),
  refusals: { ...missing, ...notYours },
})

/**
 * Accepts or declines an appeal, once. Accepting gives the item what the rubric gives, or takes the part for what was
 * meant (`Key`), and has the sheet computed anew; declining wants a reason, which the student reads.
 */
export const decideAppeal = call({
  path: '/api/Virtual/DecideAppeal',
  who: ['teacher'],
  menu: 3,
  input: z.object({
    Id: id,
    Accept: z.boolean(),
    Key: z._default(z.string().check(z.maxLength(80)), ''),
    Reason: reason,
  }),
  output: AppealLine,
  refusals: {
    ...missing,
    ...notYours,
    decided: [-10009, '该申诉已经处理，请刷新后查看'],
    reason: [-10008, '请填写驳回的理由'],
    meaning: [-10008, '请选择这句话应当理解为什么'],
    sensitive: [-10010, '内容包含敏感词'],
  },
})

/** Gives an item of a report other points, with a reason, without an appeal; the engine's own sheet stays beside it. */
export const reviewScore = call({
  path: '/api/Virtual/ReviewScore',
  who: ['teacher'],
  menu: 3,
  input: z.object({
    SessionId: id,
    /** How many decisions the browser knows of. */
    Judged: z.number().check(z.int(), z.minimum(0), z.maximum(10_000)),
    Dimension: z.number().check(z.int(), z.minimum(1), z.maximum(8)),
    Item: z.string().check(z.maxLength(80)),
    /** From 0 to what there is to earn, one decimal; of what counts against, from that to 0. */
    Got: z.number().check(z.minimum(-100), z.maximum(100)),
    Reason: reason,
  }),
  output: z.strictObject({ Composite: z.number(), Level: z.string(), Judged: z.number() }),
  refusals: {
    ...missing,
    ...notYours,
    unfinished: [-1, '问诊结束后才能评分'],
    stale: [-10009, '评分已被修改，请刷新后重试'],
    points: [-10008, '得分须在0和满分之间，最多一位小数'],
    same: [-10008, '得分没有变化'],
    reason: [-10008, '请填写调整的理由'],
    sensitive: [-10010, '内容包含敏感词'],
  },
})
