import { and, desc, eq, gte, lte, sql, type SQL } from 'drizzle-orm'
import type { TenantContext, Visit } from '#platform/visit'
import { note } from './tables.ts'

export type NoteRow = typeof note.$inferSelect

/** Narrows a list of notes. */
export type WantedNotes = {
  readonly courseId?: string
  readonly itemId?: string
  readonly key?: string
  readonly from?: Date
  readonly to?: Date
}

/** The visitor's own notes, and nobody else's. */
export const noteStore = ({ db, school: { id: schoolId }, person }: Visit) => {
  const own = and(eq(note.schoolId, schoolId), eq(note.personId, person?.id ?? ''))
  const narrowed = ({ courseId, itemId, key, from, to }: WantedNotes): SQL | undefined =>
    and(
      own,
      courseId ? eq(note.courseId, courseId) : undefined,
      itemId ? eq(note.itemId, itemId) : undefined,
      // One person's notes are few: they are looked through, letter case aside.
      key
        ? sql`strpos(lower(${note.text} || ' ' || ${note.itemTitle} || ' ' || ${note.courseName}), lower(${key})) > 0`
        : undefined,
      from ? gte(note.updatedAt, from) : undefined,
      to ? lte(note.updatedAt, to) : undefined,
    )
  return {
    list: (wanted: WantedNotes, page: number, size: number): Promise<NoteRow[]> =>
      db
        .select()
        .from(note)
        .where(narrowed(wanted))
        .orderBy(desc(note.updatedAt), desc(note.id))
        .limit(size)
        .offset((page - 1) * size),
    count: (wanted: WantedNotes): Promise<number> => db.$count(note, narrowed(wanted)),
    courses: () =>
      db
        .select({
          id: note.courseId,
          name: sql<string>`max(${note.courseName})`,
          count: sql<number>`count(*)::int`,
        })
        .from(note)
        .where(own)
        .groupBy(note.courseId)
        .orderBy(desc(sql`max(${note.updatedAt})`)),
    /** The note, its row held until the call ends; also whose it is, so that nobody's id is taken for a new one. */
    async lock(id: string): Promise<NoteRow | undefined> {
      const where = and(eq(note.schoolId, schoolId), eq(note.id, id))
      return (await db.select().from(note).where(where).for('update'))[0]
    },
    async write(row: Omit<NoteRow, 'schoolId'>): Promise<void> {
      const { text, version, updatedAt, anchor } = row
      await db
        .insert(note)
        .values({ schoolId, ...row })
        .onConflictDoUpdate({
          target: [note.schoolId, note.id],
          set: { text, version, updatedAt, anchor },
          setWhere: eq(note.personId, row.personId),
        })
    },
    async remove(id: string): Promise<void> {
      await db.delete(note).where(and(own, eq(note.id, id)))
    },
  }
}

/** Writes notes of several people at once. */
export const insertNotes = async (
  { db, school: { id: schoolId } }: TenantContext,
  rows: readonly Omit<NoteRow, 'schoolId'>[],
): Promise<void> => {
  if (rows.length > 0) await db.insert(note).values(rows.map((row) => ({ schoolId, ...row })))
}
