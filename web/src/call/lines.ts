import type { Session } from '@xinglin/contract/identity'
import { decodeBody, type JsonObject, type JsonValue, type Mode } from '@xinglin/wire'
import { CallError, sentence, texts } from './call-error.ts'

/** Something comes every 10 s at least; what says nothing for longer is broken. */
const silenceMs = 30_000

const lineBreak = 10

const broken = (reason: string) =>
  new CallError({ http: 0, code: 0, message: texts.offline, data: reason })

const join = (one: Uint8Array, other: Uint8Array): Uint8Array => {
  if (one.length === 0) return other
  const all = new Uint8Array(one.length + other.length)
  all.set(one)
  all.set(other, one.length)
  return all
}

const dataOf = (envelope: JsonObject): JsonValue => {
  const answered = Number(envelope['Code'])
  if (answered >= 0) return envelope['Data'] ?? null
  const { Msg: msg } = envelope
  const message = sentence(200, answered, typeof msg === 'string' ? msg : '')
  throw new CallError({ http: 200, code: answered, message, data: envelope['Data'] ?? null })
}

/** The lines of an answer that goes on, each an envelope of its own in the mode of the path; throws the refusal that ends it, and where it falls silent. */
export async function* readLines(
  body: ReadableStream<Uint8Array>,
  mode: Mode,
  session: Session | undefined,
  signal: AbortSignal | undefined,
): AsyncGenerator<JsonValue> {
  const reader = body.getReader()
  const cancel = () => void reader.cancel().catch(() => undefined)
  signal?.addEventListener('abort', cancel)
  let rest: Uint8Array = new Uint8Array(0)
  let silence: ReturnType<typeof setTimeout> | undefined
  let isSilent = false
  try {
    for (;;) {
      silence = setTimeout(() => {
        isSilent = true
        cancel()
      }, silenceMs)
      const { done, value } = await reader.read()
      clearTimeout(silence)
      if (isSilent) throw broken('silent')
      if (done) return
      rest = join(rest, value)
      for (let end = rest.indexOf(lineBreak); end >= 0; end = rest.indexOf(lineBreak)) {
        const line = rest.slice(0, end)
        rest = rest.slice(end + 1)
        yield dataOf(decodeBody(mode, line, session))
      }
    }
  } finally {
    clearTimeout(silence)
    signal?.removeEventListener('abort', cancel)
    cancel()
  }
}
