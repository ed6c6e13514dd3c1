import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm'
import type { TenantContext } from '#platform/visit'
import { attemptGrant, resultsRelease } from './once-tables.ts'
import { attempt, attemptItem } from './tables.ts'

export type Grant = typeof attemptGrant.$inferSelect
export type Release = typeof resultsRelease.$inferSelect

/** An item of a course through all its versions. */
export type ItemKey = { readonly courseId: string; readonly itemKey: string }

/** Grants and releases of the items of a school that are taken once. */
export const onceStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const granted = ({ courseId, itemKey }: ItemKey) =>
    and(
      eq(attemptGrant.schoolId, schoolId),
      eq(attemptGrant.courseId, courseId),
      eq(attemptGrant.itemKey, itemKey),
    )
  const released = ({ courseId, itemKey }: ItemKey) =>
    and(
      eq(resultsRelease.schoolId, schoolId),
      eq(resultsRelease.courseId, courseId),
      eq(resultsRelease.itemKey, itemKey),
    )
  return {
    grants: (key: ItemKey): Promise<Grant[]> =>
      db.select().from(attemptGrant).where(granted(key)).orderBy(asc(attemptGrant.grantedAt)),
    /** The oldest grant of a person that waits; with `hold` nobody else uses it until the call ends. */
    async waitingGrant(key: ItemKey, personId: string, lock: boolean): Promise<Grant | undefined> {
      const where = and(
        granted(key),
        eq(attemptGrant.personId, personId),
        isNull(attemptGrant.usedAt),
      )
      const rows = db.select().from(attemptGrant).where(where)
      const first = rows.orderBy(asc(attemptGrant.grantedAt)).limit(1)
      return (await (lock ? first.for('update') : first))[0]
    },
    async addGrant(row: Omit<typeof attemptGrant.$inferInsert, 'schoolId'>): Promise<void> {
      await db.insert(attemptGrant).values({ schoolId, ...row })
    },
    async useGrant(id: string, usedAt: Date): Promise<void> {
      const where = and(eq(attemptGrant.schoolId, schoolId), eq(attemptGrant.id, id))
      await db.update(attemptGrant).set({ usedAt }).where(where)
    },
    async release(key: ItemKey): Promise<Release | undefined> {
      return (await db.select().from(resultsRelease).where(released(key)))[0]
    },
    async setRelease(key: ItemKey, set: Pick<Release, 'releaseAt' | 'setBy' | 'setAt'>) {
      await db
        .insert(resultsRelease)
        .values({ schoolId, ...key, ...set })
        .onConflictDoUpdate({
          target: [resultsRelease.schoolId, resultsRelease.courseId, resultsRelease.itemKey],
          set: { ...set, appliedAt: null },
        })
    },
    async withhold(key: ItemKey): Promise<void> {
      await db.delete(resultsRelease).where(released(key))
    },
    /** A release whose moment has come and which no score follows yet, held; another process takes another. */
    async lockDue(at: Date): Promise<Release | undefined> {
      const where = and(
        eq(resultsRelease.schoolId, schoolId),
        isNull(resultsRelease.appliedAt),
        lte(resultsRelease.releaseAt, at),
      )
      const rows = db.select().from(resultsRelease).where(where)
      return (await rows.limit(1).for('update', { skipLocked: true }))[0]
    },
    async applied(key: ItemKey, appliedAt: Date): Promise<void> {
      await db.update(resultsRelease).set({ appliedAt }).where(released(key))
    },
    /** The attempts that have an item complete, whatever its version. */
    async completedAt(itemIds: readonly string[]) {
      if (itemIds.length === 0) return []
      return db
        .select({
          personId: attempt.personId,
          attemptId: attempt.id,
          itemId: attemptItem.itemId,
        })
        .from(attemptItem)
        .innerJoin(
          attempt,
          and(eq(attempt.schoolId, attemptItem.schoolId), eq(attempt.id, attemptItem.attemptId)),
        )
        .where(
          and(
            eq(attemptItem.schoolId, schoolId),
            eq(attemptItem.state, 'done'),
            inArray(attemptItem.itemId, [...itemIds]),
          ),
        )
    },
  }
}
