import { and, eq } from 'drizzle-orm'
import type { TenantContext } from '#platform/visit'
import { courseDraft } from './tables.ts'

export type DraftRow = typeof courseDraft.$inferSelect

/** The drafts of the visited school's courses; whoever changes one holds its course. */
export const draftStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const one = (courseId: string) =>
    and(eq(courseDraft.schoolId, schoolId), eq(courseDraft.courseId, courseId))
  return {
    async find(courseId: string): Promise<DraftRow | undefined> {
      return (await db.select().from(courseDraft).where(one(courseId)))[0]
    },
    async put(row: Omit<DraftRow, 'schoolId'>): Promise<void> {
      const { courseId: _, ...set } = row
      await db
        .insert(courseDraft)
        .values({ schoolId, ...row })
        .onConflictDoUpdate({ target: [courseDraft.schoolId, courseDraft.courseId], set })
    },
    async remove(courseId: string): Promise<void> {
      await db.delete(courseDraft).where(one(courseId))
    },
  }
}
