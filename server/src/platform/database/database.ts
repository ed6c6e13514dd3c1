import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { isId } from '#platform/ids'

/** A transaction of one school, as a store uses it. */
export type Db = NodePgDatabase

/** The pool, and the only two ways to a query. */
export type Database = {
  /** Runs `work` in one transaction that sees and writes the rows of this school alone; committed when it returns. */
  readonly within: <T>(schoolId: string, work: (db: Db) => Promise<T>) => Promise<T>
  /** Tables that belong to no school (hosts, sessions, nonces); tenant tables appear empty here. */
  readonly global: Db
  readonly close: () => Promise<void>
}

export type DatabaseOptions = { url: string; pool: number; role: string | undefined }

/** Opens a pool whose connections act as `role`, which row-level security binds. */
export const openDatabase = ({ url, pool: max, role }: DatabaseOptions): Database => {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 3_000,
    options: [
      ...(role ? [`-c role=${role}`] : []),
      '-c statement_timeout=10s',
      '-c lock_timeout=3s',
      '-c idle_in_transaction_session_timeout=15s',
      '-c timezone=UTC',
    ].join(' '),
  })
  // A connection lost while idle is replaced at the next use; without a listener it would end the process.
  pool.on('error', () => undefined)
  return {
    global: drizzle(pool),
    async within(schoolId, work) {
      if (!isId(schoolId)) throw new Error('not the id of a school')
      const client = await pool.connect()
      let broken: Error | undefined
      // The pool listens to idle connections alone: one that is lost between two queries would end the process.
      const lost = (error: Error) => void (broken = error)
      client.on('error', lost)
      try {
        // One round trip: the id is proven to be a UUID, and `set local` takes no parameter.
        await client.query(`begin; set local app.school_id = '${schoolId}'`)
        const result = await work(drizzle(client))
        await client.query('commit')
        return result
      } catch (error) {
        await client.query('rollback').catch(lost)
        throw error
      } finally {
        client.off('error', lost)
        client.release(broken)
      }
    },
    close: () => pool.end(),
  }
}
