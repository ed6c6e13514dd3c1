import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { isId } from '#platform/ids'
import { listenOn, type ChannelListener, type Listening } from './listen.ts'

/** A transaction of one school, as a store uses it. */
export type Db = NodePgDatabase

/**
 * Does what asks nothing of the database and takes long, without a connection meanwhile: the transaction ends before, and the
 * next query begins another, for which everything that was read may have changed. Throws where something was written or
 * held in it already, but for what may be `undone`.
 */
export type Apart = <T>(work: () => Promise<T>, written?: 'refused' | 'undone') => Promise<T>

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

type Connect = () => Promise<pg.PoolClient>

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

/** How many connections a transaction tries to begin on: a restart of the database leaves a pool of ended ones. */
const beginAtMost = 5

/** SQLSTATE of a session that the server ended: an administrator's command, a crash, a shutdown (class 57P). */
const endedBySqlState = new Set(['57P01', '57P02', '57P03'])

/** Whether a query failed because its connection is gone, so that another connection may succeed. */
const isLostConnection = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: string }
  if (code !== undefined) return endedBySqlState.has(code) || /^(?:EPIPE|ECONNRESET)$/.test(code)
  return /^Connection terminated|connection error and is not queryable/i.test(error.message)
}

/** A connection whose transaction begins with the first query: what is answered from memory takes none. */
const lazily = (connect: Connect, schoolId: string, prepare: Preparer) => {
  let client: pg.PoolClient | undefined
  let broken: Error | undefined
  // The pool listens to idle connections alone: one that is lost between two queries would end the process.
  const lost = (error: Error) => void (broken = error)
  const begin = async (attempts = beginAtMost): Promise<pg.PoolClient> => {
    const taken = await connect()
    client = taken
    taken.on('error', lost)
    try {
      // One round trip: the id is proven to be a UUID, and `set local` takes no parameter.
      await taken.query(`begin; set local app.school_id = '${schoolId}'`)
      return taken
    } catch (error) {
      if (attempts <= 1 || !isLostConnection(error)) throw error
      // The database ended it while it was idle, and the pool has not heard so yet: nothing was asked of it, so another will do.
      client = undefined
      broken = undefined
      taken.off('error', lost)
      taken.release(error as Error)
      return begin(attempts - 1)
    }
  }
  let begun: Promise<pg.PoolClient> | undefined
  let isOver = false
  const release = async (how: (taken: pg.PoolClient) => Promise<unknown>): Promise<void> => {
    if (begun === undefined) return
    await begun.catch(() => undefined)
    begun = undefined
    const taken = client
    client = undefined
    try {
      if (taken) await how(taken)
    } catch (error) {
      await taken?.query('rollback').catch(lost)
      throw error
    } finally {
      taken?.off('error', lost)
      taken?.release(broken)
    }
  }
  const end = (how: 'commit' | 'rollback'): Promise<void> => {
    isOver = true
    return release(async (taken) => {
      if (how === 'rollback') return taken.query('rollback').catch(lost)
      // A transaction that failed answers ROLLBACK to COMMIT.
      const { command } = await taken.query('commit')
      if (command !== 'COMMIT') throw new Error('the transaction was not committed')
      return undefined
    })
  }
  const apart: Apart = async (work, written = 'refused') => {
    await release(async (taken) => {
      // Rows that are held count as written: their lock would be lost.
      const query = 'select pg_current_xact_id_if_assigned()::text as id; rollback'
      const [read] = (await taken.query(query)) as unknown as [
        pg.QueryResult<{ id: string | null }>,
      ]
      if (written === 'refused' && read.rows[0]?.id)
        throw new Error('written before the connection was given back')
    })
    return work()
  }
  const query = async (config: pg.QueryConfig, values?: unknown[]) => {
    if (isOver) throw new Error('a query after the end of its transaction')
    begun ??= begin()
    return (await begun).query(prepare(config), values)
  }
  return { query, end, apart }
}

/** Gives a query the name under which its connection keeps it prepared. */
type Preparer = (config: pg.QueryConfig) => pg.QueryConfig

const preparedAtMost = 200
const preparedFrom = 3

/**
 * Names the queries that come again and again, so that each connection parses them once; those of many shapes (lists of
 * ids) stay unnamed, or a connection would keep them all.
 */
const preparer = (): Preparer => {
  const seen = new Map<string, number>()
  const names = new Map<string, string>()
  return (config) => {
    if (typeof config !== 'object' || typeof config.text !== 'string') return config
    const { text } = config
    const known = names.get(text)
    if (known) return { ...config, name: known }
    if (names.size >= preparedAtMost) return config
    const count = (seen.get(text) ?? 0) + 1
    if (count >= preparedFrom) {
      names.set(text, `x${names.size}`)
      seen.delete(text)
    } else {
      if (seen.size > 10_000) seen.clear()
      seen.set(text, count)
    }
    return config
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
      const { query, end, apart } = lazily(() => pool.connect(), schoolId, prepare)
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
