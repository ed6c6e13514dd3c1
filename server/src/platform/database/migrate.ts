import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { Trouble } from '#platform/trouble'
import { appRole, protect } from './tenancy.ts'

const folder = fileURLToPath(new URL('../../../migrations', import.meta.url))
const oldest = 150_000

const connect = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  try {
    await client.connect()
    return client
  } catch (error) {
    const where = new URL(url)
    throw new Trouble(
      `The database at ${where.hostname || where.searchParams.get('host')}:${where.port || 5432} cannot be reached: ${(error as Error).message || (error as NodeJS.ErrnoException).code}. Check DATABASE_URL.`,
    )
  }
}

/**
 * Brings the schema up to date, puts every tenant table under row-level security, and answers the role that
 * requests act as (undefined when the connecting role is itself bound by the policies).
 */
export const migrate = async (url: string): Promise<string | undefined> => {
  const client = await connect(url)
  try {
    const version = Number(
      (await client.query('show server_version_num')).rows[0].server_version_num,
    )
    if (version < oldest)
      throw new Trouble(`PostgreSQL 15 or later is needed; DATABASE_URL leads to ${version}.`)
    // Several processes may start at once: one migrates, the others wait and find it done.
    await client.query(`select pg_advisory_lock(hashtext('xinglin migrations'))`)
    await runMigrations(drizzle(client), {
      migrationsFolder: folder,
      migrationsSchema: 'migrations',
    })
    const role = await appRole(client)
    await protect(client, role)
    return role
  } finally {
    await client.end()
  }
}
