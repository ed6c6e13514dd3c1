import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { isId } from '#platform/ids'

/** A transaction of one school, as a store uses it. */
export type Db = NodePgDatabase

/** The pool, and the only two ways to a query. */
export type Database = {
  /**
   * Runs `work` in one transaction that sees and writes the rows of this school alone; committed when it returns. It
   * begins with the first query: work that asks nothing takes no connection.
   */
  readonly within: <T>(schoolId: string, work: (db: Db) => Promise<T>) => Promise<T>
  /** Tables that belong to no school (hosts, sessions, nonces); tenant tables appear empty here. */
  readonly global: Db
  readonly close: () => Promise<void>
}

export type DatabaseOptions = { url: string; pool: number; role: string | undefined }

/** A connection whose transaction begins with the first query: what is answered from memory takes none. */
const lazily = (pool: pg.Pool, schoolId: string, prepare: Preparer) => {
  let client: pg.PoolClient | undefined
  let broken: Error | undefined
  // The pool listens to idle connections alone: one that is lost between two queries would end the process.
  const lost = (error: Error) => void (broken = error)
  const begin = async (): Promise<pg.PoolClient> => {
    const taken = await pool.connect()
    client = taken
    taken.on('error', lost)
    // One round trip: the id is proven to be a UUID, and `set local` takes no parameter.
    await taken.query(`begin; set local app.school_id = '${schoolId}'`)
    return taken
  }
  let begun: Promise<pg.PoolClient> | undefined
  let isOver = false
  const end = async (how: 'commit' | 'rollback'): Promise<void> => {
    isOver = true
    if (begun === undefined) return
    await begun.catch(() => undefined)
    begun = undefined
    try {
      if (how === 'commit') {
        // A transaction that failed answers ROLLBACK to COMMIT.
        const told = await client?.query('commit')
        if (told && told.command !== 'COMMIT') throw new Error('the transaction was not committed')
      } else await client?.query('rollback').catch(lost)
    } catch (error) {
      await client?.query('rollback').catch(lost)
      throw error
    } finally {
      client?.off('error', lost)
      client?.release(broken)
    }
  }
  const query = async (config: pg.QueryConfig, values?: unknown[]) => {
    if (isOver) throw new Error('a query after the end of its transaction')
    begun ??= begin()
    return (await begun).query(prepare(config), values)
  }
  return { query, end }
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
  const found = /[?&]options=([^&]*)/.exec(url)
  return {
    connectionString: found ? url.replace(found[0], found[0].startsWith('?') ? '?' : '') : url,
    options: [
      ...(found?.[1] ? [decodeURIComponent(found[1])] : []),
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
  const pool = new pg.Pool({
    ...withOptions(url, role),
    max,
    connectionTimeoutMillis: 3_000,
  })
  // A connection lost while idle is replaced at the next use; without a listener it would end the process.
  pool.on('error', () => undefined)
  // Nor may one that is lost between its opening and its first use.
  pool.on('connect', (client) => void client.on('error', () => undefined))
  const prepare = preparer()
  return {
    global: drizzle(pool),
    async within(schoolId, work) {
      if (!isId(schoolId)) throw new Error('not the id of a school')
      const { query, end } = lazily(pool, schoolId, prepare)
      try {
        // What drizzle asks of a client is `query` alone.
        const result = await work(drizzle({ query } as unknown as pg.PoolClient))
        await end('commit')
        return result
      } catch (error) {
        await end('rollback')
        throw error
      }
    },
    close: () => pool.end(),
  }
}
