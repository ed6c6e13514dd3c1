import { codes } from '@xinglin/wire'
import type { Call, InputOf, OutputOf } from '@xinglin/contract/call'
import type { Visit } from '#platform/visit'
import type { Lines } from './lines.ts'
import type { Turn } from './turns.ts'

type Handler<C extends Call> = (
  visit: Visit,
  input: InputOf<C>,
) => OutputOf<C> | Promise<OutputOf<C>> | Promise<Ready<C>> | Promise<Lines<C>>

/** An output that was checked and written once, to be sent to many: its whole envelope as UTF-8 JSON text. */
export class Ready<C extends Call = Call> {
  readonly text: Uint8Array<ArrayBuffer>
  constructor(call: C, data: OutputOf<C>) {
    const Data: unknown = call.output.parse(data)
    this.text = new TextEncoder().encode(
      JSON.stringify({ Code: codes.success.code, Msg: '', Data }),
    )
  }
}

/** A call with its handler, types checked when they were put together. */
export type Answer = {
  readonly call: Call
  readonly handle: (visit: Visit, input: unknown) => Promise<unknown>
  /** Where many wait to hash: who goes first, or is refused before anything is hashed for them. */
  readonly turn?: ((visit: Visit, input: unknown) => Promise<Turn>) | undefined
}

/**
 * Binds a call of the contract to the function that answers it; a handler returns or throws, it never sends. `turn` is asked
 * of a call that hashes while many wait.
 */
export const answer = <C extends Call>(
  call: C,
  handler: Handler<C>,
  turn?: (visit: Visit, input: InputOf<C>) => Promise<Turn>,
): Answer => ({
  call,
  handle: async (visit, input) => handler(visit, input as InputOf<C>),
  turn: turn && ((visit, input) => turn(visit, input as InputOf<C>)),
})
