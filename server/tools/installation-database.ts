import { mkdirSync } from 'node:fs'
import { lockDirectory, startPostgres } from '#platform/embedded-postgres'
import { refuseUnfinishedRestore } from '../src/unfinished-restore.ts'

/**
 * The database of an installation for a command beside the server: the one that is configured, or the embedded one,
 * which a running server holds.
 */
export const databaseOf = async (dataDir: string, databaseUrl: string) => {
  refuseUnfinishedRestore(dataDir)
  if (databaseUrl) return { url: databaseUrl, stop: async () => undefined }
  mkdirSync(dataDir, { recursive: true })
  const unlock = lockDirectory(dataDir)
  const postgres = await startPostgres(dataDir)
  return {
    url: postgres.url,
    stop: async () => {
      await postgres.stop()
      unlock()
    },
  }
}
