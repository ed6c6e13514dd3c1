import * as z from 'zod/mini'
import { whole } from '@xinglin/contract/call'

/** What earns points (积分), in the order in which rules are shown. */
export const pointRules = [
  'sign-in',
  'course',
  'report',
  'work',
  'exam',
  'contest',
  'answer',
  'review',
] as const
export type PointRule = (typeof pointRules)[number]

/** What each rule is called, and what it asks for. */
export const pointRuleWords: Readonly<
  Record<PointRule, { readonly name: string; readonly note: string }>
> = {
  'sign-in': { name: '每日登录', note: '每天首次登录' },
  course: { name: '完成课程', note: '学完一门课程，综合成绩达到60分；每门课程一次' },
  report: { name: '实验报告', note: '实验报告发布成绩，达到60分；每个实验一次' },
  work: { name: '任务作业', note: '作业发布成绩，达到60分；每份作业一次' },
  exam: { name: '考试', note: '考试成绩公布，达到60分；每场考试一次' },
  contest: { name: '竞赛', note: '参加的赛事轮次公布成绩；每轮一次' },
  answer: { name: '回答被采纳', note: '答疑中的回答被提问人采纳；每个提问一次' },
  review: { name: '评价被精选', note: '课程评价被设为精选；每条评价一次' },
}

/** The score from which on what is scored earns points. */
export const pointPass = 60

const points = whole(0, 1_000, '分值须为0至1000')
const cap = whole(0, 10_000, '上限须为0至10000')

/** What a rule gives, and how much of a day it may give; a cap of 0 is none. */
export const RuleSetting = z.object({
  Rule: z.enum(pointRules),
  IsOn: z.boolean(),
  Points: points,
  PerDay: cap,
})
export type RuleSetting = z.output<typeof RuleSetting>

/** The rules of a school: of each kind, and how much of a day all of them may give; 0 is no cap. */
export const PointPolicy = z.object({
  Rules: z
    .array(RuleSetting)
    .check(
      z.refine(
        (rules) =>
          rules.length === pointRules.length &&
          new Set(rules.map(({ Rule }) => Rule)).size === pointRules.length,
        '每条规则须出现一次',
      ),
    ),
  PerDay: cap,
})
export type PointPolicy = z.output<typeof PointPolicy>

const rule = (Rule: PointRule, Points: number, PerDay: number): RuleSetting => ({
  Rule,
  IsOn: true,
  Points,
  PerDay,
})

/** What holds where a school has set nothing. */
export const defaultPointPolicy: PointPolicy = {
  Rules: [
    rule('sign-in', 1, 1),
    rule('course', 10, 30),
    rule('report', 5, 20),
    rule('work', 5, 20),
    rule('exam', 10, 20),
    rule('contest', 20, 40),
    rule('answer', 5, 20),
    rule('review', 5, 10),
  ],
  PerDay: 100,
}

/** From how many points on each level begins; the first is level 1. */
export const pointLevels = [0, 50, 150, 300, 600, 1_000, 2_000, 4_000] as const

/** The level of so many points, and where the next one begins; null at the highest. */
export const pointLevelOf = (
  balance: number,
): { readonly level: number; readonly from: number; readonly next: number | null } => {
  const level = Math.max(1, pointLevels.findLastIndex((from) => from <= balance) + 1)
  return { level, from: pointLevels[level - 1] ?? 0, next: pointLevels[level] ?? null }
}

/** Among whom a ranking is. */
export const rankingScopes = ['class', 'grade', 'school'] as const
export type RankingScope = (typeof rankingScopes)[number]
export const rankingScopeNames: Readonly<Record<RankingScope, string>> = {
  class: '班级',
  grade: '年级',
  school: '全校',
}

/** Over which time a ranking counts: this week, this month, this term, everything. */
export const rankingPeriods = ['week', 'month', 'term', 'all'] as const
export type RankingPeriod = (typeof rankingPeriods)[number]
export const rankingPeriodNames: Readonly<Record<RankingPeriod, string>> = {
  week: '本周',
  month: '本月',
  term: '本学期',
  all: '总榜',
}
