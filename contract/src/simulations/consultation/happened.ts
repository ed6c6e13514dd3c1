import * as z from 'zod/mini'
import { Deed } from './actions.ts'
import { Observation } from './observations.ts'

/** One thing that was done and what came of it, by its number; `at` in ms since the start, by the server's clock. */
export const Happened = z.strictObject({
  seq: z.number(),
  at: z.number(),
  action: Deed,
  observations: z.readonly(z.array(Observation)),
  /** The answers of a turn as a language model worded them (AI 生成), where it did and they were shown. */
  words: z.exactOptional(z.string()),
})
export type Happened = z.output<typeof Happened>
