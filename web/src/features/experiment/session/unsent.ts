import { call, CallError } from '#call'
import { Action, operate } from '@xinglin/contract/experiment'
import * as z from 'zod/mini'

const Unsent = z.object({
  /** The ClientActionId: the same again is one thing. */
  id: z.string(),
  /** The number of the action before it. */
  seq: z.number(),
  steps: z.number(),
  action: Action,
})

/** What was done here and is not acknowledged yet. */
export type Unsent = z.output<typeof Unsent>

const keyOf = (sessionId: string) => `xinglin/experiment/${sessionId}`

/** Keeps what was not acknowledged beyond a closed tab. A browser that keeps nothing loses only that. */
export const keepUnsent = (sessionId: string, unsent: readonly Unsent[]): void => {
  try {
    if (unsent.length > 0) window.localStorage.setItem(keyOf(sessionId), JSON.stringify(unsent))
    else window.localStorage.removeItem(keyOf(sessionId))
  } catch {
    // Private windows and full disks keep nothing.
  }
}

const findUnsent = (sessionId: string): readonly Unsent[] => {
  try {
    const text = window.localStorage.getItem(keyOf(sessionId))
    return text === null ? [] : z.array(Unsent).parse(JSON.parse(text))
  } catch {
    return []
  }
}

/** Sends one thing that was done. */
export const sendOne = (sessionId: string, { id, seq, steps, action }: Unsent) =>
  call(operate, {
    SessionId: sessionId,
    Seq: seq,
    ClientActionId: id,
    Steps: steps,
    Action: action,
  })

/** No answer, or none of the application's own: the same may be sent again. */
export const mayArrive = (error: unknown): boolean =>
  error instanceof CallError && error.http !== 200 && error.http !== 403 && error.http !== 401

/** Sends what an earlier tab could not; what is refused now, and all after it, was overtaken by something else. */
export const sendLeft = async (sessionId: string): Promise<void> => {
  const left = [...findUnsent(sessionId)]
  while (left[0]) {
    try {
      await sendOne(sessionId, left[0])
      left.shift()
    } catch (error) {
      if (mayArrive(error)) throw error
      left.length = 0
    }
    keepUnsent(sessionId, left)
  }
}
