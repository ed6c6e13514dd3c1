import type { OutgoingHttpHeaders } from 'node:http'
import { codes, contentTypes, encodeBody, encodeText, type Mode } from '@xinglin/wire'
import type { FastifyReply } from 'fastify'
import type { Refused } from '#platform/visit'
import { Ready } from './answer.ts'
import type { Admitted } from './gate.ts'
import { Streaming, type Envelope } from './handle.ts'
import { writeLines } from './lines.ts'
import { refusedOf } from './refused-of.ts'

/** What a request came to. */
export type Outcome = {
  http: number
  mode: Mode
  envelope: Envelope
  cookies: readonly string[]
  admitted?: Admitted | undefined
}

const withTime = (refused: Refused, at: number): unknown =>
  refused.code === codes.outsideWindow.code ? { ServerTime: at } : refused.data

/** A refusal as an outcome: always in plain when the code says so, or when no session was found. */
export const plainly = (refused: Refused, admitted?: Admitted): Outcome => ({
  http: refused.http,
  mode: refused.inMode && admitted ? admitted.mode : 'plain',
  envelope: { Code: refused.code, Msg: refused.message, Data: withTime(refused, Date.now()) },
  cookies: [],
  admitted,
})

/** What stands above every answer. */
const head = (reply: FastifyReply, mode: Mode, type: string): FastifyReply =>
  reply
    .header('X-Body-Mode', mode)
    .header('X-Server-Time', String(Date.now()))
    .header('X-Trace-Id', reply.request.id)
    .header('Content-Type', type)
    // Nothing of it is ever shown: whoever opens it as a page gets one that does nothing.
    .header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'")

/** Sends in one place: mode, salt, server time, no caching. */
export const send = (
  reply: FastifyReply,
  { http, mode, envelope, cookies, admitted }: Outcome,
): FastifyReply => {
  head(reply.code(http), mode, contentTypes[mode])
  if (http === 429 || http === 503) reply.header('Retry-After', '5')
  for (const cookie of cookies) reply.header('Set-Cookie', cookie)
  const keys = admitted?.session?.keys
  if (envelope instanceof Streaming) throw new Error('lines are written, not sent')
  const body =
    envelope instanceof Ready
      ? encodeText(mode, envelope.text, keys)
      : encodeBody(mode, envelope, keys)
  return reply.send(Buffer.from(body.buffer))
}

/** Writes what goes on by itself, until its reader leaves or the process ends. Fastify, which gives a handler 28 s, has no part in it. */
export const stream = (
  reply: FastifyReply,
  { lines }: Streaming,
  { mode, admitted }: Outcome,
  ending: AbortSignal,
): Promise<void> => {
  const closed = new AbortController()
  reply.raw.once('close', () => closed.abort())
  if (reply.raw.destroyed) closed.abort()
  const over = AbortSignal.any([closed.signal, ending])
  // A proxy that gathers an answer before it hands it on would hand on nothing.
  head(reply, mode, 'application/x-ndjson; charset=utf-8').header('X-Accel-Buffering', 'no')
  reply.hijack()
  reply.raw.writeHead(200, reply.getHeaders() as OutgoingHttpHeaders)
  return writeLines(reply.raw, lines(over), {
    over,
    encode: (envelope) => encodeBody(mode, envelope, admitted?.session?.keys),
    refusedOf: (error) => refusedOf(error, (fault) => reply.request.log.error({ fault }, 'fault')),
  })
}
