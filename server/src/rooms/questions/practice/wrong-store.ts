import { and, asc, eq } from 'drizzle-orm'
import { countListed } from '#platform/database'
import type { TenantContext } from '#platform/visit'
import { wrongItem } from './tables.ts'

export type WrongRow = typeof wrongItem.$inferSelect

/** The wrong-item book of one person. */
export const wrongStore = ({ db, school: { id: schoolId } }: TenantContext, personId: string) => {
  const own = and(eq(wrongItem.schoolId, schoolId), eq(wrongItem.personId, personId))
  const kept = (isMastered: boolean) => and(own, eq(wrongItem.isMastered, isMastered))
  return {
    /** What is due first. */
    list: (isMastered: boolean, page: number, size: number): Promise<WrongRow[]> =>
      db
        .select()
        .from(wrongItem)
        .where(kept(isMastered))
        .orderBy(asc(wrongItem.dueDay), asc(wrongItem.unitId))
        .limit(size)
        .offset((page - 1) * size),
    count: (isMastered: boolean): Promise<number> => countListed(db, wrongItem, kept(isMastered)),
    async find(unitId: string): Promise<WrongRow | undefined> {
      return (
        await db
          .select()
          .from(wrongItem)
          .where(and(own, eq(wrongItem.unitId, unitId)))
      )[0]
    },
    /** The same, held until the call ends: two rounds may answer it at once. */
    async lock(unitId: string): Promise<WrongRow | undefined> {
      const where = and(own, eq(wrongItem.unitId, unitId))
      return (await db.select().from(wrongItem).where(where).for('update'))[0]
    },
    async put(row: Omit<WrongRow, 'schoolId' | 'personId'>): Promise<void> {
      const { unitId: _unit, ...set } = row
      await db
        .insert(wrongItem)
        .values({ ...row, schoolId, personId })
        .onConflictDoUpdate({
          target: [wrongItem.schoolId, wrongItem.personId, wrongItem.unitId],
          set,
        })
    },
  }
}
