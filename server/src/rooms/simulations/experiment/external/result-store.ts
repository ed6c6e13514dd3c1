import { and, desc, eq } from 'drizzle-orm'
import type { TenantContext } from '#platform/visit'
import { elsewhereResult as table } from './external-tables.ts'

export type ResultRow = typeof table.$inferSelect

/** What arrived at a school from experiments elsewhere. */
export const resultStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const of = (courseId: string) => and(eq(table.schoolId, schoolId), eq(table.courseId, courseId))
  /** What counts: finished, and by a student. */
  const counted = (courseId: string) =>
    and(of(courseId), eq(table.finished, true), eq(table.tester, false))
  const page = (where: ReturnType<typeof of>, index: number, size: number): Promise<ResultRow[]> =>
    db
      .select()
      .from(table)
      .where(where)
      .orderBy(desc(table.receivedAt), desc(table.id))
      .limit(size)
      .offset((index - 1) * size)
  return {
    /** All of a round, the newest first. */
    ofAttempt: (attemptId: string): Promise<ResultRow[]> =>
      db
        .select()
        .from(table)
        .where(and(eq(table.schoolId, schoolId), eq(table.attemptId, attemptId)))
        .orderBy(desc(table.receivedAt), desc(table.no)),
    async add(row: Omit<ResultRow, 'schoolId'>): Promise<void> {
      await db.insert(table).values({ ...row, schoolId })
    },
    async replace(id: string, set: Partial<ResultRow>): Promise<void> {
      await db
        .update(table)
        .set(set)
        .where(and(eq(table.schoolId, schoolId), eq(table.id, id)))
    },
    list: (courseId: string, index: number, size: number) => page(of(courseId), index, size),
    count: (courseId: string): Promise<number> => db.$count(table, of(courseId)),
    listCounted: (courseId: string, index: number, size: number) =>
      page(counted(courseId), index, size),
    countCounted: (courseId: string): Promise<number> => db.$count(table, counted(courseId)),
  }
}
