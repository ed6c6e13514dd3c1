import { availableParallelism } from 'node:os'
import type { Logger } from 'pino'
import { giveFirstPasswords, hashPassword } from '#identity'
import { keepDoing, type Doing } from '#platform/background'
import type { Database } from '#platform/database'
import type { Keys } from '#platform/keys'
import { schoolIds } from '#schools'
import { importStore } from './import-store.ts'
import { passwordStore } from './password-store.ts'

/** A sign-in waits for a hash as well: one core is left to it where there are several. */
const atOnce = Math.max(1, availableParallelism() - 1)
/** As many as are done within the time that a transaction may wait. */
const portion = 40
const everyMs = 30_000

type Given = { readonly database: Database; readonly keys: Keys; readonly logger: Logger }

/** Hashes a portion of what waits in a school; answers how many, so that whoever asks goes on while there are any. */
const hashPortion = (
  { database, keys }: Omit<Given, 'logger'>,
  schoolId: string,
): Promise<number> =>
  database.within(schoolId, async (db) => {
    const school = { db, school: { id: schoolId } }
    // Whoever imports wants the people first: they are hashed when all are there.
    if (await importStore(school).isImporting()) return 0
    const store = passwordStore(school)
    const rows = await store.waiting(portion)
    if (rows.length === 0) return 0
    const queue = [...rows]
    const hashes: { accountId: string; hash: string }[] = []
    const work = async (): Promise<void> => {
      for (let row = queue.pop(); row; row = queue.pop())
        hashes.push({
          accountId: row.accountId,
          hash: await hashPassword(keys.unwrap(row.word, row.accountId)),
        })
    }
    await Promise.all(Array.from({ length: atOnce }, work))
    await giveFirstPasswords(school, hashes)
    await store.hashed(rows)
    return rows.length
  })

/** Hashes first passwords in the background, whoever imported them; any number of processes may do it at once. */
export const startHashing = (given: Given): Doing =>
  keepDoing({
    everyMs,
    round: async (stopping) => {
      for (const schoolId of await schoolIds(given.database.global))
        while (!stopping.aborted && (await hashPortion(given, schoolId)) > 0);
    },
    onFault: (error) => given.logger.error({ error: String(error) }, 'first passwords'),
  })
