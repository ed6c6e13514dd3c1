import { sql } from 'drizzle-orm'
import { nonceLifeMs } from '@xinglin/wire'
import type { Database } from '#platform/database'

type Seen = { fresh: boolean; birth: Date | string | null }

/**
 * Takes a nonce, once. `fresh` is false for a repeat. `birth` is when the store began to remember: both tables are
 * UNLOGGED and empty after a crash, and a request signed before the birth may have been forgotten.
 */
export const takeNonce = async (
  database: Database,
  hash: string,
): Promise<{ fresh: boolean; bornAt: number }> => {
  const bytes = Buffer.from(hash, 'hex')
  const { rows } = await database.global.execute<Seen>(sql`
    with taken as (
      insert into nonce (hash, seen_at) values (${bytes}, now()) on conflict do nothing returning 1
    ), epoch as (
      insert into nonce_epoch (id, birth) select 1, now() where not exists (select from nonce_epoch)
      on conflict do nothing returning birth
    )
    select exists (select from taken) as fresh, coalesce((select birth from nonce_epoch), (select birth from epoch)) as birth`)
  const row = rows[0]
  return {
    fresh: row?.fresh ?? false,
    bornAt: row?.birth ? new Date(row.birth).getTime() : Date.now(),
  }
}

/** Lets the store begin to remember before the first request comes, so that only a crash is met with −10005. */
export const beginNonces = async (database: Database): Promise<void> => {
  await database.global.execute(
    sql`insert into nonce_epoch (id, birth) values (1, now()) on conflict do nothing`,
  )
}

/** Forgets what is older than the window allows to be repeated; run now and then on any process. */
export const forgetNonces = async (database: Database): Promise<void> => {
  await database.global.execute(
    sql`delete from nonce where seen_at < now() - ${`${nonceLifeMs} milliseconds`}::interval`,
  )
}
