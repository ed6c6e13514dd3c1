import * as z from 'zod/mini'
import { Criterion, WorkFile, isInTenths } from '@xinglin/contract/marking'
import { id, moment, named, text, whole } from '@xinglin/contract/call'

/** How a round of peer assessment (互评) stands: written, under way, missing reviews given to others, over. */
export const peerRoundStates = ['draft', 'running', 'replacing', 'ended'] as const
export type PeerRoundState = (typeof peerRoundStates)[number]
export const peerRoundStateNames: Readonly<Record<PeerRoundState, string>> = {
  draft: '草稿',
  running: '互评中',
  replacing: '补评中',
  ended: '已结束',
}

/** The works that peers assess: what a task asks to hand in, and laboratory reports. */
export const peerWorkKinds = ['submission', 'report'] as const
export type PeerWorkKind = (typeof peerWorkKinds)[number]

/** Code points that a comment must have and may have. */
export const shortestPeerComment = 10
export const longestPeerComment = 500
/** Days in which an appeal may be made after a round ended. */
export const peerAppealDays = 7

/** Points by criterion, in tenths. */
export const PeerPoints = z.record(
  z.string().check(z.maxLength(40)),
  z.number().check(z.minimum(0), z.maximum(100), z.refine(isInTenths, '分数最多一位小数')),
)
export type PeerPoints = z.output<typeof PeerPoints>

/**
 * What reviewers try themselves on first: a text of the teacher's with the points that it is worth, or a run that the machine
 * scored (a laboratory report whose score is known).
 */
export const peerSampleKinds = ['none', 'text', 'run'] as const
export const PeerSampleInput = z.object({
  Kind: z.enum(peerSampleKinds),
  Html: text(20_000),
  Points: z._default(PeerPoints, {}),
  WorkId: id,
})

export const PeerRoundForm = z.object({
  Title: named(60, '互评名称'),
  /** How many assess each work, and how many works each assesses. */
  PerWork: whole(1, 5, '每份作业的评阅人数须为1至5'),
  /** By when reviews are due. */
  DueAt: moment,
  /** So many days others have for what was not reviewed; 0 where the teacher marks it at once. */
  ExtraDays: whole(0, 7, '补评天数须为0至7'),
  /** Nobody assesses their own group. */
  Apart: z.boolean(),
  Sample: PeerSampleInput,
})

/** A round in a list. */
export const PeerRoundLine = z.strictObject({
  Id: z.string(),
  Title: z.string(),
  Kind: z.enum(peerWorkKinds),
  GroupId: z.string(),
  ItemId: z.string(),
  GroupName: z.string(),
  ItemTitle: z.string(),
  State: z.enum(peerRoundStates),
  PerWork: z.number(),
  DueAt: z.string(),
  OwnerName: z.string(),
  Works: z.number(),
  /** Reviews that are wanted, and that were handed in. */
  Reviews: z.number(),
  Done: z.number(),
  /** Works that the teacher must mark. */
  Teacher: z.number(),
  /** Appeals that wait. */
  Appeals: z.number(),
})
export type PeerRoundLine = z.output<typeof PeerRoundLine>

/** A part of a work as it is shown to who assesses it. */
export const PeerDocument = z.strictObject({
  QuestionHtml: z.string(),
  Parts: z.array(z.strictObject({ Id: z.string(), Name: z.string(), Html: z.string() })),
  Files: z.array(WorkFile),
})
export type PeerDocument = z.output<typeof PeerDocument>

export const peerAppealStates = ['open', 'accepted', 'declined'] as const
export const peerAppealStateNames = {
  open: '待处理',
  accepted: '已改分',
  declined: '维持原分',
} as const
export const PeerAppeal = z.strictObject({
  Reason: z.string(),
  At: z.string(),
  State: z.enum(peerAppealStates),
  Reply: z.string(),
})
export type PeerAppeal = z.output<typeof PeerAppeal>

/** How a work stands: reviews are awaited, peers agreed, the teacher must mark it, the teacher did. */
export const peerResultStates = ['waiting', 'peers', 'teacher', 'marked'] as const
export type PeerResultState = (typeof peerResultStates)[number]
export const peerResultStateNames: Readonly<Record<PeerResultState, string>> = {
  waiting: '评阅中',
  peers: '同伴评定',
  teacher: '待教师评分',
  marked: '教师评定',
}

/** How a review stands. */
export const peerReviewStates = ['none', 'begun', 'done', 'missed'] as const
export type PeerReviewState = (typeof peerReviewStates)[number]
export const peerReviewStateNames: Readonly<Record<PeerReviewState, string>> = {
  none: '未开始',
  begun: '进行中',
  done: '已提交',
  missed: '未完成',
}

const Points = z.record(z.string(), z.number())

/** A work of a round for whoever runs it. */
export const PeerWorkLine = z.strictObject({
  WorkId: z.string(),
  Author: z.string(),
  No: z.string(),
  State: z.enum(peerResultStates),
  /** 0-100; null while it has no result. */
  Share: z.nullable(z.number()),
  Points,
  /** Why the teacher must mark it; empty otherwise. */
  Why: z.string(),
  /** How its work stands in marking: the result is its score already. */
  Adopted: z.boolean(),
  Reviews: z.array(
    z.strictObject({
      Reviewer: z.string(),
      State: z.enum(peerReviewStates),
      Share: z.nullable(z.number()),
      Comment: z.string(),
      Extra: z.boolean(),
      /** What its author said of it, 1-5; null for nothing. */
      Helpful: z.nullable(z.number()),
    }),
  ),
  Appeal: z.nullable(PeerAppeal),
})
export type PeerWorkLine = z.output<typeof PeerWorkLine>

/** Somebody who assesses, for whoever runs the round. */
export const PeerReviewerLine = z.strictObject({
  PersonId: z.string(),
  Name: z.string(),
  No: z.string(),
  Owed: z.number(),
  Done: z.number(),
  Missed: z.number(),
  /** Points between what they gave the sample and what it is worth; null where they did not try. */
  Calibration: z.nullable(z.number()),
  /** 0-100; null while nothing can be said. */
  Grade: z.nullable(z.number()),
})
export type PeerReviewerLine = z.output<typeof PeerReviewerLine>

export const PeerRoundDetail = z.strictObject({
  Line: PeerRoundLine,
  Form: z.strictObject({
    Title: z.string(),
    PerWork: z.number(),
    DueAt: z.string(),
    ExtraDays: z.number(),
    Apart: z.boolean(),
    Sample: z.strictObject({
      Kind: z.enum(peerSampleKinds),
      Html: z.string(),
      Points,
      WorkId: z.string(),
    }),
  }),
  Rubric: z.array(Criterion),
  Works: z.array(PeerWorkLine),
  Reviewers: z.array(PeerReviewerLine),
  Version: z.number(),
})
export type PeerRoundDetail = z.output<typeof PeerRoundDetail>

export const missing = { missing: [-404, '数据不存在'] } as const
export const newer = { newer: [-10009, '互评已被修改，请刷新后重试'] } as const
export const sensitive = { sensitive: [-10010, '内容包含敏感词'] } as const
export const wrongPoints = { points: [-10008, '分数须在各评分项的满分以内，最多一位小数'] } as const
