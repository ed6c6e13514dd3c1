import { rm } from 'node:fs/promises'
import type { Database } from '#platform/database'
import { schoolIds } from '#schools'
import type { FileRoom } from './files.ts'
import { hasBytes, lockBytes } from './store.ts'

/** Removes bytes that lie under a hash, where no file of any school has them. */
export type RemoveBytes = (sha256: string) => Promise<void>

/** A row of another school is seen in that school alone, so each is asked, while no upload can begin to have the same bytes. */
export const bytesRemover = (database: Database, files: FileRoom): RemoveBytes => {
  const removeOne = async (sha256: string): Promise<void> => {
    const [first, ...others] = await schoolIds(database.global)
    if (first === undefined) return
    await database.within(first, async (db) => {
      await lockBytes(db, sha256, 'alone')
      if (await hasBytes(db, first, sha256)) return
      for (const id of others)
        if (await database.within(id, (other) => hasBytes(other, id, sha256))) return
      await rm(files.pathOf(sha256), { force: true })
    })
  }
  // Each takes two connections: one after another, so that they never wait for each other's second.
  let before: Promise<unknown> = Promise.resolve()
  return (sha256) => {
    const removal = before.then(() => removeOne(sha256))
    before = removal.catch(() => undefined)
    return removal
  }
}
