import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '#platform/database'
import { newId } from '#platform/ids'
import type { Visit } from '#platform/visit'
import { sensitiveHit, sensitiveWord } from './tables.ts'

/** Words of the visited school. */
export const wordStore = ({ db, school, person, at }: Visit) => ({
  async all(): Promise<string[]> {
    const rows = await db
      .select({ word: sensitiveWord.word })
      .from(sensitiveWord)
      .where(eq(sensitiveWord.schoolId, school.id))
    return rows.map((row) => row.word)
  },
  async common(): Promise<string[]> {
    const rows = await db
      .select({ word: sensitiveWord.word })
      .from(sensitiveWord)
      .where(and(eq(sensitiveWord.schoolId, school.id), eq(sensitiveWord.common, true)))
      .orderBy(asc(sensitiveWord.word))
    return rows.map((row) => row.word)
  },
  async hit(word: string, place: string): Promise<void> {
    await db
      .insert(sensitiveHit)
      .values({ schoolId: school.id, id: newId(), word, place, personId: person?.id ?? null, at })
  },
})

export const insertWords = async (
  db: Db,
  schoolId: string,
  words: readonly { word: string; common: boolean }[],
): Promise<void> => {
  if (words.length > 0)
    await db
      .insert(sensitiveWord)
      .values(words.map((one) => ({ schoolId, ...one })))
      .onConflictDoNothing()
}
