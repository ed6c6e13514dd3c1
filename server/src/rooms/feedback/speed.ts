import { randomBytes } from 'node:crypto'
import { plainHost, rateLimit, type Server } from '#platform/http'
import { Refused, type VisitedSchool } from '#platform/visit'

const most = 4_194_304
const perMinute = 120

// Random, so that nothing on the way makes it smaller.
const filler = randomBytes(1_048_576)

const some = (bytes: number): Buffer =>
  bytes <= filler.length
    ? filler.subarray(0, bytes)
    : Buffer.concat(
        Array.from({ length: Math.ceil(bytes / filler.length) }, () => filler),
        bytes,
      )

/** Serves bytes that mean nothing, by which a browser measures latency, its clock and the bandwidth to this very server. */
export const serveSpeed = (
  server: Server,
  schoolAt: (host: string) => Promise<VisitedSchool | undefined>,
): void => {
  const limit = rateLimit(perMinute)
  server.get<{ Params: { bytes: string } }>('/speed/:bytes', async (request, reply) => {
    const bytes = /^\d{1,7}$/.test(request.params.bytes) ? Number(request.params.bytes) : Infinity
    const isKnown = bytes <= most && (await schoolAt(plainHost(request.host))) !== undefined
    if (!isKnown) return reply.code(404).type('text/plain; charset=utf-8').send('数据不存在')
    try {
      limit(request.ip, new Date())
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      return reply.code(error.http).type('text/plain; charset=utf-8').send(error.message)
    }
    return reply
      .headers({
        'Content-Type': 'application/octet-stream',
        'Cache-Control': 'no-store',
        'X-Server-Time': String(Date.now()),
      })
      .send(some(bytes))
  })
}
