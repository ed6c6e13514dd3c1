import { request } from 'node:http'
import type { Call, InputOf } from '@xinglin/contract/call'
import { userLoginNew, type Session } from '@xinglin/contract/identity'
import {
  contentDigest,
  decodeBody,
  encodeBody,
  makeMac,
  modeOf,
  signedContent,
  signOf,
  sixDigits,
  writeBundle,
  type Bundle,
  type Mode,
} from '@xinglin/wire'

/** An answer as it came back, its envelope opened. */
export type Answered = {
  readonly http: number
  readonly Code: number
  readonly Msg: string
  // oxlint-disable-next-line typescript/no-explicit-any -- a test says what it expects of the data
  readonly Data: any
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly mode: string | undefined
}

/** What a test may change of a request before it is sent. */
export type Tampered = {
  bundle?: Partial<Bundle>
  headers?: Record<string, string | undefined>
  body?: Uint8Array
  mode?: Mode
  method?: string
  path?: string
  host?: string
}

const send = (
  port: number,
  {
    method,
    path,
    headers,
    body,
  }: { method: string; path: string; headers: Record<string, string>; body: Uint8Array },
) =>
  new Promise<{ status: number; headers: Answered['headers']; body: Buffer }>((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port, method, path, headers, setHost: false },
      (response) => {
        const parts: Buffer[] = []
        const goesOn = response.headers['content-type']?.startsWith('application/x-ndjson')
        response.on('data', (part: Buffer) => {
          parts.push(part)
          // Of what goes on the first line is the answer; whoever wants the others reads them as lines.
          const end = goesOn ? part.indexOf(10) : -1
          if (end < 0) return
          const line = Buffer.concat(parts)
          response.destroy()
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: line.subarray(0, line.indexOf(10)),
          })
        })
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(parts),
          }),
        )
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })

/** A client of the wire format, as another program would write it; every call is a real request over a socket. */
export class Visitor {
  session: Session | undefined
  cookie = ''
  readonly port: number
  readonly host: string

  constructor(port: number, host: string) {
    this.port = port
    this.host = host
  }

  /** The host as browsers send it: with its port, unless the test names one. */
  get #sentHost(): string {
    return /:\d+$/.test(this.host) ? this.host : `${this.host}:${this.port}`
  }

  /** Signs in, or throws what was answered. */
  async signIn(
    UserName: string,
    PassWord: string,
    more: Partial<InputOf<typeof userLoginNew>> = {},
  ): Promise<Session> {
    const answered = await this.calls(userLoginNew, { LoginType: 2, UserName, PassWord, ...more })
    if (answered.Code < 0)
      throw new Error(`${UserName}@${this.host}: ${answered.Code} ${answered.Msg}`)
    this.session = answered.Data as Session
    return this.session
  }

  /** Makes a call of the contract; `tampered` replaces parts after they were made and signed. */
  async calls(
    call: Pick<Call, 'path' | 'method' | 'fileBody'>,
    input: object = {},
    tampered: Tampered = {},
  ): Promise<Answered> {
    const { method, path, headers, body } = this.letter(call, input, tampered)
    return this.#opened(method, path, headers, body)
  }

  /** A call as it is sent, signed with the session. */
  letter(
    call: Pick<Call, 'path' | 'method' | 'fileBody'>,
    input: object = {},
    tampered: Tampered = {},
  ) {
    const { session } = this
    const mode = tampered.mode ?? modeOf(call.path, session !== undefined, true)
    const method = tampered.method ?? call.method
    const { Bytes: file = new Uint8Array(0), ...about } = input as { Bytes?: Uint8Array }
    const inQuery = call.method === 'GET' || call.fileBody
    const query = inQuery ? new URLSearchParams(about).toString() : ''
    const digest = call.fileBody ? contentDigest(file) : undefined
    const body =
      tampered.body ??
      (digest !== undefined
        ? signedContent(digest)
        : call.method === 'GET'
          ? new Uint8Array(0)
          : encodeBody(mode, input, session))
    const bundle: Bundle = {
      TimeStamp: String(Date.now()),
      Random: sixDigits(),
      TokenId: session?.TokenId ?? '',
      AccountName: session?.AccountName ?? '',
      LoginType: String(session?.LoginType ?? 2),
      ...tampered.bundle,
    }
    const host = tampered.host ?? this.#sentHost
    const idempotencyKey = tampered.headers?.['idempotency-key'] ?? ''
    const mac =
      session &&
      makeMac(session.MacKey, {
        method,
        host,
        path: call.path,
        query,
        mode,
        bundle,
        idempotencyKey,
        body,
      })
    // Browsers say with every POST from where they make it.
    const { 'sec-fetch-site': site, 'x-forwarded-proto': scheme = 'http' } = tampered.headers ?? {}
    const isFromPage = site !== undefined && method === 'POST'
    const headers = {
      host,
      ...(isFromPage ? { origin: `${scheme}://${tampered.headers?.['host'] ?? host}` } : {}),
      'content-type': mode === 'plain' ? 'application/json' : 'text/plain',
      'x-auth-bundle': writeBundle(bundle),
      'x-auth-sign': signOf(bundle, body),
      ...(mac ? { 'x-auth-mac': mac } : {}),
      ...(digest === undefined ? {} : { 'x-content-sha256': digest }),
      ...(this.cookie ? { cookie: this.cookie } : {}),
      ...tampered.headers,
    }
    return {
      method,
      path: `${tampered.path ?? call.path}${query ? `?${query}` : ''}`,
      headers,
      body: digest === undefined ? body : file,
    }
  }

  /** Sends bytes as they are. */
  async raw(
    method: string,
    path: string,
    headers: Record<string, string>,
    body: Uint8Array = new Uint8Array(0),
  ): Promise<Answered> {
    return this.#opened(method, path, { host: this.#sentHost, ...headers }, body)
  }

  async #opened(
    method: string,
    path: string,
    headers: Record<string, string | undefined>,
    body: Uint8Array,
  ): Promise<Answered> {
    const present = Object.fromEntries(
      Object.entries(headers).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, value]],
      ),
    )
    const length =
      method === 'GET' && body.length === 0 ? {} : { 'content-length': String(body.length) }
    const answer = await send(this.port, {
      method,
      path,
      headers: { ...present, ...length },
      body,
    })
    const mode = answer.headers['x-body-mode']
    if (mode !== 'plain' && mode !== 'b64' && mode !== 'aes') {
      return {
        http: answer.status,
        Code: Number.NaN,
        Msg: answer.body.toString(),
        Data: null,
        headers: answer.headers,
        mode: undefined,
      }
    }
    const envelope = decodeBody(mode, answer.body, this.session) as {
      Code: number
      Msg: string
      Data: unknown
    }
    return { http: answer.status, ...envelope, headers: answer.headers, mode }
  }
}
