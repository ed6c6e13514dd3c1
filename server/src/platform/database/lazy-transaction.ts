import type { Writable } from 'node:stream'
import type pg from 'pg'
import type { Preparer } from './preparer.ts'

/**
 * Does what asks nothing of the database and takes long, without a connection meanwhile: the transaction ends before, and the
 * next query begins another, for which everything that was read may have changed. Throws where something was written or
 * held in it already, but for what may be `undone`.
 */
export type Apart = <T>(work: () => Promise<T>, written?: 'refused' | 'undone') => Promise<T>

type Connect = () => Promise<pg.PoolClient>

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

/** What queries are sent on, with what came of beginning its transaction. */
type Begun = { readonly client: pg.PoolClient; readonly opened: Promise<unknown> }

/** Sends what is asked in one turn of the event loop in one piece: each piece is a system call, which costs as much as a query. */
const sendTogether = (client: pg.PoolClient): void => {
  const { stream } = (client as unknown as { connection: { stream: Writable } }).connection
  stream.cork()
  process.nextTick(() => stream.uncork())
}

/** A connection whose transaction begins with the first query: what is answered from memory takes none. */
export const lazyTransaction = (connect: Connect, schoolId: string, prepare: Preparer) => {
  let client: pg.PoolClient | undefined
  let broken: Error | undefined
  // The pool listens to idle connections alone: one that is lost between two queries would end the process.
  const lost = (error: Error) => void (broken = error)
  /** Takes a connection and asks for a transaction; what is asked next goes with it, without waiting for the answer. */
  const begin = async (): Promise<Begun> => {
    const taken = await connect()
    client = taken
    taken.on('error', lost)
    sendTogether(taken)
    // One message: the id is proven to be a UUID, and `set local` takes no parameter.
    const opened = taken.query(`begin; set local app.school_id = '${schoolId}'`)
    opened.catch(() => undefined)
    return { client: taken, opened }
  }
  let begun: Promise<Begun> | undefined
  let isOver = false
  const release = async (how: (taken: pg.PoolClient) => Promise<unknown>): Promise<void> => {
    // What was asked last may have to begin again.
    for (let one = begun; one !== undefined; one = begun) {
      await one.then(({ opened }) => opened).catch(() => undefined)
      if (begun === one) begun = undefined
    }
    const taken = client
    if (!taken) return
    client = undefined
    try {
      await how(taken)
    } catch (error) {
      await taken.query('rollback').catch(lost)
      throw error
    } finally {
      taken.off('error', lost)
      taken.release(broken)
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
  /** The database ended a connection while it was idle, and the pool has not heard so yet: another one is taken. */
  const beginAgain = (failed: Promise<Begun>, { client: taken }: Begun, error: Error): void => {
    // Of several queries that went with it the first to hear so does that.
    if (begun !== failed) return
    client = undefined
    broken = undefined
    taken.off('error', lost)
    taken.release(error)
    begun = begin()
  }
  const query = async (config: pg.QueryConfig, values?: unknown[]) => {
    for (let left = beginAtMost; ; left -= 1) {
      if (isOver) throw new Error('a query after the end of its transaction')
      const beginning = (begun ??= begin())
      const now = await beginning
      sendTogether(now.client)
      const answer = now.client.query(prepare(config), values)
      answer.catch(() => undefined)
      try {
        await now.opened
      } catch (error) {
        // No transaction began, so nothing was done of what was asked in it.
        if (left <= 1 || !isLostConnection(error)) throw error
        beginAgain(beginning, now, error as Error)
        continue
      }
      return answer
    }
  }
  return { query, end, apart }
}
