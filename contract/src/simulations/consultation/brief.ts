import * as z from 'zod/mini'
import { Once } from '@xinglin/contract/simulations/kernel'
import { Mode } from './mode.ts'
import { SessionLine } from './sessions.ts'

/** What stands at the door of a consultation, and how often one was in. */
export const Brief = z.strictObject({
  Title: z.string(),
  Scene: z.string(),
  Department: z.string(),
  /** Of real time. */
  LimitMinutes: z.number(),
  /** 1-5. */
  Difficulty: z.number(),
  Mode,
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
  Sessions: z.array(SessionLine),
})
export type Brief = z.output<typeof Brief>
