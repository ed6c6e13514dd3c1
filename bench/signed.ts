import type { Call } from '@xinglin/contract/call'
import { userLoginNew, type Session } from '@xinglin/contract/identity'
import {
  decodeBody,
  encodeBody,
  makeMac,
  modeOf,
  signOf,
  sixDigits,
  writeBundle,
  type Mode,
} from '@xinglin/wire'

type Asked = Pick<Call, 'path' | 'method'>

/** A request as it goes over the wire: signed, with its MAC, and encrypted when there is a session. */
export const signedRequest = (
  host: string,
  { path, method }: Asked,
  input: object,
  session?: Session,
): { headers: Record<string, string>; body: Uint8Array; mode: Mode } => {
  const mode = modeOf(path, session !== undefined, true)
  const body = method === 'GET' ? new Uint8Array(0) : encodeBody(mode, input, session)
  const bundle = {
    TimeStamp: String(Date.now()),
    Random: sixDigits(),
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
    const idempotencyKey = ''
    const query = ''
    headers['X-Auth-Mac'] = makeMac(session.MacKey, {
      ...{ method, host, path, query, mode, bundle, idempotencyKey, body },
    })
  }
  return { headers, body, mode }
}

/** The same as bytes, for a socket. */
export const signedBytes = (
  host: string,
  asked: Asked,
  input: object,
  session?: Session,
): Buffer => {
  const { headers, body } = signedRequest(host, asked, input, session)
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  const length = asked.method === 'GET' ? '' : `Content-Length: ${body.length}\r\n`
  const head = `${asked.method} ${asked.path} HTTP/1.1\r\nHost: ${host}\r\n${lines.join('')}${length}\r\n`
  return Buffer.concat([Buffer.from(head), body])
}

/** Makes one call and opens the answer. */
export const ask = async (
  port: number,
  asked: Asked,
  input: object,
  session?: Session,
): Promise<{ Code: number; Msg: string; Data: unknown }> => {
  const host = `localhost:${port}`
  const { headers, body, mode } = signedRequest(host, asked, input, session)
  const answer = await fetch(`http://${host}${asked.path}`, {
    method: asked.method,
    headers,
    body: asked.method === 'GET' ? null : Buffer.from(body),
  })
  const bytes = new Uint8Array(await answer.arrayBuffer())
  const told = (answer.headers.get('x-body-mode') ?? mode) as Mode
  return decodeBody(told, bytes, session) as { Code: number; Msg: string; Data: unknown }
}

/** Signs in; throws what was answered when that fails. */
export const signIn = async (port: number, name: string, word: string): Promise<Session> => {
  const input = { LoginType: 2, UserName: name, PassWord: word }
  const { Code, Msg, Data } = await ask(port, userLoginNew, input)
  if (Code < 0) throw new Error(`${name} could not sign in: ${Msg}`)
  return Data as Session
}
