import { codes } from '@xinglin/wire'
import type { FastifyRequest } from 'fastify'
import { Refused } from '#platform/visit'

/** A request as it came, before anything is believed. */
export type Raw = {
  readonly method: string
  readonly host: string
  /** As sent, without the query. */
  readonly path: string
  /** As sent, without `?`. */
  readonly query: string
  readonly body: Uint8Array
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly cookies: Readonly<Record<string, string>>
  readonly ip: string
  readonly secure: boolean
  readonly at: Date
  readonly requestId: string
}

const nothing = new Uint8Array(0)

const one = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value.join(', ') : value

const cookiesOf = (header: string | undefined): Record<string, string> =>
  Object.fromEntries(
    (header ?? '').split(';').flatMap((part) => {
      const at = part.indexOf('=')
      return at > 0 ? [[part.slice(0, at).trim(), part.slice(at + 1).trim()]] : []
    }),
  )

/** Whether a request names more than one host. */
export const hasTwoHosts = ({ raw }: Pick<FastifyRequest, 'raw'>): boolean =>
  raw.rawHeaders.filter((name, i) => i % 2 === 0 && name.toLowerCase() === 'host').length > 1

/** Reads what Fastify received; `at` is taken here, before any work. Two Host headers are refused. */
export const rawOf = (request: FastifyRequest): Raw => {
  if (hasTwoHosts(request)) throw new Refused(codes.badBundle.code, codes.badBundle.msg)
  const target = request.raw.url ?? '/'
  const cut = target.indexOf('?')
  const names = [
    'x-auth-bundle',
    'x-auth-sign',
    'x-auth-mac',
    'x-content-sha256',
    'x-proof-of-work',
    'idempotency-key',
    'origin',
    'sec-fetch-site',
    'user-agent',
    'x-safeexambrowser-configkeyhash',
  ]
  return {
    method: request.method,
    host: request.host,
    path: cut < 0 ? target : target.slice(0, cut),
    query: cut < 0 ? '' : target.slice(cut + 1),
    body: request.body instanceof Uint8Array ? request.body : nothing,
    headers: Object.fromEntries(names.map((name) => [name, one(request.headers[name])])),
    cookies: cookiesOf(request.headers.cookie),
    ip: request.ip,
    secure: request.protocol === 'https',
    at: new Date(),
    requestId: request.id,
  }
}

/** A cookie of ours; over TLS only the one that no neighbour could have planted. */
const ownCookie = ({ cookies, secure }: Raw, name: string): string | undefined =>
  cookies[`__Host-${name}`] ?? (secure ? undefined : cookies[name])

/** The cookie that ties a session to its browser. */
export const bindOf = (raw: Raw): string | undefined => ownCookie(raw, 'bind')

/** The cookie by which a browser shows who signed in there before. */
export const deviceOf = (raw: Raw): string | undefined => ownCookie(raw, 'device')
