import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { plainHost, type Server } from '#platform/http'
import type { VisitedSchool } from '#platform/visit'

const most = 4_194_304
const chunk = 65_536

// Random, so that nothing on the way makes it smaller, and one for all who ask.
const filler = randomBytes(1_048_576)

/** Pieces that all who measure together get in one turn of the event loop. */
const piecesATurn = 4
const waiting: (() => void)[] = []

const goOn = (): void => {
  for (const next of waiting.splice(0, piecesATurn)) next()
  if (waiting.length > 0) setImmediate(goOn)
}

/** Waits for the next piece's turn: what the operating system takes at once of a hundred who ask together would hold everybody up. */
const nextTurn = (): Promise<void> =>
  new Promise((resolve) => {
    if (waiting.length === 0) setImmediate(goOn)
    waiting.push(resolve)
  })

async function* some(bytes: number): AsyncGenerator<Buffer> {
  for (let sent = 0; sent < bytes; sent += chunk) {
    const from = sent % filler.length
    if (sent > 0) await nextTurn()
    yield filler.subarray(from, from + Math.min(chunk, bytes - sent))
  }
}

/**
 * Serves bytes that mean nothing, by which a browser measures latency, its clock and the bandwidth to this very server: pieces
 * of one buffer, the next when the one before was taken. Of those who do not read, the ones that came first are given up.
 */
export const serveSpeed = (
  server: Server,
  schoolAt: (host: string) => Promise<VisitedSchool | undefined>,
): void => {
  server.get<{ Params: { bytes: string } }>(
    '/speed/:bytes',
    { config: { openTogether: 'speed' } },
    async (request, reply) => {
      const bytes = /^\d{1,7}$/.test(request.params.bytes) ? Number(request.params.bytes) : Infinity
      const isKnown = bytes <= most && (await schoolAt(plainHost(request.host))) !== undefined
      if (!isKnown) return reply.code(404).type('text/plain; charset=utf-8').send('数据不存在')
      return reply
        .headers({
          'Content-Type': 'application/octet-stream',
          'Content-Length': bytes,
          'Cache-Control': 'no-store',
          'X-Server-Time': String(Date.now()),
        })
        .send(Readable.from(some(bytes), { objectMode: false, highWaterMark: chunk }))
    },
  )
}
