import * as z from 'zod/mini'
import { call, id, named, text, whole } from '@xinglin/contract/call'
import { Criterion } from '@xinglin/contract/marking'
import {
  longestPeerComment,
  missing,
  PeerAppeal,
  PeerDocument,
  PeerPoints,
  peerResultStates,
  peerReviewStates,
  peerRoundStates,
  sensitive,
  shortestPeerComment,
  wrongPoints,
} from './shapes.ts'

/** A round of a student's, in their list. */
export const OwnPeerRound = z.strictObject({
  Id: z.string(),
  Title: z.string(),
  GroupName: z.string(),
  ItemTitle: z.string(),
  State: z.enum(peerRoundStates),
  /** By when what they owe is due. */
  DueAt: z.string(),
  Owed: z.number(),
  Done: z.number(),
  /** Whether there is a sample to try oneself on, and whether they did. */
  Calibration: z.enum(['none', 'todo', 'done']),
  Result: z.enum(peerResultStates),
  /** Of their own work, 0-100; null while it has no result. */
  Share: z.nullable(z.number()),
  /** How near their own reviews were, 0-100. */
  Grade: z.nullable(z.number()),
})
export type OwnPeerRound = z.output<typeof OwnPeerRound>

/** Rounds of the caller's: those with something to do first. */
export const listOwnPeerRounds = call({
  path: '/api/MutualAid/MyTasks',
  keyless: true,
  who: ['student'],
  input: z.object({}),
  output: z.strictObject({ List: z.array(OwnPeerRound) }),
})

const Points = z.record(z.string(), z.number())

/** One round of the caller's: what they owe, and what they received once it is over. Names are never told. */
export const getOwnPeerRound = call({
  path: '/api/MutualAid/Received',
  keyless: true,
  who: ['student'],
  input: z.object({ Id: id }),
  output: z.strictObject({
    Line: OwnPeerRound,
    Rubric: z.array(Criterion),
    Sample: z.nullable(
      z.strictObject({
        Document: PeerDocument,
        /** What the caller gave; empty before. */
        Points,
        /** What it is worth, 0-100, by criterion where that is known; null before they tried. */
        Share: z.nullable(z.number()),
        TruePoints: Points,
        /** Whether the machine scored it. */
        ByMachine: z.boolean(),
        Distance: z.nullable(z.number()),
      }),
    ),
    Reviews: z.array(
      z.strictObject({
        Id: z.string(),
        State: z.enum(peerReviewStates),
        DueAt: z.string(),
        Extra: z.boolean(),
        /** How far it was from what was agreed upon; null before. */
        Distance: z.nullable(z.number()),
        Grade: z.nullable(z.number()),
      }),
    ),
    Received: z.strictObject({
      Points,
      Reviews: z.array(
        z.strictObject({
          Id: z.string(),
          Points,
          Share: z.number(),
          Comment: z.string(),
          Helpful: z.nullable(z.number()),
        }),
      ),
      Appeal: z.nullable(PeerAppeal),
      /** Until when an appeal may be made; null where it may not. */
      AppealUntil: z.nullable(z.string()),
    }),
  }),
  refusals: missing,
})

/** A review that the caller owes, with the work, whose name nobody tells. */
export const openPeerReview = call({
  path: '/api/MutualAid/OpenReview',
  keyless: true,
  who: ['student'],
  input: z.object({ Id: id }),
  output: z.strictObject({
    Id: z.string(),
    RoundId: z.string(),
    Title: z.string(),
    Document: PeerDocument,
    Rubric: z.array(Criterion),
    Points,
    Comment: z.string(),
    /** Counts what was kept. */
    Revision: z.number(),
    Submitted: z.boolean(),
    DueAt: z.string(),
    /** Why nothing can be written now; empty where something can. */
    Locked: z.string(),
  }),
  refusals: { ...missing, calibrate: [-1, '请先完成示例作业的校准评分'] },
})

const Comment = text(longestPeerComment, `评语不得超过${longestPeerComment}个字`)

/** Keeps a review, or hands it in; answered once it is committed. What was handed in stays. */
export const savePeerReview = call({
  path: '/api/MutualAid/Score',
  keyless: true,
  who: ['student'],
  perMinute: 60,
  input: z.object({
    Id: id,
    Points: PeerPoints,
    Comment,
    Revision: z.number().check(z.int(), z.minimum(0)),
    Submit: z.boolean(),
  }),
  output: z.strictObject({ Revision: z.number(), Submitted: z.boolean() }),
  refusals: {
    ...missing,
    ...sensitive,
    ...wrongPoints,
    calibrate: [-1, '请先完成示例作业的校准评分'],
    over: [-10004, '评阅时间已过'],
    handed: [-10011, '评阅已提交，不能再修改'],
    newer: [-10009, '已在其他页面修改，请刷新后再改'],
    unrated: [-10008, '请给每个评分项评分'],
    short: [-10008, `评语至少${shortestPeerComment}个字`],
  },
})

/** Says what the sample is worth to the caller, once; the answer tells what it is. */
export const calibratePeer = call({
  path: '/api/MutualAid/Calibrate',
  who: ['student'],
  input: z.object({ Id: id, Points: PeerPoints }),
  output: z.strictObject({ Done: z.literal(true) }),
  refusals: {
    ...missing,
    ...wrongPoints,
    unrated: [-10008, '请给每个评分项评分'],
    over: [-10004, '评阅时间已过'],
  },
})

/** Says how useful a review was to whose work it is about. */
export const ratePeerReview = call({
  path: '/api/MutualAid/RateReview',
  who: ['student'],
  input: z.object({ Id: id, Helpful: whole(1, 5, '请选择1至5星') }),
  output: z.strictObject({ Done: z.literal(true) }),
  refusals: missing,
})

/** Asks the teacher to look at a result again, once. */
export const appealPeerResult = call({
  path: '/api/MutualAid/Appeal',
  who: ['student'],
  input: z.object({ Id: id, Reason: named(500, '申诉理由') }),
  output: PeerAppeal,
  refusals: {
    ...missing,
    ...sensitive,
    over: [-1, '申诉期已过，或还没有结果'],
    twice: [-1, '您已申诉过'],
  },
})
