import { and, desc, eq, sql } from 'drizzle-orm'
import type { TenantContext } from '#platform/visit'
import { markingComment } from '../works/tables.ts'

export type CommentRow = typeof markingComment.$inferSelect

/** The comment banks of a school's teachers. */
export const bankStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const of = (personId: string) =>
    and(eq(markingComment.schoolId, schoolId), eq(markingComment.personId, personId))
  return {
    list: (personId: string): Promise<CommentRow[]> =>
      db
        .select()
        .from(markingComment)
        .where(of(personId))
        .orderBy(desc(markingComment.uses), desc(markingComment.usedAt), markingComment.id),
    /** Counts a use of a text; false where it is not in the bank. */
    async use(personId: string, text: string, at: Date): Promise<boolean> {
      const used = await db
        .update(markingComment)
        .set({ uses: sql`${markingComment.uses} + 1`, usedAt: at })
        .where(and(of(personId), eq(markingComment.text, text)))
        .returning({ id: markingComment.id })
      return used.length > 0
    },
    async add(
      row: Pick<CommentRow, 'id' | 'personId' | 'text' | 'usedAt'> & { readonly uses?: number },
    ): Promise<void> {
      await db
        .insert(markingComment)
        .values({ ...row, schoolId })
        .onConflictDoNothing()
    },
    async drop(personId: string, id: string): Promise<boolean> {
      const gone = await db
        .delete(markingComment)
        .where(and(of(personId), eq(markingComment.id, id)))
        .returning({ id: markingComment.id })
      return gone.length > 0
    },
  }
}
