import * as z from 'zod/mini'
import { Once, SessionLine } from './sessions.ts'

/** guided: each step shown, taking back; practice: hints at a cost; examination: neither, and one go. */
export const OperationMode = z.enum(['guided', 'practice', 'examination'])
export type OperationMode = z.output<typeof OperationMode>

/** What stands at the door of an operation, and how often one was in. */
export const OperationBrief = z.strictObject({
  Title: z.string(),
  Scene: z.string(),
  Mode: OperationMode,
  /** Of real time. */
  Minutes: z.number(),
  /** 1-5. */
  Difficulty: z.number(),
  /** True where a teacher of the field reviewed the procedure; else the page says 内容待专家审核. */
  Reviewed: z.boolean(),
  Once,
  /** One's own operations in this round of study, the newest first; of all rounds where it is taken once. */
  Sessions: z.array(SessionLine),
})
export type OperationBrief = z.output<typeof OperationBrief>
