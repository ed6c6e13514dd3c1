import type { Moment } from '#attempts'
import type { Database } from '#platform/database'

type Timed = {
  readonly state: 'open' | 'finished' | 'abandoned'
  readonly endAt: Date
  /** Of a station that stands still. */
  readonly pausedAt: Date | null
}

/** Whether the time of an open session is over. */
export const isOverdue = (row: Timed, at: Date): boolean =>
  row.state === 'open' && row.pausedAt === null && at.getTime() >= row.endAt.getTime()

const atOnce = 50

/**
 * Ends the sessions of a school whose time is over and whom nobody touched, the longest first, each in a transaction of its
 * own. Several processes may do so at once: whoever ends holds attempt and session, and whoever comes second finds it ended.
 */
export const endOverdueWith = async <Row extends Timed>(
  given: {
    readonly sessions: (moment: Moment) => {
      readonly find: (id: string) => Promise<Row | undefined>
      readonly overdue: (at: Date, most: number) => Promise<readonly string[]>
    }
    readonly end: (moment: Moment, row: Row) => Promise<unknown>
  },
  database: Pick<Database, 'within'>,
  schoolId: string,
  at: Date,
): Promise<void> => {
  const within = <T>(work: (moment: Moment) => Promise<T>): Promise<T> =>
    database.within(schoolId, (db) => work({ db, school: { id: schoolId }, at }))
  const ids = await within((moment) => given.sessions(moment).overdue(at, atOnce))
  for (const id of ids)
    await within(async (moment) => {
      const row = await given.sessions(moment).find(id)
      if (row && isOverdue(row, at)) await given.end(moment, row)
      // One that somebody holds just now, or that fails, is tried again a minute later and keeps no other waiting.
    }).catch(() => undefined)
}
