import * as z from 'zod/mini'
import { seenLength } from '@xinglin/contract/call'

/** How a report of an experiment stands: 未开始, 未提交, 待批阅, 已退回, 已批阅 (told to nobody yet), 已发布. */
export const ReportState = z.enum(['none', 'open', 'waiting', 'returned', 'marked', 'released'])
export type ReportState = z.output<typeof ReportState>

/** A section of the report by its name. */
export const SectionName = z.enum([
  'purpose',
  'principle',
  'materials',
  'method',
  'results',
  'discussion',
  'conclusion',
  'questions',
  'reflection',
])

/** What a teacher gives points for (评分标准). */
export const Criterion = z.strictObject({
  Id: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)),
  Name: z.string().check(
    z.refine((name) => seenLength(name) > 0, '请填写评分项名称'),
    z.maxLength(40),
  ),
  /** What it takes to have all of it. */
  Note: z.string().check(z.maxLength(200)),
  Max: z.number().check(z.int(), z.minimum(1), z.maximum(100)),
})
export type Criterion = z.output<typeof Criterion>

/** The criteria where a teacher has set none; a hundred points together. */
export const usualRubric: readonly Criterion[] = [
  {
    Id: 'mechanism',
    Name: '机制解释',
    Note: '用生理机制逐项解释结果，因果链完整、方向正确。',
    Max: 40,
  },
  { Id: 'data', Name: '数据运用', Note: '以自己记录的数据为依据，单位与变化方向准确。', Max: 25 },
  {
    Id: 'unexpected',
    Name: '异常与误差',
    Note: '说明与预期不符的结果、误差来源和改进办法。',
    Max: 15,
  },
  { Id: 'thinking', Name: '思考题', Note: '回答切题，能举一反三。', Max: 10 },
  { Id: 'writing', Name: '表达与规范', Note: '条理清楚，术语规范，无抄袭。', Max: 10 },
]

/** Code points that a remark, a comment, and the text of a bank may have. */
export const longestRemark = 500
const remark = z.string().check(
  z.refine((text) => [...text].length <= longestRemark, `批注最多${longestRemark}个字`),
  z.maxLength(2 * longestRemark, `批注最多${longestRemark}个字`),
)

const place = z.number().check(z.int(), z.minimum(0), z.maximum(20_000))

/** A remark (批注) on a stretch of a section, [From, To) in UTF-16 units; `Quote` is what stands there. */
export const Annotation = z.strictObject({
  Id: z.string().check(z.regex(/^[A-Za-z0-9-]{1,40}$/)),
  Section: SectionName,
  From: place,
  To: place,
  Quote: z.string().check(z.maxLength(2_000)),
  Text: remark,
})
export type Annotation = z.output<typeof Annotation>

/** What a teacher says of a version of a report. */
export const Mark = z.strictObject({
  /** By criterion; one that is not named has not been looked at yet. */
  Points: z.record(
    z.string().check(z.maxLength(40)),
    z.number().check(z.minimum(0), z.maximum(100)),
  ),
  /** Points of items that the machine read from the text, as the teacher sees them. */
  Adjusted: z
    .array(
      z.strictObject({
        Dimension: z.number().check(z.int(), z.minimum(7), z.maximum(8)),
        Item: z.string().check(z.maxLength(80)),
        Got: z.number().check(z.minimum(0), z.maximum(1_000)),
      }),
    )
    .check(z.maxLength(60)),
  Annotations: z.array(Annotation).check(z.maxLength(100, '一份报告最多100条批注')),
  Comment: remark,
})
export type Mark = z.output<typeof Mark>
