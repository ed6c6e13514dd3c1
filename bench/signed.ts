import { Agent, request } from 'node:http'
import type { Call } from '@xinglin/contract/call'
import { userLoginNew, type Session } from '@xinglin/contract/identity'
import {
  decodeBody,
  encodeBody,
  makeMac,
  modeOf,
  signOf,
  writeBundle,
  type Mode,
} from '@xinglin/wire'

// Thousands are signed within one millisecond here, as nowhere else: drawn by lot, some would be the same.
let drawn = 0
const nextRandom = (): string => String((drawn += 1) % 1_000_000).padStart(6, '0')

type CallAddress = Pick<Call, 'path' | 'method'>

/** A request as it goes over the wire: signed, with its MAC, and encrypted when there is a session. */
export const signedRequest = (
  host: string,
  { path, method }: CallAddress,
  input: object,
  session?: Session,
  idempotencyKey = '',
): { headers: Record<string, string>; body: Uint8Array; mode: Mode } => {
  const mode = modeOf(path, session !== undefined, true)
  const body = method === 'GET' ? new Uint8Array(0) : encodeBody(mode, input, session)
  const bundle = {
    TimeStamp: String(Date.now()),
    Random: nextRandom(),
    TokenId: session?.TokenId ?? '',
    AccountName: session?.AccountName ?? '',
    LoginType: String(session?.LoginType ?? 2),
  }
  const headers: Record<string, string> = {
    'Content-Type': mode === 'plain' ? 'application/json' : 'text/plain',
    'X-Auth-Bundle': writeBundle(bundle),
    'X-Auth-Sign': signOf(bundle, body),
  }
  if (session) {
    if (idempotencyKey !== '') headers['Idempotency-Key'] = idempotencyKey
    const query = ''
    headers['X-Auth-Mac'] = makeMac(session.MacKey, {
      method,
      host,
      path,
      query,
      mode,
      bundle,
      idempotencyKey,
      body,
    })
  }
  return { headers, body, mode }
}

/** The same as bytes, for a socket. */
export const signedBytes = (
  host: string,
  call: CallAddress,
  input: object,
  session?: Session,
): Buffer => {
  const { headers, body } = signedRequest(host, call, input, session)
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  const length = call.method === 'GET' ? '' : `Content-Length: ${body.length}\r\n`
  const head = `${call.method} ${call.path} HTTP/1.1\r\nHost: ${host}\r\n${lines.join('')}${length}\r\n`
  return Buffer.concat([Buffer.from(head), body])
}

const agent = new Agent({ keepAlive: true })

/** Lets go of the connections that are open: a server that ended answers on none of them. */
export const hangUp = (): void => agent.destroy()

/** An answer, opened off the clock, and how long it took from its first byte out to its last byte in. */
export type Measured = {
  readonly Code: number
  readonly Msg: string
  readonly Data: unknown
  readonly ms: number
  readonly bytes: number
}

/** By the address, whatever the host is called: not every machine resolves names below localhost. */
const send = (
  port: number,
  { path, method }: CallAddress,
  headers: Record<string, string>,
  body: Uint8Array,
): Promise<{ body: Uint8Array; mode: string | undefined }> =>
  new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers, agent }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () => {
        const mode = answer.headers['x-body-mode']
        resolve({ body: Buffer.concat(parts), mode: typeof mode === 'string' ? mode : undefined })
      })
    })
    sent.on('error', reject)
    sent.end(method === 'GET' ? undefined : body)
  })

/** Makes one call, opens the answer, and tells how long it took. */
export const ask = async (
  port: number,
  call: CallAddress,
  input: object,
  session?: Session,
  name = 'localhost',
): Promise<Measured> => {
  const host = `${name}:${port}`
  const { headers, body, mode } = signedRequest(host, call, input, session)
  const began = performance.now()
  const answer = await send(port, call, { ...headers, Host: host }, body)
  const ms = performance.now() - began
  const answerMode = (answer.mode ?? mode) as Mode
  const opened = decodeBody(answerMode, answer.body, session) as Omit<Measured, 'ms' | 'bytes'>
  return { ...opened, ms, bytes: answer.body.length }
}

/** Signs in; throws what was answered when that fails. */
export const signIn = async (
  port: number,
  name: string,
  word: string,
  host?: string,
): Promise<Session> => {
  const input = { LoginType: 2, UserName: name, PassWord: word }
  const { Code, Msg, Data } = await ask(port, userLoginNew, input, undefined, host)
  if (Code < 0) throw new Error(`${name} could not sign in: ${Msg}`)
  return Data as Session
}
