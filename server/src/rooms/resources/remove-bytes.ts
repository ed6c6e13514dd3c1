import { rm } from 'node:fs/promises'
import type { Database } from '#platform/database'
import { schoolIds } from '#schools'
import type { FileRoom } from './files.ts'
import { hasBytes } from './store.ts'

/** Removes bytes that lie under a hash, where no file of any school has them: a row of another school is seen in that school alone. */
export type RemoveBytes = (sha256: string) => Promise<void>

export const bytesRemover =
  (database: Database, files: FileRoom): RemoveBytes =>
  async (sha256) => {
    for (const id of await schoolIds(database.global))
      if (await database.within(id, (db) => hasBytes(db, id, sha256))) return
    await rm(files.pathOf(sha256), { force: true })
  }
