import { lookup, type LookupAddress, type LookupAllOptions } from 'node:dns'
import { request as plainRequest, type IncomingMessage } from 'node:http'
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
export type OutboundFetch = (url: string, request?: Outbound) => Promise<Response>

const patienceMs = 8_000
const most = 1_048_576

type Resolve = (
  name: string,
  options: LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void

/** Resolves a name once and connects to what was found: a name that points inward is not called, however often it changes. */
export const outwardOnly =
  (resolve: Resolve): LookupFunction =>
  (hostname, options, done) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, '')
      if (addresses.some(({ address }) => isPrivateAddress(address)))
        return done(new TooNear(hostname), '')
      const [first] = addresses
      if (options.all) return done(null, addresses)
      return done(null, first?.address ?? '', first?.family)
    })
  }

const outward = outwardOnly(lookup)

/** Where single sign-on is served by HTTPS; other ports belong to other programs, which nobody may have us speak to. */
const ports: readonly string[] = ['', '443', '8443']

const checked = (url: URL, isKnown: boolean): void => {
  if (!isKnown && !ports.includes(url.port)) throw new TooNear(url.host)
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

/** Asks, and answers as soon as the head of an answer is there; `signal` ends it at any time. */
const opened = (
  known: readonly string[],
  address: string,
  { method = 'GET', headers = {}, body }: Outbound,
  signal: AbortSignal,
): Promise<IncomingMessage> => {
  const url = new URL(address)
  const isKnown = known.includes(url.hostname.toLowerCase())
  checked(url, isKnown)
  const request = url.protocol === 'https:' ? secureRequest : plainRequest
  return new Promise((resolved, rejected) => {
    const sending = request(
      url,
      {
        method,
        headers: { 'user-agent': 'xinglin', ...headers },
        signal,
        ...(isKnown ? {} : { lookup: outward }),
      },
      resolved,
    )
    sending.on('error', rejected)
    sending.end(body)
  })
}

/**
 * Asks servers that a school has named: by HTTPS, at addresses outside the own network, without redirects, within 8 s and
 * a mebibyte. Those of `known` hosts may lie inside, and be reached by plain HTTP.
 */
export const outboundFetch =
  (known: readonly string[]): OutboundFetch =>
  async (address, options = {}) => {
    const answer = await opened(known, address, options, AbortSignal.timeout(patienceMs))
    const parts: Buffer[] = []
    let size = 0
    for await (const part of answer as AsyncIterable<Buffer>) {
      size += part.length
      if (size > most) throw new Error(`${new URL(address).host} answered too much`)
      parts.push(part)
    }
    const status = answer.statusCode ?? 502
    const given = Object.entries(answer.headers).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as [string, string]] : [],
    )
    const bare = status === 204 || status === 304
    return new Response(bare ? null : Buffer.concat(parts), { status, headers: given })
  }

/** An answer that comes bit by bit: its head, and its text as it arrives. */
export type OutboundStream = (
  url: string,
  options: Outbound,
  signal: AbortSignal,
) => Promise<{
  readonly status: number
  readonly type: string
  readonly text: AsyncIterable<string>
}>

async function* textOf(answer: IncomingMessage, longest: number): AsyncIterable<string> {
  const decoder = new TextDecoder()
  let size = 0
  // Whoever stops reading ends the connection.
  for await (const part of answer as AsyncIterable<Buffer>) {
    size += part.length
    if (size > longest) throw new Error('the answer is too long')
    yield decoder.decode(part, { stream: true })
  }
}

/** The same for what is read while it comes, up to `longest` bytes; whoever asks says how long they wait. */
export const outboundStream =
  (known: readonly string[], longest: number): OutboundStream =>
  async (address, options, signal) => {
    const answer = await opened(known, address, options, signal)
    const { statusCode: status = 502, headers } = answer
    return { status, type: headers['content-type'] ?? '', text: textOf(answer, longest) }
  }
