import { sql } from 'drizzle-orm'
import type { Db } from './database.ts'

/**
 * Lets every statement of this transaction be planned with its own values. For those that ask for hundreds of names at once:
 * a plan that is kept knows none of them, and compares each row with each name one after another.
 */
export const planAnew = async (db: Db): Promise<void> => {
  await db.execute(sql`set local plan_cache_mode = force_custom_plan`)
}
