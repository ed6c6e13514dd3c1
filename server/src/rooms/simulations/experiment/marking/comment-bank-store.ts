import { and, desc, eq, sql } from 'drizzle-orm'
import type { TenantContext } from '#platform/visit'
import { labComment } from '../reports/report-tables.ts'

type CommentRow = typeof labComment.$inferSelect

/** The comment banks of a school's teachers. */
export const bankStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const of = (personId: string) =>
    and(eq(labComment.schoolId, schoolId), eq(labComment.personId, personId))
  return {
    list: (personId: string): Promise<CommentRow[]> =>
      db
        .select()
        .from(labComment)
        .where(of(personId))
        .orderBy(desc(labComment.uses), desc(labComment.usedAt), labComment.id),
    /** Counts a use of a text; false where it is not in the bank. */
    async use(personId: string, text: string, at: Date): Promise<boolean> {
      const used = await db
        .update(labComment)
        .set({ uses: sql`${labComment.uses} + 1`, usedAt: at })
        .where(and(of(personId), eq(labComment.text, text)))
        .returning({ id: labComment.id })
      return used.length > 0
    },
    async add(row: Pick<CommentRow, 'id' | 'personId' | 'text' | 'usedAt'>): Promise<void> {
      await db.insert(labComment).values({ schoolId, ...row })
    },
    async drop(personId: string, id: string): Promise<boolean> {
      const gone = await db
        .delete(labComment)
        .where(and(of(personId), eq(labComment.id, id)))
        .returning({ id: labComment.id })
      return gone.length > 0
    },
  }
}
