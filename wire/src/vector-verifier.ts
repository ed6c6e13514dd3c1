import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { openBody } from './body.ts'
import { type Bundle, readBundle } from './bundle.ts'
import { codes } from './codes.ts'
import { type JsonObject, parseObject } from './json.ts'
import { checkMac, type MacInput } from './mac.ts'
import { modeOf, normalPath, plainList } from './mode.ts'
import { nonceOf } from './nonce.ts'
import { Refusal } from './refusal.ts'
import { checkSign } from './sign.ts'
import type { VectorFile, VectorRequest, VectorSession } from './vector-file.ts'
import { checkTime } from './window.ts'

/** What the reference server answers: status, code, and the object it read. */
export interface Verdict {
  readonly http: number
  readonly Code: number
  readonly decoded?: JsonObject
}

const publicReads = new Set(['/api/statistics/getschoolcoursestatistic'])

/** The exact body bytes of a vector. */
export const bodyOf = ({ bodyHex, bodyUtf8 }: VectorRequest): Uint8Array =>
  bodyHex ? hexToBytes(bodyHex) : utf8ToBytes(bodyUtf8 ?? '')

/** Path and query (without `?`) of a vector's target. */
export const splitTarget = (target: string): { path: string; query: string } => {
  const [path = '', query = ''] = target.split('?')
  return { path, query }
}

/** What the MAC of a vector covers, given the mode and bundle it was received with. */
export const macInputOf = (request: VectorRequest, bundle: Bundle): MacInput => ({
  method: request.method,
  host: request.host,
  ...splitTarget(request.target),
  mode: request.mode,
  bundle,
  idempotencyKey: request.headers['idempotency-key'] ?? '',
  body: bodyOf(request),
})

const sessionOf = (file: VectorFile, bundle: Bundle, schoolId: number): VectorSession => {
  const session = Object.values(file.sessions).find(({ TokenId }) => TokenId === bundle.TokenId)
  const holds =
    session?.SchoolId === schoolId &&
    session.AccountName === bundle.AccountName &&
    session.LoginType === bundle.LoginType &&
    session.ExpiresAt > file.serverNowMs
  if (session === undefined || !holds) throw new Refusal('noSession', 'no such session')
  return session
}

const read = (file: VectorFile, request: VectorRequest, usedNonces: Set<string>): JsonObject => {
  const schoolId = file.schools[request.host]
  if (schoolId === undefined) throw new Refusal('unknownPath', 'unknown host')
  const path = normalPath(splitTarget(request.target).path)
  const bundle = readBundle(request.headers['x-auth-bundle'])
  const body = bodyOf(request)
  checkTime(bundle, file.serverNowMs)
  checkSign(bundle, body, request.headers['x-auth-sign'])
  const anonymous = bundle.TokenId === ''
  const publicRead = request.method === 'GET' && publicReads.has(path)
  if (anonymous && !publicRead && !plainList.includes(path))
    throw new Refusal('noSession', 'needs a session')
  const session = anonymous ? undefined : sessionOf(file, bundle, schoolId)
  const mode = modeOf(path, session !== undefined, true)
  if (session)
    checkMac(
      session.MacKey,
      { ...macInputOf(request, bundle), mode },
      request.headers['x-auth-mac'],
      session.MacRequired,
    )
  if (request.method === 'POST' || session) {
    const nonce = nonceOf(String(schoolId), bundle, request.headers['x-auth-sign'] ?? '')
    if (usedNonces.has(nonce)) throw new Refusal('replayed', nonce)
    usedNonces.add(nonce)
  }
  return body.length === 0 ? {} : parseObject(openBody(mode, body, session), 'badBody')
}

/** Runs the checks of wire.md 2.8 on one request, up to its JSON; the text rules that follow are left to `decodeBody`, as in the vectors. */
export const verify = (
  file: VectorFile,
  request: VectorRequest,
  usedNonces: Set<string>,
): Verdict => {
  try {
    return { http: 200, Code: 0, decoded: read(file, request, usedNonces) }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { http, code } = codes[error.code]
    return { http, Code: code }
  }
}
