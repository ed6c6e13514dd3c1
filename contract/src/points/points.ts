import * as z from 'zod/mini'
import {
  authors,
  call,
  id,
  learners,
  listOf,
  named,
  page,
  pageSize,
  text,
} from '@xinglin/contract/call'
import { pointRules, rankingPeriods, rankingScopes, RuleSetting } from './shapes.ts'

const missing = { missing: [-404, '数据不存在'] } as const

/** A row of the ledger; none is ever changed. */
export const PointEntry = z.strictObject({
  Id: z.string(),
  At: z.string(),
  Rule: z.enum(pointRules),
  /** What it was earned for, as it was called then. */
  Title: z.string(),
  Points: z.number(),
  /** After it. */
  Balance: z.number(),
  /** It gave less than its rule says: the cap of the day was reached. */
  IsCapped: z.boolean(),
  /** The row that it takes back or gives back; empty for one that was earned. */
  ReversalOf: z.string(),
  /** Why it takes back or gives back. */
  Reason: z.string(),
  /** Another row takes it back. */
  IsReversed: z.boolean(),
})
export type PointEntry = z.output<typeof PointEntry>

/** One's balance, what of it came this term, and the last ten rows. */
export const getPointSummary = call({
  path: '/api/Point/Summary',
  keyless: true,
  who: learners,
  input: z.object({}),
  output: z.strictObject({
    Balance: z.number(),
    /** Null where the school has no term now. */
    ThisTerm: z.nullable(z.number()),
    ThisMonth: z.number(),
    /** One's place in one's 行政班 by all points; null where one has none. */
    ClassRank: z.nullable(z.strictObject({ Rank: z.number(), Of: z.number() })),
    /** One is shown to others without a name. */
    IsHidden: z.boolean(),
    Last: z.array(PointEntry),
  }),
})

/** The rules of the school, and how far one has come today by each. */
export const getPointRules = call({
  path: '/api/Point/Rules',
  keyless: true,
  who: learners,
  input: z.object({}),
  output: z.strictObject({
    Rules: z.array(z.strictObject({ ...RuleSetting.shape, Today: z.number(), Total: z.number() })),
    PerDay: z.number(),
    Today: z.number(),
  }),
})

/** A month as YYYY-MM, or the empty text. */
const month = text(7).check(
  z.refine((value) => value === '' || /^20\d\d-(?:0[1-9]|1[0-2])$/.test(value), '月份格式不正确'),
)

/** The ledger of one's own points, or of a student's whom one teaches or whose school one runs; the newest first. */
export const listPoints = call({
  path: '/api/Point/Ledger',
  keyless: true,
  who: [...learners, ...authors.filter((who) => who !== 'teacher')],
  input: z.object({
    /** Absent: one's own. */
    PersonId: id,
    Rule: z._default(z.enum(['', ...pointRules]), ''),
    Month: month,
    PageIndex: page,
    PageSize: pageSize(20),
  }),
  output: z.strictObject({
    ...listOf(PointEntry).shape,
    /** Whose it is; empty for one's own. */
    Name: z.string(),
    Number: z.string(),
    Balance: z.number(),
    /** The caller may take back what was earned. */
    MayReverse: z.boolean(),
  }),
  refusals: missing,
})

/** Takes back what somebody earned, with a reason; the row stays, another one is written. */
export const reversePoints = call({
  path: '/api/Point/Reverse',
  who: authors,
  perMinute: 60,
  input: z.object({ Id: id, Reason: named(100, '原因') }),
  output: PointEntry,
  refusals: {
    ...missing,
    reversed: [-10011, '这笔积分已经撤销'],
    nothing: [-1, '这笔记录没有可以撤销的积分'],
    sensitive: [-10010, '内容包含敏感词'],
  },
})

/** Shows oneself to others without a name, or by name again. */
export const setPointVisibility = call({
  path: '/api/Point/SetVisibility',
  keyless: true,
  who: ['student'],
  input: z.object({ IsHidden: z.boolean() }),
  output: z.strictObject({ IsHidden: z.boolean() }),
})

export const RankedPerson = z.strictObject({
  /** The same points are the same rank. */
  Rank: z.number(),
  /** Empty of whoever does not wish to be named; teachers see names. */
  Name: z.string(),
  /** Given to those who teach alone, to open the ledger. */
  PersonId: z.string(),
  Points: z.number(),
  IsMe: z.boolean(),
})
export type RankedPerson = z.output<typeof RankedPerson>

/** The first ten of a ranking and the five before and after oneself; for those who teach, all of a class of theirs. */
export const getPointRanking = call({
  path: '/api/Point/Ranking',
  keyless: true,
  who: [...learners, ...authors.filter((who) => who !== 'teacher')],
  input: z.object({
    Scope: z.enum(rankingScopes),
    Period: z.enum(rankingPeriods),
    /** Of the scope of a class: which, for those who teach; absent for one's own 行政班. */
    ClassId: id,
  }),
  output: z.strictObject({
    /** Of what it is: the class, the grade, the school. */
    Of: z.string(),
    Rows: z.array(RankedPerson),
    /** How many have points. */
    Count: z.number(),
    /** One's own place; null without points, and for those who teach. */
    Mine: z.nullable(z.strictObject({ Rank: z.number(), Points: z.number() })),
    /** As of when it was counted. */
    At: z.string(),
    /** Classes that the caller may choose. */
    Classes: z.array(z.strictObject({ Id: z.string(), Name: z.string() })),
  }),
  refusals: { ...missing, noTerm: [-1, '学校尚未设置当前学期'] },
})
