import * as z from 'zod/mini'
import { call, id, learners, text } from '@xinglin/contract/call'
import { missing } from './refusals.ts'

/** Days after a report was told in which it can be appealed. */
export const appealDays = 14

/** Code points that the words of an appeal, and the reason of a decision, may have. */
export const longestWords = 200

const word = z.string().check(z.minLength(1), z.maxLength(80))
const step = z.number().check(z.int(), z.minimum(1), z.maximum(100_000))

/** What an appeal is about: an item that earned too little, with the step that shows it; or a part of a sentence, with what was meant. */
export const About = z.discriminatedUnion('Kind', [
  z.strictObject({
    Kind: z.literal('item'),
    Dimension: z.number().check(z.int(), z.minimum(1), z.maximum(8)),
    Item: word,
    Seq: step,
  }),
  z.strictObject({
    Kind: z.literal('sentence'),
    Seq: step,
    Part: z.number().check(z.int(), z.minimum(0), z.maximum(20)),
    /** A meaning of the ontology (`onset_time`, `symptom:fever`); empty where the words say it. */
    Meant: z.string().check(z.maxLength(80)),
  }),
])
export type About = z.output<typeof About>

/** An appeal (申诉) with what became of it. */
export const Appeal = z.strictObject({
  Id: z.string(),
  SessionId: z.string(),
  About,
  /** The name of the item, or what was said. */
  Title: z.string(),
  Words: z.string(),
  State: z.enum(['open', 'accepted', 'declined']),
  CreatedAt: z.string(),
  DecidedAt: z.nullable(z.string()),
  /** Who decided. */
  Decider: z.string(),
  Reason: z.string(),
  /** What the teacher took the part for. */
  Key: z.string(),
})
export type Appeal = z.output<typeof Appeal>

/**
 * Appeals an item or a sentence of one's own report, once each, within 14 days after it was told. `Id` is one that the
 * browser made (UUIDv7), so that a repeat answers what is there.
 */
export const appeal = call({
  path: '/api/Virtual/Appeal',
  who: ['student'],
  menu: 3,
  perMinute: 20,
  input: z.object({
    Id: id,
    SessionId: id,
    About,
    Words: text(longestWords, `说明不得超过${longestWords}个字`),
  }),
  output: Appeal,
  refusals: {
    ...missing,
    unfinished: [-1, '问诊结束后才能申诉'],
    withheld: [-1, '考核报告公布后才能申诉'],
    station: [-1, '考试和竞赛的考站不在这里申诉，请在成绩页提出异议'],
    late: [-1, `申诉期为报告公布后${appealDays}天，现已截止`],
    already: [-1, '该项已经申诉过，每项只能申诉一次'],
    full: [-1, '该项已得满分，不需要申诉'],
    unsaid: [-10008, '请选择您问的是什么，或写明说明'],
    noStep: [-10008, '请选择您问到、做到的那一步'],
    sensitive: [-10010, '内容包含敏感词'],
  },
})

/** What is new about appeals: to a student those that were decided and not read yet, to a teacher how many wait, by course. */
export const getAppealNews = call({
  path: '/api/Virtual/GetAppealNews',
  keyless: true,
  who: learners,
  input: z.object({}),
  output: z.strictObject({
    Decided: z.array(
      z.strictObject({
        SessionId: z.string(),
        CourseId: z.string(),
        ProgressId: z.string(),
        ItemId: z.string(),
        /** Of the case. */
        Title: z.string(),
        Accepted: z.number(),
        Declined: z.number(),
      }),
    ),
    Waiting: z.array(
      z.strictObject({ CourseId: z.string(), CourseName: z.string(), Count: z.number() }),
    ),
  }),
})
