import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { memory } from '#platform/memory'
import type { TenantContext } from '#platform/visit'
import { examPresence, examWord, examWordRead } from './tables.ts'

export type WordRow = typeof examWord.$inferSelect
export type PresenceRow = typeof examPresence.$inferSelect

const freshMs = 10_000
/** A browser says every four seconds that it is there: what is the same is not even asked to be written. */
const written = memory<string>(8_000, 20_000)
/** All browsers of a room ask for the same words; what is said reaches them within five seconds all the same. */
const wordsOf = memory<readonly WordRow[]>(1_000, 500)

/** What is said in the room, who acknowledged it, and whose browser is there. */
export const wordStore = ({ db, school: { id: schoolId } }: TenantContext) => ({
  async add(row: Omit<WordRow, 'schoolId'>): Promise<void> {
    await db.insert(examWord).values({ ...row, schoolId })
  },
  /** What was said since a moment, the first first; up to a second ago. */
  async since(examId: string, from: Date): Promise<readonly WordRow[]> {
    const words = await wordsOf.get(`${schoolId} ${examId}`, () =>
      db
        .select()
        .from(examWord)
        .where(and(eq(examWord.schoolId, schoolId), eq(examWord.examId, examId)))
        .orderBy(asc(examWord.at), asc(examWord.id)),
    )
    return words.filter(({ at }) => at >= from)
  },
  /** Something was said by this process: whoever asks next reads it. */
  forget: (examId: string): void => wordsOf.forget(`${schoolId} ${examId}`),
  async read(attemptId: string, wordIds: readonly string[], at: Date): Promise<void> {
    if (wordIds.length === 0) return
    await db
      .insert(examWordRead)
      .values(wordIds.map((wordId) => ({ schoolId, wordId, attemptId, at })))
      .onConflictDoNothing()
  },
  /** Which words were acknowledged in which attempts. */
  async reads(wordIds: readonly string[]) {
    if (wordIds.length === 0) return []
    return db
      .select({ wordId: examWordRead.wordId, attemptId: examWordRead.attemptId })
      .from(examWordRead)
      .where(and(eq(examWordRead.schoolId, schoolId), inArray(examWordRead.wordId, [...wordIds])))
  },
  /** Says that a browser is there; what changed nothing for a moment is not written again. */
  async seen(row: Omit<PresenceRow, 'schoolId'>): Promise<void> {
    const key = `${schoolId} ${row.attemptId}`
    const standing = `${row.unsent} ${row.questionId} ${row.safeBrowser}`
    const write = () => this.write(row).then(() => standing)
    if ((await written.get(key, write)) === standing) return
    written.forget(key)
    await written.get(key, write)
  },
  async write(row: Omit<PresenceRow, 'schoolId'>): Promise<void> {
    const stale = new Date(row.seenAt.getTime() - freshMs)
    await db
      .insert(examPresence)
      .values({ ...row, schoolId })
      .onConflictDoUpdate({
        target: [examPresence.schoolId, examPresence.attemptId],
        set: {
          seenAt: row.seenAt,
          unsent: row.unsent,
          questionId: row.questionId,
          safeBrowser: row.safeBrowser,
        },
        setWhere: sql`${examPresence.seenAt} < ${stale.toISOString()}::timestamptz or ${examPresence.unsent} <> ${row.unsent} or ${examPresence.questionId} <> ${row.questionId} or ${examPresence.safeBrowser} <> ${row.safeBrowser}`,
      })
  },
  async presences(attemptIds: readonly string[]): Promise<ReadonlyMap<string, PresenceRow>> {
    if (attemptIds.length === 0) return new Map()
    const rows = await db
      .select()
      .from(examPresence)
      .where(
        and(eq(examPresence.schoolId, schoolId), inArray(examPresence.attemptId, [...attemptIds])),
      )
    return new Map(rows.map((row) => [row.attemptId, row]))
  },
})
