import type { FastifyRequest } from 'fastify'
import { isLocalPeer, plainHost, staysHere } from './host.ts'

/**
 * The address of whoever asks, as far as it is certain; undefined where it is only that of a proxy: of one that is not
 * named in `TRUSTED_PROXIES`, or of one that said of nobody. This machine is certain only where its own name was asked.
 */
export const callerAddress = (
  request: FastifyRequest,
  isProxy: (address: string) => boolean,
): string | undefined => {
  const { headers, ip, socket, host } = request
  const peer = socket.remoteAddress ?? ''
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers['forwarded'] !== undefined
  if (isForwarded && !isProxy(peer)) return undefined
  if (isProxy(ip)) return undefined
  return !isLocalPeer(ip) || staysHere(plainHost(host), ip) ? ip : undefined
}
