import * as z from 'zod/mini'
import { Once, SessionLine } from './sessions.ts'

/** practice: as often as one likes, the report at once; examination: once, the report when its results are released. */
export const ExperimentMode = z.enum(['practice', 'examination'])
export type ExperimentMode = z.output<typeof ExperimentMode>

/** What stands at the door of an experiment, and how often one was in. */
export const ExperimentBrief = z.strictObject({
  Title: z.string(),
  Specimen: z.string(),
  Mode: ExperimentMode,
  /** Of real time, expected. */
  Minutes: z.number(),
  /** 1-5. */
  Difficulty: z.number(),
  Purpose: z.readonly(z.array(z.string())),
  Steps: z.number(),
  /** True where a teacher of the field reviewed the protocol; else the page says 内容待专家审核. */
  Reviewed: z.boolean(),
  Once,
  /** One's own experiments in this round of study, the newest first; of all rounds where it is taken once. */
  Sessions: z.array(SessionLine),
})
export type ExperimentBrief = z.output<typeof ExperimentBrief>
