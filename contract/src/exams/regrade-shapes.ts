import * as z from 'zod/mini'
import {
  optionKinds,
  QuestionBlank,
  questionLimits,
  questionTypes,
} from '@xinglin/contract/questions'
import { scoringPolicies } from './shapes.ts'

/** How an item of an examination counts: by a key, with all its points for everybody, or not at all. */
export const treatments = ['scored', 'full', 'void'] as const
export type Treatment = (typeof treatments)[number]
export const treatmentNames: Readonly<Record<Treatment, string>> = {
  scored: '按答案计分',
  full: '全体给分',
  void: '不计分',
}

/** So many keys may be accepted of one item. */
export const mostKeys = 6

const option = z.object({
  /** 判断题 has the options `true` and `false`. */
  OptionId: z.string().check(z.maxLength(36)),
  Kind: z.enum(optionKinds),
})
const optionKey = z.array(option).check(z.maxLength(questionLimits.options))

/**
 * What of an item of an examination is otherwise than its question says; it takes the place of what was corrected before, and
 * `scored` without anything else is the question as it was.
 */
export const Correction = z.object({
  Treatment: z.enum(treatments),
  /** Whole keys that are accepted, each with every option; none for the question's own. */
  Keys: z._default(
    z.array(optionKey).check(z.maxLength(mostKeys, `最多接受${mostKeys}组答案`)),
    [],
  ),
  /** The blanks with everything that is accepted; none for the question's own. */
  Blanks: z._default(z.array(QuestionBlank).check(z.maxLength(questionLimits.blanks)), []),
  /** Null for those of the paper. */
  Points: z._default(z.nullable(z.number()), null),
})
export type Correction = z.output<typeof Correction>

/** Asked by one, it is applied by another. */
export const regradeStates = ['proposed', 'applied', 'declined', 'withdrawn'] as const
export type RegradeState = (typeof regradeStates)[number]
export const regradeStateNames: Readonly<Record<RegradeState, string>> = {
  proposed: '待确认',
  applied: '已生效',
  declined: '未通过',
  withdrawn: '已撤回',
}

/** How many scores go up, go down and stay. */
export const RegradeFigures = z.strictObject({
  Raised: z.number(),
  Lowered: z.number(),
  Same: z.number(),
})
export type RegradeFigures = z.output<typeof RegradeFigures>

/** A regrade (重新判分) of one item. */
export const Regrade = z.strictObject({
  Id: z.string(),
  UnitId: z.string(),
  Correction,
  Reason: z.string(),
  State: z.enum(regradeStates),
  ProposedBy: z.string(),
  ProposedAt: z.string(),
  DecidedBy: z.string(),
  DecidedAt: z.nullable(z.string()),
  Note: z.string(),
  /** As it was applied; null before. */
  Figures: z.nullable(RegradeFigures),
  /** The caller proposed it. */
  IsOwn: z.boolean(),
})
export type Regrade = z.output<typeof Regrade>

/** An item of the paper that may be regraded, as its question says it. */
export const RegradeItem = z.strictObject({
  UnitId: z.string(),
  QuestionId: z.string(),
  No: z.number(),
  /** 0 for a question without parts. */
  Part: z.number(),
  Type: z.enum(questionTypes),
  SectionName: z.string(),
  Policy: z.enum(scoringPolicies),
  Stem: z.string(),
  Points: z.number(),
  VersionNo: z.number(),
  Options: z.array(
    z.strictObject({ OptionId: z.string(), Text: z.string(), Kind: z.enum(optionKinds) }),
  ),
  Blanks: z.array(QuestionBlank),
  /** What holds now; null for the question as it is. */
  Current: z.nullable(Correction),
})
export type RegradeItem = z.output<typeof RegradeItem>

/** An attempt whose score changes, in points. */
export const ScoreChange = z.strictObject({
  AttemptId: z.string(),
  Name: z.string(),
  Number: z.string(),
  /** Which attempt of theirs. */
  AttemptNo: z.number(),
  Before: z.number(),
  After: z.number(),
  FullBefore: z.number(),
  FullAfter: z.number(),
  /** Its examinee knows the score as it was. */
  IsOut: z.boolean(),
})
export type ScoreChange = z.output<typeof ScoreChange>
