import type { Call } from '@xinglin/contract/call'
import type { Session } from '@xinglin/contract/identity'
import {
  type Bundle,
  contentDigest,
  contentTypes,
  decodeBody,
  encodeBody,
  type JsonObject,
  makeMac,
  type Mode,
  modeOf,
  signedContent,
  signOf,
  sixDigits,
  writeBundle,
} from '@xinglin/wire'
import { serverNow } from './clock.ts'

/** One request as it is sent. */
export type Letter = {
  readonly url: string
  readonly method: 'GET' | 'POST'
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array<ArrayBuffer> | undefined
}

const bundleFor = (session: Session | undefined, loginType: number): Bundle => ({
  TimeStamp: String(serverNow()),
  Random: sixDigits(),
  TokenId: session?.TokenId ?? '',
  AccountName: session?.AccountName ?? '',
  LoginType: String(session?.LoginType ?? loginType),
})

const queryOf = (input: JsonObject) => {
  const given = Object.entries(input).filter(([, value]) => value !== undefined && value !== null)
  return new URLSearchParams(
    given.map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  ).toString()
}

/** The file of an input and what is said of it (wire.md 2.7). */
const fileOf = (input: JsonObject) => {
  const { Bytes: file, ...about } = input as JsonObject & { Bytes?: unknown }
  return { file: file instanceof Uint8Array ? new Uint8Array(file) : new Uint8Array(0), about }
}

/** Writes a call as wire.md 2.2 to 2.6 have it: a new time and nonce each time, `idempotencyKey` empty for none. */
export const writeLetter = (
  description: Pick<Call, 'path' | 'method' | 'fileBody'>,
  input: JsonObject,
  by: {
    readonly session: Session | undefined
    readonly encryption: boolean
    readonly idempotencyKey: string
    /** Work that the server asked for, riddle and answer; absent where it asked for none. */
    readonly proof?: string | undefined
  },
): Letter => {
  const { session, idempotencyKey } = by
  const mode = modeOf(description.path, session !== undefined, by.encryption)
  const { file, about } = description.fileBody ? fileOf(input) : { file: undefined, about: input }
  const query = description.method === 'GET' || file ? queryOf(about) : ''
  const digest = file && contentDigest(file)
  const text = encodeBody(mode, description.method === 'POST' && !file ? input : undefined, session)
  const body = digest === undefined ? text : signedContent(digest)
  const bundle = bundleFor(session, Number(input['LoginType'] ?? 2))
  const headers: Record<string, string> = {
    'X-Auth-Bundle': writeBundle(bundle),
    'X-Auth-Sign': signOf(bundle, body),
  }
  if (description.method === 'POST')
    headers['Content-Type'] = file ? 'application/octet-stream' : contentTypes[mode]
  if (digest !== undefined) headers['X-Content-Sha256'] = digest
  if (idempotencyKey) headers['Idempotency-Key'] = idempotencyKey
  if (by.proof !== undefined) headers['X-Proof-Of-Work'] = by.proof
  if (session) {
    const host = window.location.host
    headers['X-Auth-Mac'] = makeMac(session.MacKey, {
      method: description.method,
      host,
      path: description.path,
      query,
      mode,
      bundle,
      idempotencyKey,
      body,
    })
  }
  return {
    url: query ? `${description.path}?${query}` : description.path,
    method: description.method,
    headers,
    body: description.method === 'POST' ? (file ?? body) : undefined,
  }
}

/** The mode that an answer names; plain where it names none. */
export const modeOfAnswer = (response: Response): Mode => {
  const named = response.headers.get('X-Body-Mode')
  return isMode(named) ? named : 'plain'
}

const isMode = (text: string | null): text is Mode =>
  text === 'plain' || text === 'b64' || text === 'aes'

/** Reads an answer in the mode it names; undefined where it is no envelope (a gateway's page). */
export const readAnswer = async (
  response: Response,
  session: Session | undefined,
): Promise<JsonObject | undefined> => {
  const bytes = new Uint8Array(await response.arrayBuffer())
  try {
    return decodeBody(modeOfAnswer(response), bytes, session)
  } catch {
    return undefined
  }
}
