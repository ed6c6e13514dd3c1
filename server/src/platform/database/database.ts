import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { isId } from '#platform/ids'
import { type Apart, lazyTransaction } from './lazy-transaction.ts'
import { listenOn, type ChannelListener, type Listening } from './listen.ts'
import { preparer } from './preparer.ts'

/** A transaction of one school, as a store uses it. */
export type Db = NodePgDatabase

/** The pool, and the only two ways to a query. */
export type Database = {
  /**
   * Runs `work` in one transaction that sees and writes the rows of this school alone; committed when it returns. It
   * begins with the first query: work that asks nothing takes no connection.
   */
  readonly within: <T>(schoolId: string, work: (db: Db, apart: Apart) => Promise<T>) => Promise<T>
  /** Tables that belong to no school (hosts, sessions, nonces); tenant tables appear empty here. */
  readonly global: Db
  /** Milliseconds that somebody has waited for a connection by now: the longest of those who still do; 0 where nobody does. */
  readonly waited: () => number
  /** Hears what processes tell one another on a channel, on a connection beside the pool. */
  readonly listen: (channel: string, listener: ChannelListener) => Listening
  readonly close: () => Promise<void>
}

export type DatabaseOptions = { url: string; pool: number; role: string | undefined }

type Given = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void

/** A pool that knows since when connections are waited for, whoever asks: in the order of asking, as they are given. */
class NotingPool extends pg.Pool {
  readonly #waiting = new Set<{ readonly since: number }>()

  override connect(): Promise<pg.PoolClient>
  override connect(given: Given): void
  override connect(given?: Given): Promise<pg.PoolClient> | void {
    const one = { since: performance.now() }
    this.#waiting.add(one)
    const end = () => void this.#waiting.delete(one)
    if (!given) return super.connect().finally(end)
    super.connect((error, client, done) => {
      end()
      given(error, client, done)
    })
  }

  waited(): number {
    const [first] = this.#waiting
    return first ? performance.now() - first.since : 0
  }
}

/** What connections begin with. An address may bring options of its own; they go before ours, and ours hold. */
const withOptions = (url: string, role: string | undefined) => {
  // Left in the address, they would replace ours, and with them the role that the policies bind.
  const options = /[?&]options=([^&]*)/.exec(url)
  return {
    connectionString: options
      ? url.replace(options[0], options[0].startsWith('?') ? '?' : '')
      : url,
    options: [
      ...(options?.[1] ? [decodeURIComponent(options[1])] : []),
      ...(role ? [`-c role=${role}`] : []),
      // Acknowledged means on disk, whatever a database or a role was set to.
      '-c synchronous_commit=on',
      '-c statement_timeout=10s',
      '-c lock_timeout=3s',
      '-c idle_in_transaction_session_timeout=15s',
      '-c timezone=UTC',
    ].join(' '),
  }
}

/** Opens a pool whose connections act as `role`, which row-level security binds. */
export const openDatabase = ({ url, pool: max, role }: DatabaseOptions): Database => {
  const options = withOptions(url, role)
  const pool = new NotingPool({
    ...options,
    max,
    connectionTimeoutMillis: 3_000,
    // What is asked before an answer is there does not wait for it: one round trip for several queries.
    pipeline: true,
  })
  // A connection lost while idle is replaced at the next use; without a listener it would end the process.
  pool.on('error', () => undefined)
  // Nor may one that is lost between its opening and its first use.
  pool.on('connect', (client) => void client.on('error', () => undefined))
  const prepare = preparer()
  return {
    waited: () => pool.waited(),
    global: drizzle(pool),
    async within(schoolId, work) {
      if (!isId(schoolId)) throw new Error('not the id of a school')
      const { query, end, apart } = lazyTransaction(() => pool.connect(), schoolId, prepare)
      try {
        // What drizzle asks of a client is `query` alone.
        const result = await work(drizzle({ query } as unknown as pg.PoolClient), apart)
        await end('commit')
        return result
      } catch (error) {
        await end('rollback')
        throw error
      }
    },
    listen: (channel, listener) => listenOn(options, channel, listener),
    close: () => pool.end(),
  }
}
