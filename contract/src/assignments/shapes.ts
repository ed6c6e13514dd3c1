import * as z from 'zod/mini'
import { Criterion, Rubric } from '@xinglin/contract/marking'
import { id, named, nobody, text, whole } from '@xinglin/contract/call'

/**
 * What an item of a task can be: a course, a case, an operation, an experiment, a laboratory report, an examination,
 * a contest, a questionnaire, something to read, something to hand in.
 */
export const assignmentItemKinds = [
  'course',
  'case',
  'operation',
  'experiment',
  'report',
  'exam',
  'contest',
  'questionnaire',
  'reading',
  'submission',
] as const
export type AssignmentItemKind = (typeof assignmentItemKinds)[number]

/** What each kind is called. */
export const itemKindNames: Readonly<Record<AssignmentItemKind, string>> = {
  course: '课程',
  case: '虚拟问诊',
  operation: '虚拟操作',
  experiment: '虚拟实验',
  report: '实验报告',
  exam: '考试',
  contest: '竞赛',
  questionnaire: '问卷',
  reading: '阅读',
  submission: '提交作业',
}

/** The kinds that name something of a course: it is looked for, and its work is done there. */
export const kindsOfCourses = ['course', 'case', 'operation', 'experiment', 'report'] as const

/** The kinds that are looked for by their name: those, and examinations, contests and questionnaires, which are items of no course. */
export const foundKinds = [...kindsOfCourses, 'exam', 'contest', 'questionnaire'] as const

/** Which of several tries counts. */
export const scoreRules = ['best', 'last', 'mean'] as const
export const scoreRuleNames = { best: '取最高分', last: '取最后一次', mean: '取平均分' } as const

/** What is done after the date: nothing counts, it counts with a penalty for each day begun, it counts until the end. */
export const lateRules = ['none', 'penalty', 'until'] as const
export const lateRuleNames = {
  none: '逾期不计',
  penalty: '逾期按天扣分',
  until: '截止前补交不扣分',
} as const

/** A task is written, given, or over. */
export const assignmentStates = ['draft', 'published', 'archived'] as const
export const assignmentStateNames = {
  draft: '草稿',
  published: '已发布',
  archived: '已归档',
} as const

/** How one student's item stands. */
export const workStates = [
  'locked',
  'none',
  'begun',
  'waiting',
  'returned',
  'done',
  'missed',
] as const
export type WorkState = (typeof workStates)[number]
export const workStateNames: Readonly<Record<WorkState, string>> = {
  locked: '未解锁',
  none: '未开始',
  begun: '进行中',
  waiting: '待批阅',
  returned: '已退回',
  done: '已完成',
  missed: '未完成',
}

/** How one student's task stands: `upcoming` before its day, `open` while nothing is done, `begun` once something is. */
export const ownStates = [
  'upcoming',
  'open',
  'begun',
  'waiting',
  'done',
  'overdue',
  'closed',
] as const
export type OwnState = (typeof ownStates)[number]
export const ownStateNames: Readonly<Record<OwnState, string>> = {
  upcoming: '未开放',
  open: '未开始',
  begun: '进行中',
  waiting: '待批阅',
  done: '已完成',
  overdue: '逾期',
  closed: '已结束',
}

export const targetKinds = ['administrative', 'teaching', 'group', 'person'] as const
export const targetKindNames = {
  administrative: '行政班',
  teaching: '教学班',
  group: '小组',
  person: '学生',
} as const

/** The refusal of whatever is not there, or not for the caller to know of. */
export const missing = { missing: [-404, '数据不存在'] } as const

export const sensitive = { sensitive: [-10010, '内容包含敏感词'] } as const

/** The version that a form was read from; 0 where it writes something new. */
export const version = z._default(z.number().check(z.int(), z.minimum(0)), 0)

/** To whom a task is given, or from whom it is kept. */
export const TargetInput = z.object({
  Kind: z.enum(targetKinds),
  Id: id,
  Excluded: z._default(z.boolean(), false),
})

export const mostItems = 30
export const maxTargets = 60
export const longestReading = 20_000

/** An item as a teacher writes it; its id is the browser's. */
export const ItemInput = z.object({
  Id: id,
  Kind: z.enum(assignmentItemKinds),
  Title: named(80, '任务内容的名称'),
  /** The course, of the kinds that are done in one. */
  CourseId: z._default(z.nullable(id), nobody),
  /** The item of that course; of a whole course nothing. */
  ItemId: z._default(z.nullable(id), nobody),
  /** What is read, or asked for. */
  Body: text(longestReading),
  Weight: whole(0, 100, '权重须为0至100的整数'),
  Required: z.boolean(),
  /** How many tries count; 0 for as many as there are. */
  Attempts: whole(0, 20, '次数须为0至20'),
  ScoreRule: z.enum(scoreRules),
  LateRule: z.enum(lateRules),
  /** Per cent of the score for each day begun. */
  Penalty: whole(0, 100, '每天扣分须为0至100的整数'),
  /** What works that are handed in for it are marked by from now on; absent where that stays as it is. */
  Rubric: z.optional(Rubric),
})

/** An item as it is shown to whoever edits it. */
export const AssignmentItem = z.strictObject({
  Id: z.string(),
  Kind: z.enum(assignmentItemKinds),
  Title: z.string(),
  CourseId: z.string(),
  ItemId: z.string(),
  Body: z.string(),
  Weight: z.number(),
  Required: z.boolean(),
  Attempts: z.number(),
  ScoreRule: z.enum(scoreRules),
  LateRule: z.enum(lateRules),
  Penalty: z.number(),
  /** What works that are handed in for it are marked by; empty of everything else. */
  Rubric: z.array(Criterion),
})
export type AssignmentItem = z.output<typeof AssignmentItem>

/** A target with its name. */
export const TargetShown = z.strictObject({
  Kind: z.enum(targetKinds),
  Id: z.string(),
  Name: z.string(),
  Excluded: z.boolean(),
  /** An archived class: nothing more is handed in through it. */
  Archived: z.boolean(),
})
export type TargetShown = z.output<typeof TargetShown>

/** The dates of a task that may be others for somebody. */
export const dateFields = ['opens', 'due', 'closes'] as const
export type DateField = (typeof dateFields)[number]
export const dateFieldNames = { opens: '开放时间', due: '截止时间', closes: '补交截止' } as const

/** A date that is another one for a class, a group or a person, and why. */
export const OverrideShown = z.strictObject({
  Kind: z.enum(targetKinds),
  Id: z.string(),
  Name: z.string(),
  Field: z.enum(dateFields),
  /** Null where there is no limit. */
  At: z.nullable(z.string()),
  Reason: z.string(),
  By: z.string(),
  WrittenAt: z.string(),
})
export type OverrideShown = z.output<typeof OverrideShown>
