import { lookup as resolve, type LookupAddress } from 'node:dns'
import { request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPrivateAddress } from './addresses.ts'

/** An address inside the own network, or without TLS, that nobody has allowed. */
export class TooNear extends Error {
  override readonly name = 'TooNear'
}

/** What is asked of a server elsewhere. */
export type Outbound = {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array | undefined
}

/** Asks a server elsewhere; follows no redirect. */
export type OutboundFetch = (url: string, asked?: Outbound) => Promise<Response>

const patienceMs = 8_000
const most = 1_048_576

/** Resolves a name once and connects to what was found: a name that points inward is not called, however often it changes. */
const outwardOnly: LookupFunction = (hostname, options, done) => {
  resolve(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    if (error) return done(error, '')
    if (addresses.some(({ address }) => isPrivateAddress(address)))
      return done(new TooNear(hostname), '')
    const [first] = addresses
    if (options.all) return done(null, addresses)
    return done(null, first?.address ?? '', first?.family)
  })
}

const checked = (url: URL, isKnown: boolean): void => {
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isKnown))
    throw new TooNear(url.host)
  const bare = url.hostname.replace(/^\[|\]$/g, '')
  // A literal address is never looked up.
  if (isIP(bare) > 0 && !isKnown && isPrivateAddress(bare)) throw new TooNear(url.host)
}

/** Whether an address may be asked as far as its text tells; what its name leads to is looked at when it is. */
export const mayAsk = (address: string, known: readonly string[]): boolean => {
  if (!URL.canParse(address)) return false
  const url = new URL(address)
  try {
    checked(url, known.includes(url.hostname.toLowerCase()))
    return url.hostname !== 'localhost' || known.includes('localhost')
  } catch {
    return false
  }
}

/**
 * Asks servers that a school has named: by HTTPS, at addresses outside the own network, without redirects, within 8 s and
 * a mebibyte. Those of `known` hosts may lie inside, and be reached by plain HTTP.
 */
export const outboundFetch =
  (known: readonly string[]): OutboundFetch =>
  async (address, { method = 'GET', headers = {}, body } = {}) => {
    const url = new URL(address)
    const isKnown = known.includes(url.hostname.toLowerCase())
    checked(url, isKnown)
    const request = url.protocol === 'https:' ? secureRequest : plainRequest
    return new Promise((resolved, rejected) => {
      const asked = request(
        url,
        {
          method,
          headers: { 'user-agent': 'xinglin', ...headers },
          signal: AbortSignal.timeout(patienceMs),
          ...(isKnown ? {} : { lookup: outwardOnly }),
        },
        (answer) => {
          const parts: Buffer[] = []
          let size = 0
          answer.on('data', (part: Buffer) => {
            size += part.length
            if (size > most) answer.destroy(new Error(`${url.host} answered too much`))
            else parts.push(part)
          })
          answer.on('error', rejected)
          answer.on('end', () => {
            const status = answer.statusCode ?? 502
            const given = Object.entries(answer.headers).flatMap(([name, value]) =>
              typeof value === 'string' ? [[name, value] as [string, string]] : [],
            )
            const bare = status === 204 || status === 304
            resolved(new Response(bare ? null : Buffer.concat(parts), { status, headers: given }))
          })
        },
      )
      asked.on('error', rejected)
      asked.end(body)
    })
  }
