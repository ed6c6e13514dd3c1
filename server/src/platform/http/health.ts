import { statfs } from 'node:fs/promises'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Database } from '#platform/database'
import { isLocalPeer } from './host.ts'
import type { Server } from './server.ts'

/** What readiness is judged by. */
export type HealthOptions = {
  readonly database: Database
  /** The folder of files and keys: whoever cannot write there should not be sent uploads. */
  readonly dataDir: string
  /** True from the moment that the process was asked to end. */
  readonly isDraining: () => boolean
  /** Whether an address is a proxy of ours, which may ask as well as this machine. */
  readonly isProxy: (address: string) => boolean
}

const writeWithinMs = 1_000
/** Half of what a call waits for a connection before it is refused. */
const maxWaitMs = 1_500
const rememberMs = 500
const maxLagMs = 1_000
const maxClockMs = 2_000
const minFreeBytes = 200 * 1_024 * 1_024

const within = <T>(work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('too slow')), writeWithinMs)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })

/** A commit that reaches the disk and leaves no row, and the database's clock. */
const written = async (database: Database): Promise<Date> => {
  const { rows } = await within(
    database.global.execute<{ at: string }>(
      sql`select clock_timestamp() as at from pg_logical_emit_message(true, 'xinglin', 'ready')`,
    ),
  )
  return new Date(rows[0]?.at ?? 0)
}

/** Everything that keeps this process from being sent work; empty when it is ready. */
const reasons = async (
  { database, dataDir }: HealthOptions,
  lagMs: () => number,
): Promise<string[]> => {
  const problems: string[] = []
  // Before a connection is waited for here as well: those who wait longer than this are refused soon.
  if (database.waited() > maxWaitMs) problems.push('pool')
  try {
    const now = Date.now()
    const at = await written(database)
    const offset = Math.max(now - at.getTime(), at.getTime() - Date.now())
    if (offset > maxClockMs) problems.push('clock')
  } catch {
    problems.push('database')
  }
  try {
    const { bavail, bsize } = await statfs(dataDir)
    if (bavail * bsize < minFreeBytes) problems.push('disk')
  } catch {
    problems.push('disk')
  }
  if (lagMs() > maxLagMs) problems.push('busy')
  return problems
}

/**
 * `/healthz` answers while the event loop turns; `/readyz` while work can be done here. They are told to this machine and
 * to the installation's own proxies asking for themselves, and do not exist for whoever comes through a proxy.
 */
export const serveHealth = (server: Server, options: HealthOptions): void => {
  const delays = monitorEventLoopDelay({ resolution: 20 })
  delays.enable()
  server.addHook('onClose', async () => void delays.disable())
  const lagMs = (): number => {
    const worst = delays.percentile(99) / 1e6
    delays.reset()
    return worst
  }
  const mayAsk = ({ headers, socket }: FastifyRequest): boolean => {
    const address = socket.remoteAddress ?? ''
    const isForwarded =
      headers['x-forwarded-for'] !== undefined || headers['forwarded'] !== undefined
    return !isForwarded && (isLocalPeer(address) || options.isProxy(address))
  }
  let known: { at: number; reasons: Promise<string[]> } | undefined
  const problems = (): Promise<string[]> => {
    // Asking often must not become a load of its own.
    if (!known || performance.now() - known.at > rememberMs)
      known = { at: performance.now(), reasons: reasons(options, lagMs) }
    return known.reasons
  }
  server.get('/healthz', (request, reply) =>
    mayAsk(request)
      ? reply.header('Cache-Control', 'no-store').send({ alive: true })
      : reply.code(404).send(),
  )
  server.get('/readyz', async (request, reply) => {
    if (!mayAsk(request)) return reply.code(404).send()
    const because = options.isDraining() ? ['ending'] : await problems()
    return reply
      .code(because.length === 0 ? 200 : 503)
      .header('Cache-Control', 'no-store')
      .send({ ready: because.length === 0, because })
  })
}
