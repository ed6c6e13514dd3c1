import { sql } from 'drizzle-orm'
import { isId } from '#platform/ids'
import type { Db } from './database.ts'

/** Has a transaction act on the rows of a school from now on. */
export const actAs = async (db: Db, schoolId: string): Promise<void> => {
  await db.execute(sql`select set_config('app.school_id', ${schoolId}, true)`)
}

/**
 * Acts on rows of another school within the transaction of a visit, on its connection: a second one could be waited for by
 * everybody at once. Whoever calls it has decided that the visitor may. What is written there is only what that school let
 * in: entries of its contests and attempts at their papers and stations, messages about them to its people.
 */
export const asSchool = async <T>(
  visit: { readonly db: Db; readonly school: { readonly id: string } },
  schoolId: string,
  work: (there: { readonly db: Db; readonly school: { readonly id: string } }) => Promise<T>,
): Promise<T> => {
  if (!isId(schoolId)) throw new Error('not the id of a school')
  const { db, school } = visit
  if (schoolId === school.id) return work({ db, school })
  await actAs(db, schoolId)
  const result = await work({ db, school: { id: schoolId } })
  // After a failure there is nothing to go back to: the transaction is over.
  await actAs(db, school.id)
  return result
}
