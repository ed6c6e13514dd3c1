import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { memory } from '#platform/memory'
import type { TenantContext } from '#platform/visit'
import { examPresence, examWord, examWordRead } from './tables.ts'

export type WordRow = typeof examWord.$inferSelect
export type PresenceRow = typeof examPresence.$inferSelect

const freshMs = 10_000
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
  /** Writes that browsers are there; of what changed nothing for a moment nothing. */
  async write(rows: readonly Omit<PresenceRow, 'schoolId'>[]): Promise<void> {
    if (rows.length === 0) return
    const newest = new Map(rows.map((row) => [row.attemptId, row]))
    const sorted = [...newest.values()].toSorted((a, b) => (a.attemptId < b.attemptId ? -1 : 1))
    await db.execute(sql`
      insert into ${examPresence} as had (school_id, attempt_id, seen_at, unsent, question_id, safe_browser)
      select ${schoolId}::uuid, "attemptId", "seenAt", unsent, "questionId", "safeBrowser"
      from json_to_recordset(${JSON.stringify(sorted)}::json)
        as seen ("attemptId" uuid, "seenAt" timestamptz, unsent int, "questionId" uuid, "safeBrowser" text)
      on conflict (school_id, attempt_id) do update set seen_at = excluded.seen_at, unsent = excluded.unsent,
        question_id = excluded.question_id, safe_browser = excluded.safe_browser
      where had.seen_at < excluded.seen_at - ${`${freshMs} milliseconds`}::interval or had.unsent <> excluded.unsent
        or had.question_id <> excluded.question_id or had.safe_browser <> excluded.safe_browser`)
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
