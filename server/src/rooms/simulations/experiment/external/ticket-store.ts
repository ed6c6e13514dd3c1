import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import type { TenantContext } from '#platform/visit'
import { elsewherePass as table } from './external-tables.ts'

export type Pass = typeof table.$inferSelect

/** Tickets and tokens of a school, by their hashes. */
export const passStore = ({ db, school: { id: schoolId } }: TenantContext) => ({
  async add(row: Omit<Pass, 'schoolId' | 'usedAt'>): Promise<void> {
    await db.insert(table).values({ ...row, schoolId })
  },
  /** Takes a ticket of a course: of two that come with the same one gets it. */
  async take(courseId: string, hash: Buffer, at: Date): Promise<Pass | undefined> {
    const [taken] = await db
      .update(table)
      .set({ usedAt: at })
      .where(
        and(
          eq(table.schoolId, schoolId),
          eq(table.hash, hash),
          eq(table.kind, 'ticket'),
          eq(table.courseId, courseId),
          isNull(table.usedAt),
          gt(table.until, at),
        ),
      )
      .returning()
    return taken
  },
  /** A token, whether it is good still or not. */
  async token(hash: Buffer): Promise<Pass | undefined> {
    const [row] = await db
      .select()
      .from(table)
      .where(and(eq(table.schoolId, schoolId), eq(table.hash, hash), eq(table.kind, 'token')))
    return row
  },
  /** Nothing speaks for the students of a course any more. */
  async revoke(courseId: string): Promise<void> {
    await db.delete(table).where(and(eq(table.schoolId, schoolId), eq(table.courseId, courseId)))
  },
  async forget(before: Date): Promise<void> {
    await db.delete(table).where(and(eq(table.schoolId, schoolId), lt(table.launchedAt, before)))
  },
})
