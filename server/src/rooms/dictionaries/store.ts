import { and, asc, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '#platform/database'
import { newId } from '#platform/ids'
import type { TenantContext, Visit } from '#platform/visit'
import { sensitiveHit, sensitiveWord } from './tables.ts'

/** Words of the visited school. */
export const wordStore = ({
  db,
  school,
  person,
  at,
}: TenantContext & Pick<Visit, 'person' | 'at'>) => ({
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
  /** A page of words that hold a part, with how often each was met. */
  async page(part: string, page: number, size: number) {
    const where = and(
      eq(sensitiveWord.schoolId, school.id),
      part ? sql`strpos(${sensitiveWord.word}, ${part}) > 0` : undefined,
    )
    const rows = await db
      .select({
        word: sensitiveWord.word,
        common: sensitiveWord.common,
        hits: sql<number>`(select count(*)::int from ${sensitiveHit} where ${sensitiveHit.schoolId} = ${school.id}::uuid and ${sensitiveHit.word} = ${sensitiveWord.word})`,
      })
      .from(sensitiveWord)
      .where(where)
      .orderBy(asc(sensitiveWord.word))
      .limit(size)
      .offset((page - 1) * size)
    return { rows, count: await db.$count(sensitiveWord, where) }
  },
  async save(words: readonly string[], common: boolean): Promise<void> {
    if (words.length === 0) return
    await db
      .insert(sensitiveWord)
      .values(words.map((word) => ({ schoolId: school.id, word, common })))
      .onConflictDoUpdate({
        target: [sensitiveWord.schoolId, sensitiveWord.word],
        set: { common },
      })
  },
  async remove(words: readonly string[]): Promise<string[]> {
    const gone = await db
      .delete(sensitiveWord)
      .where(and(eq(sensitiveWord.schoolId, school.id), inArray(sensitiveWord.word, [...words])))
      .returning({ word: sensitiveWord.word })
    return gone.map((row) => row.word)
  },
  async hits(page: number, size: number) {
    const where = eq(sensitiveHit.schoolId, school.id)
    const rows = await db
      .select()
      .from(sensitiveHit)
      .where(where)
      .orderBy(desc(sensitiveHit.at), desc(sensitiveHit.id))
      .limit(size)
      .offset((page - 1) * size)
    return { rows, count: await db.$count(sensitiveHit, where) }
  },
  async hit(word: string, place: string): Promise<void> {
    // Once an hour for a person and a word: whoever hammers fills no table.
    const again = and(
      eq(sensitiveHit.schoolId, school.id),
      eq(sensitiveHit.word, word),
      person ? eq(sensitiveHit.personId, person.id) : isNull(sensitiveHit.personId),
      gt(sensitiveHit.at, new Date(at.getTime() - 3_600_000)),
    )
    if ((await db.$count(sensitiveHit, again)) > 0) return
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
