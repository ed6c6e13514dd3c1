import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { Call } from '@xinglin/contract/call'
import type { Session } from '@xinglin/contract/identity'
import { codes, decodeBody, type Mode } from '@xinglin/wire'
import { signedRequest } from '../signed.ts'

/** What a call came to; `Code` is undefined where nothing was heard: nobody knows whether it was done. */
export type LineAnswer = {
  readonly http: number
  readonly Code: number | undefined
  readonly Msg: string
  readonly Data: unknown
  readonly ms: number
}

/** How long one was without an answer that stands. */
export type Outage = { readonly since: number; readonly ms: number; readonly what: string }

type CallAddress = Pick<Call, 'path' | 'method'>

const silence = (what: string, ms: number): LineAnswer => ({
  http: 0,
  Code: undefined,
  Msg: what,
  Data: undefined,
  ms,
})

/** Come again: away, too busy, still at work, or the clock's repair after the nonces were lost. */
const again: readonly number[] = [
  codes.overloaded.code,
  codes.fault.code,
  codes.replayed.code,
  codes.outsideWindow.code,
  codes.tooMany.code,
]

/** A browser's line to the product: signed, kept alive, each call with a time of its own. */
export class Line {
  readonly port: () => number
  readonly host: string
  readonly waitMs: number
  readonly agent = new Agent({ keepAlive: true })

  constructor(port: () => number, { host = 'localhost', waitMs = 10_000 } = {}) {
    this.port = port
    this.host = host
    this.waitMs = waitMs
  }

  /** One call, once. */
  once(call: CallAddress, input: object, session?: Session, key = ''): Promise<LineAnswer> {
    const port = this.port()
    const Host = `${this.host}:${port}`
    const { headers, body, mode } = signedRequest(Host, call, input, session, key)
    const began = performance.now()
    return new Promise((resolve) => {
      const failed = (error: Error) => resolve(silence(error.message, performance.now() - began))
      const { path, method } = call
      const options = { host: '127.0.0.1', port, path, method, agent: this.agent }
      const sent = request({ ...options, headers: { ...headers, Host } }, (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('error', failed)
        answer.on('end', () => {
          const ms = performance.now() - began
          try {
            const answerMode = (answer.headers['x-body-mode'] ?? mode) as Mode
            const opened = decodeBody(answerMode, Buffer.concat(parts), session) as LineAnswer
            resolve({ ...opened, http: answer.statusCode ?? 0, ms })
          } catch {
            resolve({ ...silence('not an answer of ours', ms), http: answer.statusCode ?? 0 })
          }
        })
      })
      sent.setTimeout(this.waitMs, () => sent.destroy(new Error('no answer in time')))
      sent.on('error', failed)
      sent.end(method === 'GET' ? undefined : body)
    })
  }

  /**
   * The same until it is answered for good, as browsers do: what is sent again is the same deed (its key, its number),
   * in a new envelope. Tells how long that took once it did not succeed at once.
   */
  async until(
    call: CallAddress,
    input: object,
    session: Session | undefined,
    {
      key = '',
      over,
      outage,
    }: { key?: string; over: () => boolean; outage: (one: Outage) => void },
  ): Promise<LineAnswer | undefined> {
    const since = performance.now()
    let first = ''
    for (let waitMs = 100; ; waitMs = Math.min(waitMs * 2, 800)) {
      const answer = await this.once(call, input, session, key)
      if (answer.Code !== undefined && !again.includes(answer.Code)) {
        if (first !== '') outage({ since, ms: performance.now() - since, what: first })
        return answer
      }
      first ||= answer.Code === undefined ? answer.Msg : `${answer.Code} ${answer.Msg}`
      if (over()) return undefined
      await pause(waitMs / 2 + Math.random() * waitMs)
    }
  }

  hangUp(): void {
    this.agent.destroy()
  }
}
