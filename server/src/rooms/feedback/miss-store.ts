import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { TenantContext } from '#platform/visit'
import { feedbackMiss } from './tables.ts'

/** The wrong contacts that were given for codes. */
export const missStore = ({ db, school: { id: schoolId } }: TenantContext) => ({
  /** How many there were for a code since a moment. */
  async since(code: string, since: Date): Promise<number> {
    const where = and(
      eq(feedbackMiss.schoolId, schoolId),
      eq(feedbackMiss.code, code),
      gt(feedbackMiss.since, since),
    )
    return (await db.select().from(feedbackMiss).where(where))[0]?.misses ?? 0
  },
  /** Counts one more; the time runs anew from the last. */
  async add(code: string, at: Date, since: Date): Promise<void> {
    const moment = since.toISOString()
    await db
      .insert(feedbackMiss)
      .values({ schoolId, code, misses: 1, since: at })
      .onConflictDoUpdate({
        target: [feedbackMiss.schoolId, feedbackMiss.code],
        set: {
          misses: sql`case when ${feedbackMiss.since} > ${moment}::timestamptz then ${feedbackMiss.misses} + 1 else 1 end`,
          since: at,
        },
      })
  },
  async forget(before: Date): Promise<void> {
    await db
      .delete(feedbackMiss)
      .where(and(eq(feedbackMiss.schoolId, schoolId), lt(feedbackMiss.since, before)))
  },
})
