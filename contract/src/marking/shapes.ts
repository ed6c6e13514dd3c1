import * as z from 'zod/mini'
import { seenLength } from '@xinglin/contract/call'

/** What is marked: a laboratory report, something that a task asks to hand in, a written answer of an examination. */
export const workKinds = ['report', 'submission', 'exam'] as const
export type WorkKind = (typeof workKinds)[number]

/** How a work that was handed in stands: 待批阅, 已退回, 已批阅 (told to nobody yet), 已发布. */
export const markingStates = ['waiting', 'returned', 'marked', 'released'] as const
export type MarkingState = (typeof markingStates)[number]
export const markingStateNames: Readonly<Record<MarkingState, string>> = {
  waiting: '待批阅',
  returned: '已退回',
  marked: '已批阅',
  released: '已发布',
}

/** How a marking ends. */
export const outcomes = ['returned', 'marked'] as const
export type Outcome = (typeof outcomes)[number]

/** Points are given in tenths: whether a figure is one. */
export const isInTenths = (points: number): boolean =>
  Math.abs(points * 10 - Math.round(points * 10)) < 1e-9

const points = z
  .number()
  .check(z.minimum(0), z.maximum(100), z.refine(isInTenths, '分数最多一位小数'))

/** How well a criterion is met, by name, with the points that it is worth. */
export const Level = z.strictObject({
  Name: z.string().check(
    z.refine((name) => seenLength(name) > 0, '请填写等级名称'),
    z.maxLength(20, '等级名称不得超过20个字'),
  ),
  Points: points,
  Note: z.string().check(z.maxLength(200)),
})
export type Level = z.output<typeof Level>

/** What a teacher gives points for (评分标准). */
export const Criterion = z.strictObject({
  Id: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)),
  Name: z.string().check(
    z.refine((name) => seenLength(name) > 0, '请填写评分项名称'),
    z.maxLength(40),
  ),
  /** What it takes to have all of it. */
  Note: z.string().check(z.maxLength(200)),
  Max: z.number().check(z.minimum(0.1), z.maximum(100), z.refine(isInTenths, '分数最多一位小数')),
  /** From the best down; absent where points are typed alone. */
  Levels: z.optional(z.array(Level).check(z.maxLength(6, '每个评分项最多6个等级'))),
})
export type Criterion = z.output<typeof Criterion>

/** Criteria whose points make a hundred, as they are sent. */
export const Rubric = z
  .array(Criterion)
  .check(z.minLength(1, '至少一个评分项'), z.maxLength(12, '最多12个评分项'))

/** Works are marked by this where no rubric was set. */
export const defaultWorkRubric: readonly Criterion[] = [
  {
    Id: 'content',
    Name: '内容完整',
    Note: '回答了全部要求，依据充分。',
    Max: 40,
    Levels: [
      { Name: '优', Points: 40, Note: '全面、准确。' },
      { Name: '良', Points: 33, Note: '基本完整，个别遗漏。' },
      { Name: '中', Points: 26, Note: '有明显遗漏或错误。' },
      { Name: '差', Points: 16, Note: '多数要求没有完成。' },
    ],
  },
  {
    Id: 'reasoning',
    Name: '分析论证',
    Note: '思路清楚，结论由资料推出。',
    Max: 40,
    Levels: [
      { Name: '优', Points: 40, Note: '推理严密。' },
      { Name: '良', Points: 33, Note: '推理合理，细节不足。' },
      { Name: '中', Points: 26, Note: '论证跳跃或有误。' },
      { Name: '差', Points: 16, Note: '没有论证。' },
    ],
  },
  {
    Id: 'writing',
    Name: '表达与规范',
    Note: '条理清楚，术语与引用规范。',
    Max: 20,
    Levels: [
      { Name: '优', Points: 20, Note: '规范。' },
      { Name: '良', Points: 16, Note: '较规范。' },
      { Name: '中', Points: 12, Note: '有若干不规范。' },
      { Name: '差', Points: 8, Note: '难以阅读。' },
    ],
  },
]

/** Code points that a remark, a comment, and the text of a bank may have. */
export const longestRemark = 500
const remark = z.string().check(
  z.refine((text) => [...text].length <= longestRemark, `批注最多${longestRemark}个字`),
  z.maxLength(2 * longestRemark, `批注最多${longestRemark}个字`),
)

const place = z.number().check(z.int(), z.minimum(0), z.maximum(20_000))

/** A remark (批注) on a stretch of a part of a work, [From, To) in UTF-16 units; `Quote` is what stands there. */
export const Annotation = z.strictObject({
  Id: z.string().check(z.regex(/^[A-Za-z0-9-]{1,40}$/)),
  Section: z.string().check(z.regex(/^[a-z]{1,40}$/)),
  From: place,
  To: place,
  Quote: z.string().check(z.maxLength(2_000)),
  Text: remark,
})
export type Annotation = z.output<typeof Annotation>

/** What a teacher says of a version of a work. */
export const Mark = z.strictObject({
  /** By criterion; one that is not named has not been looked at yet. */
  Points: z.record(z.string().check(z.maxLength(40)), points),
  /** Points of items that a machine read from the text, as the teacher sees them; of works that a machine assesses too. */
  Adjusted: z
    .array(
      z.strictObject({
        Dimension: z.number().check(z.int(), z.minimum(7), z.maximum(8)),
        Item: z.string().check(z.maxLength(80)),
        Got: z.number().check(z.minimum(0), z.maximum(1_000)),
      }),
    )
    .check(z.maxLength(60)),
  Annotations: z.array(Annotation).check(z.maxLength(100, '一份作业最多100条批注')),
  Comment: remark,
})
export type Mark = z.output<typeof Mark>

/** Somebody else who has marked this version, or is about to. */
export const OtherMarker = z.strictObject({
  Name: z.string(),
  At: z.string(),
  /** They have decided; otherwise they keep a mark that nobody is told. */
  Decided: z.boolean(),
})
