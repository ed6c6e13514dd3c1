import { request, type ClientRequest, type IncomingMessage } from 'node:http'
import type { Call } from '@xinglin/contract/call'
import { decodeBody, type Mode } from '@xinglin/wire'
import type { Visitor } from './visitor.ts'

/** A line as it came, its envelope opened. */
export type StreamLine = {
  readonly Code: number
  readonly Msg: string
  // oxlint-disable-next-line typescript/no-explicit-any -- a test says what it expects of the data
  readonly Data: any
  /** ms since the page was loaded, as `performance.now`. */
  readonly at: number
}

const patienceMs = 20_000

/** Somebody who reads a stream; what came is kept in its order. */
export class Watching {
  readonly lines: StreamLine[] = []
  isOver = false
  readonly #sent: ClientRequest
  #response: IncomingMessage | undefined
  readonly #waiting = new Set<() => void>()

  constructor(visitor: Visitor, call: Pick<Call, 'path' | 'method'>, input: object) {
    const { method, path, headers, body } = visitor.letter(call, input)
    const present = Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value] as const],
    )
    this.#sent = request(
      {
        host: '127.0.0.1',
        port: visitor.port,
        method,
        path,
        headers: { ...Object.fromEntries(present), 'content-length': String(body.length) },
        setHost: false,
        agent: false,
      },
      (response) => {
        this.#response = response
        const mode = response.headers['x-body-mode'] as Mode
        const goesOn = response.headers['content-type']?.startsWith('application/x-ndjson')
        let rest = Buffer.alloc(0)
        const keep = (line: Uint8Array) => {
          const envelope = decodeBody(mode, line, visitor.session) as unknown as StreamLine
          this.lines.push({ ...envelope, at: performance.now() })
        }
        response.on('data', (part: Buffer) => {
          rest = Buffer.concat([rest, part])
          for (let end = goesOn ? rest.indexOf(10) : -1; end >= 0; end = rest.indexOf(10)) {
            keep(rest.subarray(0, end))
            rest = rest.subarray(end + 1)
          }
          this.#wake()
        })
        response.on('end', () => {
          if (!goesOn) keep(rest)
          this.#end()
        })
        response.on('error', () => this.#end())
      },
    )
    this.#sent.on('error', () => this.#end())
    this.#sent.end(body)
  }

  /** The first line that is meant, among those that came and those to come; throws where none comes. */
  async until(isMeant: (line: StreamLine) => boolean): Promise<StreamLine> {
    const late = performance.now() + patienceMs
    for (;;) {
      const line = this.lines.find(isMeant)
      if (line) return line
      if (this.isOver || performance.now() > late)
        throw new Error(`no such line among ${JSON.stringify(this.lines).slice(0, 2_000)}`)
      await this.#next(500)
    }
  }

  /** Takes no more of what comes, or takes it again. */
  stall(isStalled: boolean): void {
    if (isStalled) this.#response?.pause()
    else this.#response?.resume()
  }

  close(): void {
    this.#sent.destroy()
  }

  #next(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer)
        this.#waiting.delete(done)
        resolve()
      }
      const timer = setTimeout(done, ms)
      this.#waiting.add(done)
    })
  }

  #wake(): void {
    for (const done of this.#waiting) done()
  }

  #end(): void {
    this.isOver = true
    this.#wake()
  }
}
