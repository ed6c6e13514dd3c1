import { and, eq, inArray, sql } from 'drizzle-orm'
import type { TenantContext } from '#platform/visit'
import { schoolPack, schoolPackItem } from './tables.ts'

export type PackRow = typeof schoolPack.$inferSelect
export type PackItemRow = typeof schoolPackItem.$inferSelect

/** The packs of a school, and what came in them. */
export const packStore = ({ db, school: { id: schoolId } }: TenantContext) => ({
  /** Lets nobody else lay a pack until the transaction ends; false where somebody does, which takes seconds. */
  async alone(): Promise<boolean> {
    const { rows } = await db.execute<{ alone: boolean }>(
      sql`select pg_try_advisory_xact_lock(hashtextextended(${`packs ${schoolId}`}, 0)) as alone`,
    )
    return rows[0]?.alone ?? false
  },
  list: (): Promise<PackRow[]> =>
    db.select().from(schoolPack).where(eq(schoolPack.schoolId, schoolId)),
  async find(pack: string): Promise<PackRow | undefined> {
    const where = and(eq(schoolPack.schoolId, schoolId), eq(schoolPack.pack, pack))
    return (await db.select().from(schoolPack).where(where))[0]
  },
  /** Grants a pack in a version, or offers that version where it is granted. */
  async grant(pack: string, offered: number): Promise<void> {
    await db
      .insert(schoolPack)
      .values({ schoolId, pack, granted: true, offered })
      .onConflictDoUpdate({
        target: [schoolPack.schoolId, schoolPack.pack],
        set: { granted: true, offered },
      })
  },
  async revoke(packs: readonly string[]): Promise<void> {
    await db
      .update(schoolPack)
      .set({ granted: false })
      .where(and(eq(schoolPack.schoolId, schoolId), inArray(schoolPack.pack, [...packs])))
  },
  async lock(pack: string, held: number, heldAt: Date): Promise<void> {
    await db
      .update(schoolPack)
      .set({ held, heldAt })
      .where(and(eq(schoolPack.schoolId, schoolId), eq(schoolPack.pack, pack)))
  },
  items: (): Promise<PackItemRow[]> =>
    db.select().from(schoolPackItem).where(eq(schoolPackItem.schoolId, schoolId)),
  async keepItems(rows: readonly Omit<PackItemRow, 'schoolId'>[]): Promise<void> {
    if (rows.length === 0) return
    await db
      .insert(schoolPackItem)
      .values(rows.map((row) => ({ ...row, schoolId })))
      .onConflictDoUpdate({
        target: [schoolPackItem.schoolId, schoolPackItem.kind, schoolPackItem.key],
        set: {
          objectId: sql`excluded.object_id`,
          versionId: sql`excluded.version_id`,
          hash: sql`excluded.hash`,
          own: sql`excluded.own`,
        },
      })
  },
})
