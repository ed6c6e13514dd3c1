import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm'
import type { TenantContext } from '#platform/visit'
import { examPresence, examWord, examWordRead } from './tables.ts'

export type WordRow = typeof examWord.$inferSelect
export type PresenceRow = typeof examPresence.$inferSelect

const freshMs = 10_000

/** What is said in the room, who acknowledged it, and whose browser is there. */
export const wordStore = ({ db, school: { id: schoolId } }: TenantContext) => ({
  async add(row: Omit<WordRow, 'schoolId'>): Promise<void> {
    await db.insert(examWord).values({ ...row, schoolId })
  },
  /** What was said since a moment, the first first. */
  since: (examId: string, from: Date): Promise<WordRow[]> =>
    db
      .select()
      .from(examWord)
      .where(
        and(eq(examWord.schoolId, schoolId), eq(examWord.examId, examId), gte(examWord.at, from)),
      )
      .orderBy(asc(examWord.at), asc(examWord.id)),
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
    const stale = new Date(row.seenAt.getTime() - freshMs)
    await db
      .insert(examPresence)
      .values({ ...row, schoolId })
      .onConflictDoUpdate({
        target: [examPresence.schoolId, examPresence.attemptId],
        set: { seenAt: row.seenAt, unsent: row.unsent, questionId: row.questionId },
        setWhere: sql`${examPresence.seenAt} < ${stale.toISOString()}::timestamptz or ${examPresence.unsent} <> ${row.unsent} or ${examPresence.questionId} <> ${row.questionId}`,
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
