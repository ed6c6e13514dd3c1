import type { ServerResponse } from 'node:http'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answers that are counted together, where nobody’s session is known: of files, of the speed test. */
    openTogether?: keyof typeof together
  }
}

const megabyte = 1_048_576
/** What a stream holds of its source at most, between disk and socket. */
const streamBytes = 131_072
/** What is smaller is taken by the operating system at once. */
const smallBytes = 16_384

/** Bytes of answers that were not taken yet, of all without a session together. A stream counts as what it holds. */
const together = { nobody: 96 * megabyte, files: 256 * megabyte, speed: 8 * megabyte }
/** The same of one session. */
const maxOfOne = 16 * megabyte

/** Answers that wait to be taken, the longest first. */
type Open = { bytes: number; readonly answers: Map<ServerResponse, number> }

/** Whose an answer is: a session’s person (`rateLimitKeyOf`), or one of those that are counted together. */
export type Reader = { readonly rateLimitKey: string } | { readonly of: keyof typeof together }

const nameOf = (reader: Reader): string =>
  'rateLimitKey' in reader ? `= ${reader.rateLimitKey}` : reader.of

/**
 * Counts answers that were handed on and not taken yet. Where they grow beyond what may wait for one session, or for all
 * without one together, the one that waits longest is given up: whoever does not read takes the place of nobody who does.
 */
export const openAnswers = () => {
  const groups = new Map<string, Open>()
  const remove = (name: string, response: ServerResponse): void => {
    const open = groups.get(name)
    const bytes = open?.answers.get(response)
    if (!open || bytes === undefined) return
    open.answers.delete(response)
    open.bytes -= bytes
    if (open.answers.size === 0) groups.delete(name)
  }
  return {
    /** One more is open, until it is taken or its connection ends. */
    add: (reader: Reader, response: ServerResponse, payload: unknown): void => {
      const bytes =
        typeof payload === 'string' || Buffer.isBuffer(payload)
          ? Buffer.byteLength(payload)
          : payload
            ? streamBytes
            : 0
      if (bytes < smallBytes) return
      const name = nameOf(reader)
      const open = groups.get(name) ?? { bytes: 0, answers: new Map<ServerResponse, number>() }
      groups.set(name, open)
      open.answers.set(response, bytes)
      open.bytes += bytes
      response.once('close', () => remove(name, response))
      const most = 'rateLimitKey' in reader ? maxOfOne : together[reader.of]
      for (const [oldest] of open.answers) {
        if (open.bytes <= most || oldest === response) break
        remove(name, oldest)
        oldest.destroy()
      }
    },
    /** Bytes that wait to be taken, of everybody. */
    bytes: (): number => [...groups.values()].reduce((sum, open) => sum + open.bytes, 0),
  }
}
