import { sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { countedTo } from '@xinglin/contract/call'
import type { Db } from './database.ts'

/** How many rows there are, counted no further than lists are: one more tells that there are more. */
export const countListed = async (
  db: Db,
  from: PgTable | SQL,
  where: SQL | undefined,
): Promise<number> => {
  const most = sql.raw(String(countedTo + 1))
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count
    from (select 1 from ${from} where ${where ?? sql`true`} limit ${most}) as listed`)
  return rows[0]?.count ?? 0
}
