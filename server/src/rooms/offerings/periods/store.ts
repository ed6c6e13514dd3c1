import { and, desc, eq, inArray } from 'drizzle-orm'
import type { TenantContext } from '#platform/visit'
import { courseOffering, offeringDeadline } from './tables.ts'

export type OfferingRow = typeof courseOffering.$inferSelect
export type DeadlineRow = typeof offeringDeadline.$inferSelect

/** Which courses of the visited school are given, and by when what of them is due. */
export const offeringStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const one = (id: string) => and(eq(courseOffering.schoolId, schoolId), eq(courseOffering.id, id))
  const deadlines = (ids: readonly string[]) =>
    and(eq(offeringDeadline.schoolId, schoolId), inArray(offeringDeadline.offeringId, [...ids]))
  return {
    async ofCourses(courseIds: readonly string[]): Promise<OfferingRow[]> {
      if (courseIds.length === 0) return []
      return db
        .select()
        .from(courseOffering)
        .where(
          and(
            eq(courseOffering.schoolId, schoolId),
            inArray(courseOffering.courseId, [...courseIds]),
          ),
        )
        .orderBy(desc(courseOffering.createdAt), desc(courseOffering.id))
    },
    async among(ids: readonly string[]): Promise<OfferingRow[]> {
      if (ids.length === 0) return []
      return db
        .select()
        .from(courseOffering)
        .where(and(eq(courseOffering.schoolId, schoolId), inArray(courseOffering.id, [...ids])))
    },
    /** An offering, its row held until the call ends. */
    async lock(id: string): Promise<OfferingRow | undefined> {
      return (await db.select().from(courseOffering).where(one(id)).for('update'))[0]
    },
    async deadlines(ids: readonly string[]): Promise<DeadlineRow[]> {
      if (ids.length === 0) return []
      return db.select().from(offeringDeadline).where(deadlines(ids))
    },
    async add(row: Omit<typeof courseOffering.$inferInsert, 'schoolId'>): Promise<void> {
      await db.insert(courseOffering).values({ ...row, schoolId })
    },
    async change(id: string, set: Partial<OfferingRow>): Promise<void> {
      await db.update(courseOffering).set(set).where(one(id))
    },
    /** Puts other deadlines in place of an offering's. */
    async redate(
      id: string,
      rows: readonly Pick<DeadlineRow, 'itemKey' | 'dueAt'>[],
    ): Promise<void> {
      await db.delete(offeringDeadline).where(deadlines([id]))
      if (rows.length > 0)
        await db
          .insert(offeringDeadline)
          .values(rows.map((row) => ({ ...row, schoolId, offeringId: id })))
    },
    async remove(id: string): Promise<void> {
      await db.delete(offeringDeadline).where(deadlines([id]))
      await db.delete(courseOffering).where(one(id))
    },
  }
}
