import type { Call, OutputOf } from '@xinglin/contract/call'
import type * as z from 'zod/mini'
import { request, type CallOptions } from './call.ts'
import { CallError, code } from './call-error.ts'

const tooMany = -10_429

/** How a stream stands: opened for the first time, told of, broken off and taken up again. */
export type StreamState = 'opening' | 'live' | 'broken'

type Watching<Line> = {
  readonly signal: AbortSignal
  readonly onLine: (line: Line) => void
  readonly onState: (state: StreamState) => void
}

const firstPauseMs = 400
const longestPauseMs = 15_000

/** Longer after each failure, and never for all at the same moment. */
const pauseOf = (tries: number): number =>
  Math.min(longestPauseMs, firstPauseMs * 2 ** tries) * (0.5 + Math.random() / 2)

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    signal.addEventListener('abort', done)
  })

/** What may be another way when one comes again: the session renewed, the server there or less busy. */
const passing: readonly number[] = [code.noSession, code.replayed, tooMany, -10_500, -10_503]

/** What coming again does not change: a rule, a right, what is not there. */
const isFinal = ({ http, code: answered }: CallError): boolean =>
  answered < 0 && http < 500 && !passing.includes(answered)

/**
 * Reads a stream of lines until it is given up, and takes it up again by the number of the last line where the connection
 * breaks; `inputFrom` says what is asked with that number, empty at first. Throws what coming again does not change. A
 * session that has run out is renewed or left as with any call.
 */
export const watch = async <C extends Call>(
  description: C,
  inputFrom: (no: string) => z.input<C['input']>,
  { signal, onLine, onState }: Watching<OutputOf<C> & { readonly No: string }>,
): Promise<void> => {
  let no = ''
  let tries = 0
  const options: CallOptions = { signal, background: true, unattended: true }
  onState('opening')
  while (!signal.aborted) {
    try {
      const { lines } = await request(description, inputFrom(no), options)
      for await (const line of lines ?? []) {
        tries = 0
        onState('live')
        const one = line as OutputOf<C> & { readonly No: string }
        onLine(one)
        no = one.No
      }
    } catch (error) {
      if (signal.aborted) return
      if (!(error instanceof CallError)) throw error
      if (isFinal(error)) throw error
    }
    if (signal.aborted) return
    onState(tries === 0 && no === '' ? 'opening' : 'broken')
    await pause(pauseOf(tries), signal)
    tries += 1
  }
}
