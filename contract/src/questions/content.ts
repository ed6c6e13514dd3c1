import * as z from 'zod/mini'
import { id, text } from '@xinglin/contract/call'
import { RecordedFigure } from './figure.ts'

/** The types of questions (题型) by their stable codes, as medical examinations name them. */
export const questionTypes = [
  'A1',
  'A2',
  'A3',
  'A4',
  'B1',
  'X',
  'analysis',
  'judge',
  'blank',
  'short',
  'case',
  'computed',
] as const
export type QuestionType = (typeof questionTypes)[number]

/** What each type is called. */
export const questionTypeNames: Readonly<Record<QuestionType, string>> = {
  A1: 'A1 单句型最佳选择题',
  A2: 'A2 病例摘要型最佳选择题',
  A3: 'A3 病例组型最佳选择题',
  A4: 'A4 病例串型最佳选择题',
  B1: 'B1 标准配伍题',
  X: 'X 多项选择题',
  analysis: '案例分析题',
  judge: '判断题',
  blank: '填空题',
  short: '简答题',
  case: '病例分析题',
  computed: '计算题',
}

/** How much a question may hold. */
export const questionLimits = {
  options: 12,
  parts: 12,
  blanks: 10,
  forms: 20,
  rubric: 20,
  stem: 20_000,
  optionLength: 2_000,
  explanation: 10_000,
} as const

const { options, parts, blanks, forms, rubric } = questionLimits

const stem = text(questionLimits.stem, '题干不得超过20000个字符')
const explanation = text(questionLimits.explanation, '解析不得超过10000个字符')
const optionText = text(questionLimits.optionLength, '选项不得超过2000个字符')
/** Where an option stays while others are mixed, from 0; null for one that is mixed. */
const fixed = z.nullable(
  z.number().check(z.int(), z.minimum(0), z.maximum(questionLimits.options - 1)),
)

/** What choosing an option means: 正确, 关键, 无关, 错误. */
export const optionKinds = ['right', 'key', 'irrelevant', 'wrong'] as const

/** An option as its author has it; formatted text. */
export const QuestionOption = z.object({
  Id: id,
  Text: optionText,
  Kind: z.enum(optionKinds),
  Fixed: fixed,
})
export type QuestionOption = z.output<typeof QuestionOption>

const optionList = z.array(QuestionOption).check(z.maxLength(options, `每题最多${options}个选项`))

const choice = <T extends QuestionType>(type: T) =>
  z.object({
    Type: z.literal(type),
    Stem: stem,
    Options: optionList,
    Explanation: explanation,
  })

/** A part of a series: `Reveal` is what becomes known with it, and is shown to nobody before. */
export const QuestionPart = z.object({
  Id: id,
  Reveal: stem,
  Stem: stem,
  Options: optionList,
  Explanation: explanation,
})
export type QuestionPart = z.output<typeof QuestionPart>

const maxParts = z.maxLength(parts, `每组最多${parts}个小题`)

const series = <T extends QuestionType>(type: T) =>
  z.object({
    Type: z.literal(type),
    Stem: stem,
    Parts: z.array(QuestionPart).check(maxParts),
  })

/** A stem of a B1 group and the option that answers it; one option may answer several, or none. */
export const MatchedStem = z.object({ Id: id, Stem: stem, Right: id, Explanation: explanation })

const matching = z.object({
  Type: z.literal('B1'),
  Options: z
    .array(z.object({ Id: id, Text: optionText, Fixed: fixed }))
    .check(z.maxLength(options, `每题最多${options}个选项`)),
  Parts: z.array(MatchedStem).check(maxParts),
})

const judge = z.object({
  Type: z.literal('judge'),
  Stem: stem,
  /** Whether what the stem says is true; null while its author has not said. */
  Truth: z.nullable(z.boolean()),
  Explanation: explanation,
})

const form = text(200, '每个答案不得超过200个字')
const formList = z.array(form).check(z.maxLength(forms, `每空最多${forms}种写法`))

/** A blank: words in accepted forms, or a figure with how far it may be off and its unit. */
export const QuestionBlank = z.discriminatedUnion('Kind', [
  z.object({ Kind: z.literal('text'), Forms: formList }),
  z.object({
    Kind: z.literal('number'),
    Value: z.nullable(z.number()),
    Tolerance: z.number().check(z.minimum(0, '允许误差不能小于0')),
    /** Accepted spellings of the unit, the first the one that is printed; none for a figure without. */
    Units: formList,
    /** The unit is printed behind the blank, so that it need not be written. */
    UnitPrinted: z.boolean(),
  }),
])
export type QuestionBlank = z.output<typeof QuestionBlank>

const blank = z.object({
  Type: z.literal('blank'),
  /** Each blank is a run of three or more low lines. */
  Stem: stem,
  Blanks: z.array(QuestionBlank).check(z.maxLength(blanks, `每题最多${blanks}个空`)),
  Explanation: explanation,
})

/** What people give points for. */
export const RubricItem = z.object({
  Id: id,
  Text: text(500, '评分项不得超过500个字'),
  /** In tenths of a point. */
  Tenths: z.number().check(z.int(), z.minimum(0), z.maximum(1_000, '每项最多100分')),
})
export type RubricItem = z.output<typeof RubricItem>

const written = <T extends QuestionType>(type: T) =>
  z.object({
    Type: z.literal(type),
    Stem: stem,
    /** The answer as its author would give it. */
    Reference: explanation,
    Rubric: z.array(RubricItem).check(z.maxLength(rubric, `最多${rubric}个评分项`)),
    Explanation: explanation,
  })

/** How far a teacher lets a figure of a computed question go. */
export const NarrowedRange = z.object({
  Name: text(40),
  Least: z.number(),
  Most: z.number(),
})
export type NarrowedRange = z.output<typeof NarrowedRange>

/**
 * A computed question (计算题): a family of the simulation core, whose figures, curve and key are computed for each reader.
 * `Instance` is one of them, as the server made it for one reader; nobody can send one.
 */
const computed = z.object({
  Type: z.literal('computed'),
  Family: text(60),
  /** Whether its answer is written into a blank, or chosen among the figures that usual mistakes lead to. */
  Asks: z.enum(['blank', 'choice']),
  /** Those that were narrowed; the rest is as wide as the family has it. */
  Ranges: z.array(NarrowedRange).check(z.maxLength(10)),
  /** What its author adds to the derivation. */
  Explanation: explanation,
  Instance: z.optional(
    z.object({
      Question: z.discriminatedUnion('Type', [choice('A1'), blank]),
      Figure: z.nullable(RecordedFigure),
    }),
  ),
})

/**
 * What a question says, by its type; formatted text throughout. A draft may have any of it empty: what keeps it from being
 * submitted is told as `Problems`. An approved version holds exactly this and never changes; options and parts keep their
 * ids from version to version, for answers name them.
 */
export const QuestionContent = z.discriminatedUnion('Type', [
  choice('A1'),
  choice('A2'),
  choice('X'),
  series('A3'),
  series('A4'),
  series('analysis'),
  matching,
  judge,
  blank,
  written('short'),
  written('case'),
  computed,
])
export type QuestionContent = z.output<typeof QuestionContent>

/** The content of some types. */
export type ContentOf<T extends QuestionType> = Extract<QuestionContent, { Type: T }>
