import * as z from 'zod/mini'
import { Once, SessionLine } from './sessions.ts'

/**
 * practice: hints at a cost, the report at once; examination: no hints, taken once over all rounds, the report when the
 * results are released; contest: the same, and the patient says the same to everybody.
 */
export const ConsultationMode = z.enum(['practice', 'examination', 'contest'])
export type ConsultationMode = z.output<typeof ConsultationMode>

/** A consultation as lists show it. */
export const ConsultationLine = z.strictObject({
  ...SessionLine.shape,
  ProgressId: z.string(),
  ItemId: z.string(),
  Title: z.string(),
  Mode: ConsultationMode,
  /** Who consulted: the name for those who teach, empty for oneself. */
  Learner: z.string(),
})
export type ConsultationLine = z.output<typeof ConsultationLine>

/** What stands at the door of a consultation, and how often one was in. */
export const ConsultationBrief = z.strictObject({
  Title: z.string(),
  Scene: z.string(),
  Department: z.string(),
  /** Of real time. */
  LimitMinutes: z.number(),
  /** 1-5. */
  Difficulty: z.number(),
  Mode: ConsultationMode,
  /** What is practised: 病史采集, 体格检查. */
  Skills: z.readonly(z.array(z.string())),
  /** 0 female, 1 male. */
  Gender: z.number(),
  Age: z.number(),
  /** Of a child under two; null for others. */
  Months: z.nullable(z.number()),
  /** How the patient comes in. */
  Condition: z.string(),
  /** True where a clinician reviewed the case; else the page says 内容待专家审核. */
  Reviewed: z.boolean(),
  Once,
  /** One's own consultations in this round of study, the newest first; of all rounds where it is taken once. */
  Sessions: z.array(ConsultationLine),
})
export type ConsultationBrief = z.output<typeof ConsultationBrief>
