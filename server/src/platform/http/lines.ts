import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import type { Call, OutputOf } from '@xinglin/contract/call'
import type { Refused, Visit } from '#platform/visit'

/** What the lines of a stream are made from. */
export type LineSource = {
  /**
   * Does something in a transaction of its own, as the visitor is now; refuses once their session has ended or the call is
   * theirs no more. Nothing of it counts as their being there.
   */
  readonly again: <T>(work: (visit: Visit) => Promise<T>) => Promise<T>
  /** The reader has gone, or the process is ending. */
  readonly over: AbortSignal
}

/** An answer that goes on: lines that are made as they are read, each an envelope of its own. */
export class Lines<C extends Call = Call> {
  readonly #call: C
  readonly #made: (source: LineSource) => AsyncIterable<OutputOf<C>>
  constructor(call: C, lines: (source: LineSource) => AsyncIterable<OutputOf<C>>) {
    this.#call = call
    this.#made = lines
  }

  /** The lines, each checked by the contract. */
  async *from(source: LineSource): AsyncGenerator {
    for await (const line of this.#made(source)) yield this.#call.output.parse(line)
  }
}

const lineBreak = Buffer.from('\n')

/** Waits until the reader has taken what was written; whoever takes nothing is waited for no longer than connections are. */
const taken = async (response: ServerResponse, over: AbortSignal): Promise<void> => {
  await once(response, 'drain', { signal: over }).catch(() => undefined)
}

/**
 * Writes lines as fast as they are read and no faster: the next is made when the one before has been taken, so that a slow
 * reader costs one line. A refusal is the last line; where the process ends there is none, and the reader comes again.
 */
export const writeLines = async (
  response: ServerResponse,
  lines: AsyncIterable<unknown>,
  {
    over,
    encode,
    refusedOf,
  }: {
    readonly over: AbortSignal
    readonly encode: (envelope: object) => Uint8Array
    readonly refusedOf: (error: unknown) => Refused
  },
): Promise<void> => {
  const write = (envelope: object): boolean =>
    response.write(Buffer.concat([encode(envelope), lineBreak]))
  try {
    for await (const Data of lines) {
      if (over.aborted) break
      if (!write({ Code: 0, Msg: '', Data })) await taken(response, over)
    }
  } catch (error) {
    const { code, message, data } = refusedOf(error)
    if (!response.destroyed) write({ Code: code, Msg: message, Data: data })
  } finally {
    response.end()
  }
}
