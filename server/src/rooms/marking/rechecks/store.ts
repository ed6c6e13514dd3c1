import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { TenantContext } from '#platform/visit'
import { workRecheck } from './tables.ts'

export type RecheckRow = typeof workRecheck.$inferSelect

/** Requests to have scores of the visited school looked at again. */
export const recheckStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const one = (workId: string) =>
    and(eq(workRecheck.schoolId, schoolId), eq(workRecheck.workId, workId))
  return {
    async find(workId: string): Promise<RecheckRow | undefined> {
      return (await db.select().from(workRecheck).where(one(workId)))[0]
    },
    /** Of some works the requests, by work. */
    async among(workIds: readonly string[]): Promise<ReadonlyMap<string, RecheckRow>> {
      if (workIds.length === 0) return new Map()
      const rows = await db
        .select()
        .from(workRecheck)
        .where(and(eq(workRecheck.schoolId, schoolId), inArray(workRecheck.workId, [...workIds])))
      return new Map(rows.map((row) => [row.workId, row]))
    },
    /** Requests that nobody has decided, the oldest first. */
    asked: (most: number): Promise<RecheckRow[]> =>
      db
        .select()
        .from(workRecheck)
        .where(and(eq(workRecheck.schoolId, schoolId), sql`${workRecheck.state} = 'asked'`))
        .orderBy(asc(workRecheck.askedAt))
        .limit(most),
    async add(row: Omit<typeof workRecheck.$inferInsert, 'schoolId'>): Promise<void> {
      await db.insert(workRecheck).values({ ...row, schoolId })
    },
    async change(workId: string, set: Partial<RecheckRow>): Promise<void> {
      await db.update(workRecheck).set(set).where(one(workId))
    },
  }
}
