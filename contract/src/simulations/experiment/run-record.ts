import * as z from 'zod/mini'
import { Happened } from './happened.ts'
import { Sections } from './lab-sections.ts'
import { Protocol } from './protocol.ts'

/** What was done in an experiment and what was written of it, without an assessment. */
export const RunRecord = z.strictObject({
  Protocol,
  Seed: z.number(),
  /** The version of the engine that it was done with; only by the same one may the recording be drawn anew. */
  Engine: z.number(),
  Sections,
  Events: z.readonly(z.array(Happened)),
})
export type RunRecord = z.output<typeof RunRecord>
