import { roundToCredit } from '#attempts'
import type { Database } from '#platform/database'
import { learnerOf, tallyWithCredits } from './attempt-context.ts'

/**
 * Lets what came sooner than it can be learnt count in a school as soon as there was time for it, whether or not anybody
 * looks; each round in a transaction of its own, by any number of processes at once.
 */
export const creditDue = async (
  database: Pick<Database, 'within'>,
  schoolId: string,
  at: Date,
): Promise<void> => {
  const next = () =>
    database.within(schoolId, async (db) => {
      const moment = { db, school: { id: schoolId }, at }
      const attempt = await roundToCredit(moment)
      if (attempt) await tallyWithCredits(learnerOf(moment, attempt), { attempt })
      return attempt !== undefined
    })
  while (await next());
}
