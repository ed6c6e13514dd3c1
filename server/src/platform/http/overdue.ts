import type { FastifyInstance, FastifyReply } from 'fastify'

/** How often calls are looked at that are under way: so many milliseconds later than their time at most they are answered. */
const lookMs = 1_000

/** Nobody answered in time: told as a server is that has no room, so that browsers ask again. */
export class Overdue extends Error {
  readonly code = 'OVERDUE'
}

/**
 * Answers what takes longer than `maxMs` in place of its handler. All calls are looked at once a second: a timer and a signal
 * for each, as the framework has them, cost a twentieth of a short call.
 */
export const endOverdue = (server: FastifyInstance, maxMs: number): void => {
  // In the order in which they began.
  const running = new Map<FastifyReply, number>()
  const look = setInterval(() => {
    const before = performance.now() - maxMs
    for (const [reply, since] of running) {
      if (since > before) return
      running.delete(reply)
      const { raw } = reply
      if (!reply.sent && !raw.headersSent && !raw.destroyed) reply.send(new Overdue('overdue'))
    }
  }, lookMs)
  look.unref()
  server.addHook('onRequest', (_request, reply, done) => {
    running.set(reply, performance.now())
    done()
  })
  server.addHook('onResponse', (_request, reply, done) => {
    running.delete(reply)
    done()
  })
  server.addHook('onClose', (_server, done) => {
    clearInterval(look)
    done()
  })
}
