import type { Call, InputOf, OutputOf } from '@xinglin/contract/call'
import type { Visit } from '#platform/visit'

type Handler<C extends Call> = (
  visit: Visit,
  input: InputOf<C>,
) => OutputOf<C> | Promise<OutputOf<C>> | Promise<Ready<C>>

/** An output that was checked and written once, to be sent to many. */
export class Ready<C extends Call = Call> {
  /** The `Data` member as JSON text. */
  readonly json: string
  constructor(call: C, data: OutputOf<C>) {
    this.json = JSON.stringify(call.output.parse(data))
  }
}

/** A call with its handler, types checked when they were put together. */
export type Answer = {
  readonly call: Call
  readonly handle: (visit: Visit, input: unknown) => Promise<unknown>
}

/** Binds a call of the contract to the function that answers it; a handler returns or throws, it never sends. */
export const answer = <C extends Call>(call: C, handler: Handler<C>): Answer => ({
  call,
  handle: async (visit, input) => handler(visit, input as InputOf<C>),
})
