import { call } from '#call'
import { mayArrive, unsentIn } from '#simulations/kernel'
import { Action, operate } from '@xinglin/contract/simulations/experiment'
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

const shelf = unsentIn('experiment', z.array(Unsent))

/** Keeps what was not acknowledged beyond a closed tab. */
export const keepUnsent = (sessionId: string, unsent: readonly Unsent[]): void =>
  void shelf.keep(sessionId, unsent.length > 0 ? [...unsent] : undefined)

/** Sends one thing that was done. */
export const sendOne = (sessionId: string, { id, seq, steps, action }: Unsent) =>
  call(operate, {
    SessionId: sessionId,
    Seq: seq,
    ClientActionId: id,
    Steps: steps,
    Action: action,
  })

/** Sends what an earlier tab could not; what is refused now, and all after it, was overtaken by something else. */
export const sendLeft = async (sessionId: string): Promise<void> => {
  const left = [...(shelf.find(sessionId) ?? [])]
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
