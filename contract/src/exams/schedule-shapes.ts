import * as z from 'zod/mini'
import { id, moment, named, text, whole } from '@xinglin/contract/call'

/** An examination is prepared, given, or over and put away. */
export const examStates = ['draft', 'published', 'archived'] as const
export type ExamStateName = (typeof examStates)[number]
export const examStateNames: Readonly<Record<ExamStateName, string>> = {
  draft: '草稿',
  published: '已发布',
  archived: '已归档',
}

/** From when an examinee sees something of a result: after handing in, when the examination is closed, when it is released. */
export const releaseRules = ['submitted', 'closed', 'manual'] as const
export type ReleaseRule = (typeof releaseRules)[number]
export const releaseRuleNames: Readonly<Record<ReleaseRule, string>> = {
  submitted: '交卷后',
  closed: '考试结束后',
  manual: '教师公布后',
}

/** What of a result is released apart. */
export const releasedParts = ['Score', 'Answers', 'Keys'] as const
export type ReleasedPart = (typeof releasedParts)[number]
export const releasedPartNames: Readonly<Record<ReleasedPart, string>> = {
  Score: '成绩',
  Answers: '自己的作答',
  Keys: '答案与解析',
}

const rule = z.enum(releaseRules)
const Release = z.object({ Score: rule, Answers: rule, Keys: rule })

export const targetKinds = ['administrative', 'teaching', 'group', 'person'] as const
export const maxExamTargets = 60

/** All that a form of an examination says. */
export const ExamForm = z.object({
  Name: named(80, '考试名称'),
  PaperId: id,
  /** A frozen version of it. */
  PaperVersion: whole(1, 10_000, '请选择试卷版本'),
  /** From when its examinees see that there is one; absent for as soon as it is published. */
  VisibleAt: moment,
  OpensAt: z.string().check(z.minLength(1, '请填写开始时间')),
  ClosesAt: z.string().check(z.minLength(1, '请填写结束时间')),
  Minutes: whole(1, 600, '考试时长须为1至600分钟'),
  /** How often one may sit it; 0 for any number of times. */
  Attempts: whole(0, 100, '次数须为0至100'),
  /** What is read out in the room; empty for none. */
  AccessCode: text(20, '考试口令不得超过20个字'),
  /** Its examinees are offered settings of Safe Exam Browser; absent for no. */
  SafeBrowser: z.optional(z.boolean()),
  Release,
  Targets: z
    .array(
      z.object({
        Kind: z.enum(targetKinds),
        Id: id,
        Excluded: z._default(z.boolean(), false),
      }),
    )
    .check(z.maxLength(maxExamTargets, `最多${maxExamTargets}个对象`)),
})
export type ExamForm = z.output<typeof ExamForm>

/** An examination as those who set and watch it see it in a list. */
export const ExamLine = z.strictObject({
  Id: z.string(),
  Name: z.string(),
  State: z.enum(examStates),
  PaperName: z.string(),
  OpensAt: z.string(),
  ClosesAt: z.string(),
  Minutes: z.number(),
  /** Names of what it is given to, exclusions left out. */
  Targets: z.array(z.string()),
  OwnerName: z.string(),
  /** How many sit it now, and how many have handed in. */
  Running: z.number(),
  Submitted: z.number(),
  /** How many written answers wait to be marked. */
  ToMark: z.number(),
  /** The caller may change it. */
  CanEdit: z.boolean(),
})
export type ExamLine = z.output<typeof ExamLine>

/** What may be another for a class, a group or a person. */
export const examFields = ['opens', 'closes', 'extra', 'attempts'] as const
export type ExamField = (typeof examFields)[number]
export const examFieldNames: Readonly<Record<ExamField, string>> = {
  opens: '开始时间',
  closes: '结束时间',
  extra: '延长分钟',
  attempts: '考试次数',
}

/** A value that is another for a class, a group or a person, and why. */
export const ExamOverride = z.strictObject({
  Kind: z.enum(targetKinds),
  Id: z.string(),
  Name: z.string(),
  Field: z.enum(examFields),
  At: z.nullable(z.string()),
  Amount: z.nullable(z.number()),
  Reason: z.string(),
  By: z.string(),
  WrittenAt: z.string(),
})
export type ExamOverride = z.output<typeof ExamOverride>

/** What is done to an examination. */
export const examMoves = ['publish', 'withdraw', 'archive', 'restore', 'release', 'delete'] as const
export type ExamMove = (typeof examMoves)[number]

/** An examination whole. */
export const ExamDetail = z.strictObject({
  ...ExamLine.shape,
  PaperId: z.string(),
  PaperVersion: z.number(),
  Questions: z.number(),
  Points: z.number(),
  VisibleAt: z.nullable(z.string()),
  /** What everybody has beyond the minutes, given while it ran. */
  ExtraMinutes: z.number(),
  Attempts: z.number(),
  AccessCode: z.string(),
  SafeBrowser: z.boolean(),
  Release,
  ReleasedAt: z.nullable(z.string()),
  Given: z.array(
    z.strictObject({
      Kind: z.enum(targetKinds),
      Id: z.string(),
      Name: z.string(),
      Excluded: z.boolean(),
      Archived: z.boolean(),
    }),
  ),
  Overrides: z.array(ExamOverride),
  /** Questions of its paper that students practise: nobody may from its publication until it is over and its keys are out. */
  Practised: z.strictObject({
    /** It holds them now. */
    Holds: z.boolean(),
    Count: z.number(),
    /** The first hundred. */
    List: z.array(z.strictObject({ QuestionId: z.string(), Stem: z.string() })),
  }),
  /** Its paper asks for answers that people mark. */
  IsMarked: z.boolean(),
  /** How many have it now. */
  Examinees: z.number(),
  Actions: z.array(z.enum(['edit', 'watch', 'regrade', ...examMoves])),
  Version: z.number(),
})
export type ExamDetail = z.output<typeof ExamDetail>
