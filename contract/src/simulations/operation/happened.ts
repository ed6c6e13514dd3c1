import * as z from 'zod/mini'
import { Action } from './actions.ts'
import { Vitals } from './view.ts'

/** What an action brought to light: seen, felt, said by the patient, drawn (mL), measured, or told by the program. */
export const Observation = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.enum(['seen', 'felt', 'patient', 'hint', 'undone']),
    zh: z.string(),
  }),
  z.strictObject({
    type: z.literal('drawn'),
    zh: z.string(),
    ml: z.number(),
    total: z.number(),
  }),
  z.strictObject({ type: z.literal('vitals'), zh: z.string(), vitals: Vitals }),
  z.strictObject({
    type: z.literal('ended'),
    zh: z.string(),
    how: z.enum(['finished', 'time']),
  }),
])
export type Observation = z.output<typeof Observation>

/** Something that was done: its number, ms by the server’s clock since the start, and what it brought. */
export const Happened = z.strictObject({
  seq: z.number(),
  at: z.number(),
  action: z.union([Action, z.strictObject({ type: z.literal('finish') })]),
  observations: z.readonly(z.array(Observation)),
})
export type Happened = z.output<typeof Happened>
