import { and, eq, gt, isNull, lt, or } from 'drizzle-orm'
import type { TenantContext } from '#platform/visit'
import { qrScene } from './tables.ts'

/** QR codes of the visited school. */
export const sceneStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const one = (digest: Buffer) => and(eq(qrScene.schoolId, schoolId), eq(qrScene.digest, digest))
  return {
    async add(row: Omit<typeof qrScene.$inferInsert, 'schoolId'>): Promise<void> {
      await db.insert(qrScene).values({ ...row, schoolId })
    },
    async lock(digest: Buffer) {
      return (await db.select().from(qrScene).where(one(digest)).for('update'))[0]
    },
    async polled(digest: Buffer, at: Date): Promise<void> {
      await db.update(qrScene).set({ polledAt: at }).where(one(digest))
    },
    /** Notes who scanned it: nobody else may any more. Undefined when it is over or another's. */
    async scan(digest: Buffer, personId: string, at: Date) {
      const mine = or(isNull(qrScene.scannedBy), eq(qrScene.scannedBy, personId))
      const [row] = await db
        .update(qrScene)
        .set({ scannedBy: personId })
        .where(and(one(digest), gt(qrScene.expiresAt, at), mine))
        .returning()
      return row
    },
    /** False when it was not this person who scanned it, or when it is over. */
    async confirm(digest: Buffer, personId: string, at: Date): Promise<boolean> {
      const rows = await db
        .update(qrScene)
        .set({ confirmedBy: personId })
        .where(and(one(digest), gt(qrScene.expiresAt, at), eq(qrScene.scannedBy, personId)))
        .returning({ by: qrScene.confirmedBy })
      return rows.length > 0
    },
    async use(digest: Buffer): Promise<void> {
      await db.delete(qrScene).where(one(digest))
    },
    async forget(at: Date): Promise<void> {
      await db.delete(qrScene).where(and(eq(qrScene.schoolId, schoolId), lt(qrScene.expiresAt, at)))
    },
  }
}
