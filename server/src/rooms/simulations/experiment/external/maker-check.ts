import { createHmac } from 'node:crypto'
import { isIP } from 'node:net'
import { saveElsewhere } from '@xinglin/contract/simulations/experiment'
import { amongAddresses } from '#platform/http'
import type { Registration } from './registration-store.ts'

const { malformed, wide, near } = saveElsewhere.refusals

/** A larger network holds more than one maker’s servers: a campus, or everybody. */
const shortestPrefix = { 4: 24, 6: 48 } as const

const isThisMachine = amongAddresses(['127.0.0.0/8', '::1'])

/** What is wrong with an address or network of a maker’s servers. */
const faultOf = (
  listed: string,
  { isProxy, onThisMachine }: ServerRules,
): typeof malformed | typeof wide | typeof near | undefined => {
  const [, address = '', prefix] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(listed) ?? []
  const family = isIP(address)
  if (family !== 4 && family !== 6) return malformed
  if (family === 6) {
    if (!URL.canParse(`http://[${address}]`)) return malformed
    // Beneath these lie IPv4 addresses in another spelling, which no prefix of IPv6 bounds.
    const { hostname } = new URL(`http://[${address}]`)
    if (/^\[(?:::|0:)/.test(hostname) && hostname !== '[::1]') return malformed
  }
  const bits = Number(prefix ?? (family === 4 ? 32 : 128))
  if (bits > (family === 4 ? 32 : 128)) return malformed
  if (bits < shortestPrefix[family]) return wide
  return isProxy(address) || (isThisMachine(address) && !onThisMachine) ? near : undefined
}

/** What an address of a maker’s servers may not be. */
export type ServerRules = {
  /** Whether an address is a proxy of ours, which everybody comes by. */
  readonly isProxy: (address: string) => boolean
  /** The visited host is a name of this machine. */
  readonly onThisMachine: boolean
}

/** Why a list of addresses and networks tells no maker’s servers from browsers; undefined where it does. */
export const faultOfServers = (servers: readonly string[], rules: ServerRules) =>
  servers.map((listed) => faultOf(listed, rules)).find((fault) => fault !== undefined)

/** Whether a registration tells the maker’s server from a browser: by its address, by signing everything, or both. */
export const isGuarded = ({ servers, signed }: Pick<Registration, 'servers' | 'signed'>): boolean =>
  servers.length > 0 || signed

/** Whether somebody at an address is one of the maker’s servers, where the registration names them. */
export const isFromMaker = (
  { servers }: Pick<Registration, 'servers'>,
  address: string | undefined,
): boolean => servers.length === 0 || (address !== undefined && amongAddresses(servers)(address))

/** What a signature of one purpose signs; of no other purpose it is one. */
export type Purpose = 'token' | 'refresh' | 'data_upload'

/** Upper-case hexadecimal HMAC-SHA256 of purpose, what speaks for the student, and the rest, each on a line of its own. */
export const hmacOf = (
  secret: string,
  purpose: Purpose,
  ...[given, rest]: readonly [given: string, rest: string | Uint8Array]
): string =>
  createHmac('sha256', secret)
    .update(`${purpose}\n${given}\n`)
    .update(rest)
    .digest('hex')
    .toUpperCase()
