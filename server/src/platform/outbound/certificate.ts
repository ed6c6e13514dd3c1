import { isIP } from 'node:net'
import { connect, type TLSSocket } from 'node:tls'

/** What a host shows that is asked for its certificate. */
export type SeenCertificate =
  | {
      readonly kind: 'certificate'
      /** Who issued it; empty where it does not say. */
      readonly issuer: string
      readonly until: Date
      /** Why it is not trusted, as OpenSSL calls it; empty where it is. */
      readonly fault: string
    }
  /** No certificate came: the code of the fault. */
  | { readonly kind: 'unreachable'; readonly code: string }

/** Asks a host for its certificate. */
export type AskCertificate = (host: string) => Promise<SeenCertificate>

const timeoutMs = 5_000

const firstOf = (value: string | string[] | undefined): string =>
  (Array.isArray(value) ? value[0] : value) ?? ''

const read = (socket: TLSSocket): SeenCertificate => {
  const { issuer, valid_to: until } = socket.getPeerCertificate()
  // Node tells the code as text, or an error that has one.
  const fault: unknown = socket.authorizationError
  return {
    kind: 'certificate',
    issuer: firstOf(issuer.O) || firstOf(issuer.CN),
    until: new Date(until),
    fault: socket.authorized ? '' : String((fault as { code?: string } | null)?.code ?? fault),
  }
}

/** Asks a host for its certificate as a browser would, by its name; nothing is sent to it but the handshake. */
export const certificateOf =
  (port = 443): AskCertificate =>
  (host) =>
    new Promise((resolve) => {
      const socket = connect({
        host,
        port,
        ...(isIP(host) === 0 && { servername: host }),
        rejectUnauthorized: false,
      })
      const end = (seen: SeenCertificate): void => {
        socket.destroy()
        resolve(seen)
      }
      socket.setTimeout(timeoutMs, () => end({ kind: 'unreachable', code: 'ETIMEDOUT' }))
      socket.once('secureConnect', () => end(read(socket)))
      socket.once('error', (error: NodeJS.ErrnoException) =>
        end({ kind: 'unreachable', code: error.code ?? 'EPROTO' }),
      )
    })
