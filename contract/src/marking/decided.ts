import * as z from 'zod/mini'
import { Criterion, Mark, outcomes } from './shapes.ts'

/** What a marker decided of a version. */
export const DecidedMark = z.strictObject({
  Mark,
  Rubric: z.array(Criterion),
  Outcome: z.enum(outcomes),
  By: z.string(),
  At: z.string(),
  /** 0-100; null where it was returned. */
  Score: z.nullable(z.number()),
})
export type DecidedMark = z.output<typeof DecidedMark>
