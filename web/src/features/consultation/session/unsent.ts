import { Action } from '@xinglin/contract/consultation'
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

const keyOf = (sessionId: string) => `xinglin/consultation/${sessionId}`

/** Keeps what was not acknowledged beyond a closed tab. A browser that keeps nothing loses only that. */
export const keepUnsent = (sessionId: string, unsent: Unsent | undefined): void => {
  try {
    if (unsent) window.localStorage.setItem(keyOf(sessionId), JSON.stringify(unsent))
    else window.localStorage.removeItem(keyOf(sessionId))
  } catch {
    // Private windows and full disks keep nothing.
  }
}

/** What an earlier tab could not send. */
export const findUnsent = (sessionId: string): Unsent | undefined => {
  try {
    const text = window.localStorage.getItem(keyOf(sessionId))
    return text === null ? undefined : Unsent.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}
