import { type Database, inBatches } from '#platform/database'
import { memory } from '#platform/memory'
import { type PresenceRow, wordStore } from './word-store.ts'

type Presence = Omit<PresenceRow, 'schoolId'>

/** A browser says every four seconds that it is there: what is the same is not even asked to be written. */
const written = memory<string>(8_000, 20_000)

/** Says that a browser is there, together with others who say so now; what changed nothing for a moment is not written again. */
export const presenceWriter = (database: Database) => {
  const write = inBatches<Presence, undefined>(database, async (batch, rows) => {
    await wordStore(batch).write(rows)
    return rows.map(() => undefined)
  })
  return async (schoolId: string, row: Presence): Promise<void> => {
    const key = `${schoolId} ${row.attemptId}`
    const standing = `${row.unsent} ${row.questionId} ${row.safeBrowser}`
    const writeNow = () => write(schoolId, row).then(() => standing)
    if ((await written.get(key, writeNow)) === standing) return
    written.forget(key)
    await written.get(key, writeNow)
  }
}
