import { and, eq, lt, sql } from 'drizzle-orm'
import type { TenantContext } from '#platform/visit'
import { smsCode, smsQuota } from './tables.ts'

/** Codes of the visited school, and how many were asked for. */
export const smsStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const one = (scene: string, phoneDigest: Buffer) =>
    and(
      eq(smsCode.schoolId, schoolId),
      eq(smsCode.scene, scene),
      eq(smsCode.phoneDigest, phoneDigest),
    )
  return {
    /** One more in one statement, so that many at once count each; undefined when the last was after `notSince`. */
    async count(key: string, at: Date, notSince: Date): Promise<number | undefined> {
      const [row] = await db
        .insert(smsQuota)
        .values({ schoolId, key, count: 1, lastAt: at })
        .onConflictDoUpdate({
          target: [smsQuota.schoolId, smsQuota.key],
          set: { count: sql`${smsQuota.count} + 1`, lastAt: at },
          setWhere: sql`${smsQuota.lastAt} <= ${notSince.toISOString()}::timestamptz`,
        })
        .returning({ count: smsQuota.count })
      return row?.count
    },
    /** One that was counted and should not have been. */
    async forgive(key: string): Promise<void> {
      await db
        .update(smsQuota)
        .set({ count: sql`greatest(${smsQuota.count} - 1, 0)` })
        .where(and(eq(smsQuota.schoolId, schoolId), eq(smsQuota.key, key)))
    },
    /** The newest code alone is good. */
    async keep(row: Omit<typeof smsCode.$inferInsert, 'schoolId' | 'tries'>): Promise<void> {
      const { codeDigest, expiresAt } = row
      await db
        .insert(smsCode)
        .values({ ...row, schoolId })
        .onConflictDoUpdate({
          target: [smsCode.schoolId, smsCode.scene, smsCode.phoneDigest],
          set: { codeDigest, expiresAt, tries: 0 },
        })
    },
    /** The code, held until the call ends: tries in parallel are counted one after the other. */
    async lock(scene: string, phoneDigest: Buffer) {
      return (await db.select().from(smsCode).where(one(scene, phoneDigest)).for('update'))[0]
    },
    async tried(scene: string, phoneDigest: Buffer): Promise<void> {
      await db
        .update(smsCode)
        .set({ tries: sql`${smsCode.tries} + 1` })
        .where(one(scene, phoneDigest))
    },
    async use(scene: string, phoneDigest: Buffer): Promise<void> {
      await db.delete(smsCode).where(one(scene, phoneDigest))
    },
    async forget(codesBefore: Date, countsBefore: Date): Promise<void> {
      await db
        .delete(smsCode)
        .where(and(eq(smsCode.schoolId, schoolId), lt(smsCode.expiresAt, codesBefore)))
      await db
        .delete(smsQuota)
        .where(and(eq(smsQuota.schoolId, schoolId), lt(smsQuota.lastAt, countsBefore)))
    },
  }
}
