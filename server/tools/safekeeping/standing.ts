import { existsSync } from 'node:fs'
import pg from 'pg'
import { standingUrl } from '#platform/embedded-postgres'
import { StartupError } from '#platform/startup-error'
import { databaseOf } from '../installation-database.ts'

/** A connection for copying, and how to let go of it. */
export type Opened = { readonly client: pg.Client; readonly close: () => Promise<void> }

/** Connects to a database; says in one sentence when it cannot. */
export const connected = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  try {
    await client.connect()
    return client
  } catch (error) {
    throw new StartupError(`The database cannot be reached: ${(error as Error).message}.`)
  }
}

/** The database of an installation that may be running: a running server's is used beside it, else it is started. */
export const openStanding = async (dataDir: string, databaseUrl: string): Promise<Opened> => {
  if (!databaseUrl && !existsSync(dataDir))
    throw new StartupError(`There is no installation in ${dataDir}: set DATA_DIR or DATABASE_URL.`)
  const running = databaseUrl || standingUrl(dataDir)
  if (running) {
    try {
      const client = await connected(running)
      return { client, close: () => client.end() }
    } catch (error) {
      if (databaseUrl) throw error
    }
  }
  const postgres = await databaseOf(dataDir, '')
  const client = await connected(postgres.url)
  return {
    client,
    close: async () => {
      await client.end()
      await postgres.stop()
    },
  }
}
