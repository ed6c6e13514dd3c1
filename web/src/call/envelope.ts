import type { Session } from '@xinglin/contract/identity'
import {
  type Bundle,
  contentTypes,
  decodeBody,
  encodeBody,
  type JsonObject,
  makeMac,
  type Mode,
  modeOf,
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

/** Writes a call as wire.md 2.2 to 2.6 have it: a new time and nonce each time, `idempotencyKey` empty for none. */
export const writeLetter = (
  said: { readonly path: string; readonly method: 'GET' | 'POST' },
  input: JsonObject,
  by: {
    readonly session: Session | undefined
    readonly encryption: boolean
    readonly idempotencyKey: string
  },
): Letter => {
  const { session, idempotencyKey } = by
  const mode = modeOf(said.path, session !== undefined, by.encryption)
  const query = said.method === 'GET' ? queryOf(input) : ''
  const body = encodeBody(mode, said.method === 'POST' ? input : undefined, session)
  const bundle = bundleFor(session, Number(input['LoginType'] ?? 2))
  const headers: Record<string, string> = {
    'X-Auth-Bundle': writeBundle(bundle),
    'X-Auth-Sign': signOf(bundle, body),
  }
  if (said.method === 'POST') headers['Content-Type'] = contentTypes[mode]
  if (idempotencyKey) headers['Idempotency-Key'] = idempotencyKey
  if (session) {
    const host = window.location.host
    headers['X-Auth-Mac'] = makeMac(session.MacKey, {
      method: said.method,
      host,
      path: said.path,
      query,
      mode,
      bundle,
      idempotencyKey,
      body,
    })
  }
  return {
    url: query ? `${said.path}?${query}` : said.path,
    method: said.method,
    headers,
    body: said.method === 'POST' ? body : undefined,
  }
}

const isMode = (text: string | null): text is Mode =>
  text === 'plain' || text === 'b64' || text === 'aes'

/** Reads an answer in the mode it names; undefined where it is no envelope (a gateway's page). */
export const readAnswer = async (
  response: Response,
  session: Session | undefined,
): Promise<JsonObject | undefined> => {
  const named = response.headers.get('X-Body-Mode')
  const bytes = new Uint8Array(await response.arrayBuffer())
  try {
    return decodeBody(isMode(named) ? named : 'plain', bytes, session)
  } catch {
    return undefined
  }
}
