import * as z from 'zod/mini'
import { Action } from './actions.ts'
import { Sections } from './lab-sections.ts'

/** Something that was done: its number, ms by the server’s clock since the start, and the step of the engine before which it was done. */
export const Happened = z.strictObject({
  seq: z.number(),
  at: z.number(),
  steps: z.number(),
  action: z.union([Action, z.strictObject({ type: z.literal('submit'), sections: Sections })]),
})
export type Happened = z.output<typeof Happened>
