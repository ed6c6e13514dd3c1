import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { codes, contentTypes } from '@xinglin/wire'

const kinds: Readonly<Record<string, readonly [status: number, code: keyof typeof codes]>> = {
  HPE_HEADER_OVERFLOW: [431, 'tooLarge'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'badBody'],
}

/** Answers what never became a request (not HTTP, a head too long, sent too slowly) as everything else is refused, and hangs up. */
export const answerUnread = ({ code = '' }: { code?: string }, socket: Socket): void => {
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const [status, name] = kinds[code] ?? [400, 'badBody']
  const { code: Code, msg: Msg } = codes[name]
  const body = JSON.stringify({ Code, Msg, Data: null })
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    `Content-Type: ${contentTypes.plain}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    'X-Body-Mode: plain',
    'X-Content-Type-Options: nosniff',
    'Referrer-Policy: same-origin',
    'Cache-Control: no-store',
    "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}
