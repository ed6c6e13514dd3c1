import * as z from 'zod/mini'
import { SessionLine } from '@xinglin/contract/virtual'

/** What stands at the door of an experiment, and how often one was in. */
export const Brief = z.strictObject({
  Title: z.string(),
  Specimen: z.string(),
  /** Of real time, expected. */
  Minutes: z.number(),
  /** 1-5. */
  Difficulty: z.number(),
  Purpose: z.readonly(z.array(z.string())),
  Steps: z.number(),
  /** True where a teacher of the field reviewed the protocol; else the page says 内容待专家审核. */
  Reviewed: z.boolean(),
  /** One's own experiments in this round of study, the newest first. */
  Sessions: z.array(SessionLine),
})
export type Brief = z.output<typeof Brief>
