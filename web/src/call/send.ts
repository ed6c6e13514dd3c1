import type { Session } from '@xinglin/contract/identity'
import type { JsonObject, JsonValue } from '@xinglin/wire'
import { CallError, texts } from './call-error.ts'
import { learnServerTime } from './clock.ts'
import { type Letter, modeOfAnswer, readAnswer } from './envelope.ts'
import { readLines } from './lines.ts'

const timeOutMs = 35_000

/** An answer as it came: the envelope's members where there was one. */
export type Answer = {
  readonly http: number
  readonly code: number | undefined
  readonly msg: string
  readonly data: JsonValue
  readonly trace: string
  /** Of an answer that goes on: its lines, each the data of an envelope of its own. */
  readonly lines?: AsyncIterable<JsonValue>
}

const opened = (envelope: JsonObject | undefined) => ({
  code: typeof envelope?.['Code'] === 'number' ? envelope['Code'] : undefined,
  msg: typeof envelope?.['Msg'] === 'string' ? envelope['Msg'] : '',
  data: envelope?.['Data'] ?? null,
})

/** Sends one letter and waits 35 s for the answer; throws CallError when none comes, and what `signal` throws when it is given up. */
export const send = async (
  letter: Letter,
  session: Session | undefined,
  {
    signal,
    keepalive = false,
  }: { signal?: AbortSignal | undefined; keepalive?: boolean | undefined },
): Promise<Answer> => {
  const patience = new AbortController()
  const giveUp = () => patience.abort(signal?.reason)
  const timer = setTimeout(() => patience.abort('late'), timeOutMs)
  signal?.throwIfAborted()
  signal?.addEventListener('abort', giveUp)
  try {
    const response = await fetch(letter.url, {
      method: letter.method,
      headers: letter.headers,
      body: letter.body ?? null,
      signal: patience.signal,
      keepalive,
      credentials: 'same-origin',
      cache: 'no-store',
      redirect: 'error',
    })
    learnServerTime(Number(response.headers.get('X-Server-Time')))
    const trace = response.headers.get('X-Trace-Id') ?? ''
    const goesOn = response.headers.get('Content-Type')?.startsWith('application/x-ndjson')
    if (goesOn && response.body) {
      const lines = readLines(response.body, modeOfAnswer(response), session, signal)
      return { http: response.status, trace, code: 0, msg: '', data: null, lines }
    }
    return { http: response.status, trace, ...opened(await readAnswer(response, session)) }
  } catch (error) {
    signal?.throwIfAborted()
    const late = patience.signal.aborted
    throw new CallError({
      // Nothing came in time, or nothing could be reached: only the second is worth a silent second try.
      http: late ? 408 : 0,
      code: 0,
      message: late ? texts.late : texts.offline,
      data: String(error),
    })
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', giveUp)
  }
}
