import { sql } from 'drizzle-orm'
import { nonceLifeMs } from '@xinglin/wire'
import { type Database, gather } from '#platform/database'

/** What became of a nonce: whether it was new, and when the store began to remember. */
type Taken = { readonly fresh: boolean; readonly bornAt: number }

const insertAll = async (
  database: Database,
  hashes: readonly string[],
): Promise<{ fresh: Set<string>; bornAt: number }> => {
  const { rows } = await database.global.execute<{ hash: string | null; birth: Date | string }>(sql`
    with taken as (
      insert into nonce (hash, seen_at)
      select decode(one, 'hex'), now() from json_array_elements_text(${JSON.stringify(hashes)}::json) as one
      on conflict do nothing returning encode(hash, 'hex') as hash
    ), epoch as (
      insert into nonce_epoch (id, birth) select 1, now() where not exists (select from nonce_epoch)
      on conflict do nothing returning birth
    ), born as (
      select coalesce((select birth from nonce_epoch), (select birth from epoch)) as birth
    )
    select taken.hash, born.birth from born left join taken on true`)
  const birth = rows[0]?.birth
  return {
    fresh: new Set(rows.flatMap((row) => row.hash ?? [])),
    bornAt: birth ? new Date(birth).getTime() : Date.now(),
  }
}

/**
 * Takes nonces, each once. `fresh` is false for a repeat, on whatever process it was seen; `bornAt` is when the store
 * began to remember: both tables are UNLOGGED and empty after a crash, and a request signed before that may have been
 * forgotten. Those that come while one statement is on its way go together in the next.
 */
export const nonceTaker = (database: Database): ((hash: string) => Promise<Taken>) =>
  gather<string, Taken>(
    async (hashes) => {
      // In one order, so that the batches of two processes cannot wait for each other.
      const { fresh, bornAt } = await insertAll(database, hashes.toSorted())
      // The first of two that are the same has it.
      return hashes.map((hash) => ({ fresh: fresh.delete(hash), bornAt }))
    },
    { maxInputs: 500, maxBatches: 1 },
  )

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
