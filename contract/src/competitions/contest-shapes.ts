import * as z from 'zod/mini'
import { id, moment, named, text, whole } from '@xinglin/contract/call'
import { Choice } from '@xinglin/contract/dictionaries'
import { DocumentForm, documentLimits, EntryDocument } from './document-shapes.ts'

/** Who enters a contest: each student for themselves, or a teacher for a team of the school. */
export const enrolWays = ['self', 'team'] as const
export type EnrolWay = (typeof enrolWays)[number]
export const enrolWayNames: Readonly<Record<EnrolWay, string>> = {
  self: '学生个人报名',
  team: '教师组队报名',
}

/** How an entry stands. */
export const entryStates = ['pending', 'accepted', 'refused', 'withdrawn'] as const
export type EntryState = (typeof entryStates)[number]
export const entryStateNames: Readonly<Record<EntryState, string>> = {
  pending: '待审核',
  accepted: '报名成功',
  refused: '未通过',
  withdrawn: '已退出',
}

/** Where registration stands at a moment. */
export const enrolPhases = ['before', 'open', 'over'] as const
export type EnrolPhase = (typeof enrolPhases)[number]
export const enrolPhaseNames: Readonly<Record<EnrolPhase, string>> = {
  before: '报名未开始',
  open: '报名中',
  over: '报名已截止',
}

/** The places in a team. */
export const positions = ['A', 'B', 'C', 'D'] as const

/** How much a contest may hold. */
export const contestLimits = {
  teamSize: positions.length,
  substitutes: 2,
  quota: 500,
  schools: 200,
  tracks: 20,
} as const

const quota = whole(0, contestLimits.quota, `名额须为0至${contestLimits.quota}`)

/** All that a form of a contest says. */
export const ContestForm = z.object({
  Name: named(80, '赛事名称'),
  /** GameType: 1 practice, 2 formal, 3 knowledge. */
  GameType: whole(1, 3, '请选择赛事类型'),
  /** Code of a season of the school. */
  Season: named(10, '赛季'),
  Organiser: text(80, '主办单位不得超过80个字'),
  Summary: text(2_000, '赛事介绍不得超过2000个字'),
  Rules: text(6_000, '竞赛规则不得超过6000个字'),
  EnrolOpensAt: moment,
  EnrolClosesAt: moment,
  StartsAt: z.string().check(z.minLength(1, '请填写比赛开始时间')),
  EndsAt: z.string().check(z.minLength(1, '请填写比赛结束时间')),
  EnrolBy: z.enum(enrolWays),
  /** How many compete in a team; 1 where students enter for themselves. */
  TeamSize: whole(1, contestLimits.teamSize, `队员须为1至${contestLimits.teamSize}人`),
  Substitutes: whole(0, contestLimits.substitutes, `替补须为0至${contestLimits.substitutes}人`),
  /** Entries that a school may have; 0 for any number. */
  Quota: quota,
  NeedsReview: z.boolean(),
  /** Other schools of the installation that take part, with their area and their own quota (null for that of the contest). */
  Schools: z
    .array(
      z.object({
        SchoolId: id,
        Area: text(40),
        Quota: z._default(z.nullable(quota), null),
      }),
    )
    .check(z.maxLength(contestLimits.schools, `最多${contestLimits.schools}所学校`)),
  /** Codes of the tracks (赛道) of the school among which each entry chooses one; none where there is but one field. */
  Tracks: z._default(
    z.array(text(40)).check(z.maxLength(contestLimits.tracks, `最多${contestLimits.tracks}个赛道`)),
    [],
  ),
  /** What each entry hands in. */
  Documents: z._default(
    z
      .array(DocumentForm)
      .check(z.maxLength(documentLimits.documents, `报名材料最多${documentLimits.documents}项`)),
    [],
  ),
})
export type ContestForm = z.output<typeof ContestForm>

const Member = z.strictObject({
  PersonId: z.string(),
  Name: z.string(),
  /** Student number; its end alone outside the own school and to others than those who enter and review. */
  Number: z.string(),
  /** A to D; empty for a substitute. */
  Position: z.string(),
})

/** An entry: a team, or one student. */
export const Entry = z.strictObject({
  Id: z.string(),
  SkillContestId: z.string(),
  ContestName: z.string(),
  /** What the team calls itself; the student's name where it is one. */
  Name: z.string(),
  SchoolName: z.string(),
  /** The name of its track; empty where the contest has none. */
  TrackName: z.string(),
  State: z.enum(entryStates),
  /** Number in the contest, given when it is accepted; 0 before. */
  No: z.number(),
  LeaderName: z.string(),
  Phone: z.string(),
  Members: z.array(Member),
  /** Why it was refused, or what to know. */
  Reason: z.string(),
  SubmittedAt: z.string(),
  /** What the contest asks of it, with what was handed in. */
  Documents: z.array(EntryDocument),
  /** What keeps it from being accepted, in words. */
  Missing: z.array(z.string()),
  /** The caller may take it back now. */
  CanWithdraw: z.boolean(),
  Version: z.number(),
})
export type Entry = z.output<typeof Entry>

/** A contest as everybody sees it in a list. */
export const GameCard = z.strictObject({
  SkillContestId: z.string(),
  Name: z.string(),
  GameType: z.number(),
  Status: z.number(),
  Season: z.string(),
  Organiser: z.string(),
  /** The school that holds it. */
  SchoolName: z.string(),
  EnrolOpensAt: z.nullable(z.string()),
  EnrolClosesAt: z.nullable(z.string()),
  StartsAt: z.string(),
  EndsAt: z.string(),
  EnrolBy: z.enum(enrolWays),
  TeamSize: z.number(),
  Phase: z.enum(enrolPhases),
  /** How the caller's own entry stands; null without one. */
  Own: z.nullable(z.enum(entryStates)),
})
export type GameCard = z.output<typeof GameCard>

/** What is done to a contest. */
export const contestMoves = [
  'publish',
  'unpublish',
  'pause',
  'resume',
  'cancel',
  'archive',
  'delete',
] as const
export type ContestMove = (typeof contestMoves)[number]

/** A contest as those who hold it see it in a list. */
export const ContestLine = z.strictObject({
  Id: z.string(),
  Name: z.string(),
  GameType: z.number(),
  Status: z.number(),
  Season: z.string(),
  EnrolClosesAt: z.nullable(z.string()),
  StartsAt: z.string(),
  EndsAt: z.string(),
  Schools: z.number(),
  Pending: z.number(),
  Accepted: z.number(),
  OwnerName: z.string(),
})
export type ContestLine = z.output<typeof ContestLine>

/** A contest whole, for those who hold it. */
export const ContestDetail = z.strictObject({
  ...ContestLine.shape,
  Organiser: z.string(),
  Summary: z.string(),
  Rules: z.string(),
  EnrolOpensAt: z.nullable(z.string()),
  EnrolBy: z.enum(enrolWays),
  TeamSize: z.number(),
  Substitutes: z.number(),
  Quota: z.number(),
  NeedsReview: z.boolean(),
  Documents: z.array(DocumentForm),
  Tracks: z.array(Choice),
  /** Why it is paused or cancelled. */
  Reason: z.string(),
  Partners: z.array(
    z.strictObject({
      SchoolId: z.string(),
      Name: z.string(),
      Area: z.string(),
      Quota: z.nullable(z.number()),
      Used: z.number(),
    }),
  ),
  /** What keeps it from being published, in words. */
  Missing: z.array(z.string()),
  Actions: z.array(z.enum(['edit', ...contestMoves])),
  Version: z.number(),
})
export type ContestDetail = z.output<typeof ContestDetail>
