import { unsentIn } from '#simulations/kernel'
import { Action } from '@xinglin/contract/simulations/consultation'
import * as z from 'zod/mini'

const Unsent = z.object({
  /** The ClientActionId: the same again is one thing. */
  id: z.string(),
  /** The number of the last action when it was wanted. */
  seq: z.number(),
  what: z.union([Action, z.object({ type: z.literal('ask'), text: z.string() })]),
})

/** What was wanted and not yet acknowledged. */
export type Unsent = z.output<typeof Unsent>

const shelf = unsentIn('consultation', Unsent)

/** Keeps what was not acknowledged beyond a closed tab. */
export const keepUnsent = shelf.keep

/** What an earlier tab could not send. */
export const findUnsent = shelf.find
