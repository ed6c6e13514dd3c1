import type { Logger } from 'pino'
import type { Database } from '#platform/database'
import { accountStore, dueStore } from './account-store.ts'
import { settlePoints } from './settle-points.ts'
import type { PointSource } from './sources.ts'

/** So many people of a school are looked at in a round. */
const atOnce = 200
const dayMs = 86_400_000
/** Whose points could not be settled is tried again after so long. */
const againMs = 10 * 60_000

/**
 * Settles the points of those to whom something happened, and once a day of everybody who has some: what ends by time alone
 * is told by nobody. Any number of processes may do it at once.
 */
export const settleDue =
  (sources: readonly PointSource[], database: Database, logger: Pick<Logger, 'error'>) =>
  async (schoolId: string, at: Date): Promise<void> => {
    const within = <T>(work: (school: Parameters<typeof dueStore>[0]) => Promise<T>): Promise<T> =>
      database.within(schoolId, (db) => work({ db, school: { id: schoolId } }))
    await within((school) => accountStore(school).sweep(new Date(at.getTime() - dayMs), at, atOnce))
    for (let count = 0; count < atOnce; count += 1) {
      let taken: string | undefined
      try {
        taken = await within(async (school) => {
          taken = await dueStore(school).take(at)
          if (taken) await settlePoints({ ...school, at }, taken, sources)
          return taken
        })
      } catch (error) {
        if (!taken) throw error
        const personId = taken
        logger.error({ error: String(error), person: personId }, 'points are not settled')
        await within((school) =>
          dueStore(school).postpone(personId, new Date(at.getTime() + againMs)),
        )
      }
      if (!taken) return
    }
  }
