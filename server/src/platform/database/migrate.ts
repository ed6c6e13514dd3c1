import { fileURLToPath } from 'node:url'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { StartupError } from '#platform/startup-error'
import { bringUp, type Manner } from './bring-up.ts'
import { appRole, protect } from './tenancy.ts'

const folder = fileURLToPath(new URL('../../../migrations', import.meta.url))
const oldest = 150_000
const ours: Manner = { folder, lockMs: 1_000 }
const everyMs = 100

/**
 * Only one process migrates. The others ask again and again instead of waiting within a statement: an index that is
 * built beside the work waits for every statement that has begun, and would wait for theirs for ever.
 */
const alone = async (client: pg.Client): Promise<void> => {
  const take = `select pg_try_advisory_lock(hashtext('xinglin migrations')) as taken`
  while (!(await client.query<{ taken: boolean }>(take)).rows[0]?.taken) await pause(everyMs)
}

const connect = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  try {
    await client.connect()
    return client
  } catch (error) {
    const where = new URL(url)
    throw new StartupError(
      `The database at ${where.hostname || where.searchParams.get('host')}:${where.port || 5432} cannot be reached: ${(error as Error).message || (error as NodeJS.ErrnoException).code}. Check DATABASE_URL.`,
    )
  }
}

/**
 * Brings the schema up to date, puts every tenant table under row-level security, and answers the role that
 * requests act as (undefined when the connecting role is itself bound by the policies). `manner` is for trials.
 */
export const migrate = async (
  url: string,
  manner: Partial<Manner> = {},
): Promise<string | undefined> => {
  const client = await connect(url)
  try {
    const version = Number(
      (await client.query('show server_version_num')).rows[0].server_version_num,
    )
    if (version < oldest)
      throw new StartupError(`PostgreSQL 15 or later is needed; DATABASE_URL leads to ${version}.`)
    // Several processes may start at once: one migrates, the others wait and find it done.
    await alone(client)
    await bringUp(client, { ...ours, ...manner })
    const role = await appRole(client)
    await protect(client, role)
    return role
  } finally {
    await client.end()
  }
}
