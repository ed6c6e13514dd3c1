import { unusedFileDays } from '@xinglin/contract/resources'
import type { Database, Db } from '#platform/database'
import { referencedFiles } from './file-reference-store.ts'
import type { RemoveBytes } from './remove-bytes.ts'
import { deleteFile } from './store.ts'
import { unusedFileStore } from './unused-file-store.ts'

const dayMs = 86_400_000
const periodMs = unusedFileDays * dayMs
/** How many are removed in one transaction, which holds their rows while everything is searched once more. */
const batchSize = 1000

type Within = Pick<Database, 'within'>

/** Lists what nothing refers to and is older than a day, once a day, by one process. */
const listUnused = async (db: Db, schoolId: string, at: Date): Promise<void> => {
  const store = unusedFileStore({ db, school: { id: schoolId } })
  const before = new Date(at.getTime() - periodMs)
  if (!(await store.beginScan(before, at))) return
  await store.unlistGone()
  const old = await store.filesBefore(before)
  const used = await referencedFiles(db, schoolId, old)
  await store.unlist([...used])
  await store.list(
    old.filter((id) => !used.has(id)),
    at,
  )
}

/**
 * Removes files listed a day ago that nothing refers to still; answers whether there may be more. Whoever begins to refer
 * to one holds its row first (`lockFiles`): they wait for us and find it gone, or we pass it over.
 */
const removeListed = async (db: Db, schoolId: string, at: Date): Promise<boolean> => {
  const store = unusedFileStore({ db, school: { id: schoolId } })
  const due = await store.lockListedBefore(new Date(at.getTime() - periodMs), batchSize)
  const used = await referencedFiles(db, schoolId, due)
  await store.unlist([...used])
  for (const id of due)
    if (!used.has(id)) await store.markRemoved(id, await deleteFile(db, schoolId, id))
  return due.length === batchSize
}

/** Lists files of a school that nothing refers to, and removes them a day later with their bytes; may be stopped at any point and by any number of processes. */
export const removeUnusedFiles = async (
  database: Within,
  removeBytes: RemoveBytes,
  schoolId: string,
  at: Date,
): Promise<void> => {
  await database.within(schoolId, (db) => listUnused(db, schoolId, at))
  while (await database.within(schoolId, (db) => removeListed(db, schoolId, at)));
  const inStore = <T>(work: (store: ReturnType<typeof unusedFileStore>) => Promise<T>) =>
    database.within(schoolId, (db) => work(unusedFileStore({ db, school: { id: schoolId } })))
  for (const { fileId, bytes } of await inStore((store) => store.removed())) {
    for (const sha256 of bytes) await removeBytes(sha256)
    await inStore((store) => store.forget(fileId))
  }
}
