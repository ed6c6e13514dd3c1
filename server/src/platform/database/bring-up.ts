import { setTimeout as pause } from 'node:timers/promises'
import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator'
import type pg from 'pg'
import { StartupError } from '#platform/startup-error'

const table = 'migrations.__drizzle_migrations'
const longestMs = 300_000
const betweenMs = 500
const lockNotAvailable = '55P03'

/** How migrations are brought in: from where, and how long a statement waits for a lock while others queue behind it. */
export type Manner = { readonly folder: string; readonly lockMs: number }

const noted = (client: pg.Client, { hash, folderMillis }: MigrationMeta) =>
  client.query(`insert into ${table} (hash, created_at) values ($1, $2)`, [hash, folderMillis])

/** An index that is built while others write cannot be built within a transaction; such a file holds nothing else. */
const isAlone = ({ sql }: MigrationMeta): boolean =>
  sql.some((statement) => /^\s*(?:create|drop)\s.*\bconcurrently\b/is.test(statement))

const within = async (client: pg.Client, migration: MigrationMeta): Promise<void> => {
  await client.query('begin')
  try {
    for (const statement of migration.sql) await client.query(statement)
    await noted(client, migration)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

const bringIn = async (client: pg.Client, migration: MigrationMeta): Promise<void> => {
  if (!isAlone(migration)) return within(client, migration)
  for (const statement of migration.sql) await client.query(statement)
  await noted(client, migration)
}

/**
 * Brings in the migrations that are missing, each in a transaction of its own, so that no table is locked longer than
 * one migration takes. Who asks for a lock gives up soon and tries again: everybody else waits behind who waits.
 */
export const bringUp = async (client: pg.Client, { folder, lockMs }: Manner): Promise<void> => {
  await client.query(`create schema if not exists migrations`)
  await client.query(
    `create table if not exists ${table} (id serial primary key, hash text not null, created_at bigint)`,
  )
  const { rows } = await client.query<{ last: string | null }>(
    `select max(created_at) as last from ${table}`,
  )
  const last = Number(rows[0]?.last ?? -1)
  await client.query(`set lock_timeout = ${lockMs}`)
  const since = performance.now()
  for (const migration of readMigrationFiles({ migrationsFolder: folder })) {
    while (migration.folderMillis > last) {
      try {
        await bringIn(client, migration)
        break
      } catch (error) {
        if ((error as { code?: string }).code !== lockNotAvailable) throw error
        if (performance.now() - since > longestMs)
          throw new StartupError(
            'The schema cannot be brought up to date: a transaction holds a table for minutes. End it and start again.',
          )
        await pause(betweenMs)
      }
    }
  }
}
