import { and, eq, sql } from 'drizzle-orm'
import type { TenantContext } from '#platform/visit'
import { classMember, teachingClass } from './tables.ts'

export type TeachingRow = typeof teachingClass.$inferSelect

/** The 教学班 of the visited school. */
export const teachingStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const all = eq(teachingClass.schoolId, schoolId)
  const one = (id: string) => and(all, eq(teachingClass.id, id))
  return {
    /** A class, its row held until the call ends. */
    async hold(id: string): Promise<TeachingRow | undefined> {
      return (await db.select().from(teachingClass).where(one(id)).for('update'))[0]
    },
    /** Who is in a class. */
    async members(classId: string): Promise<string[]> {
      const rows = await db
        .select({ id: classMember.personId })
        .from(classMember)
        .where(and(eq(classMember.schoolId, schoolId), eq(classMember.classId, classId)))
      return rows.map((row) => row.id)
    },
    /** How many classes stand in each term. */
    async byTerm(): Promise<ReadonlyMap<string, number>> {
      const rows = await db
        .select({ id: teachingClass.termId, n: sql<number>`count(*)::int` })
        .from(teachingClass)
        .where(all)
        .groupBy(teachingClass.termId)
      return new Map(rows.flatMap(({ id, n }) => (id === null ? [] : [[id, n] as const])))
    },
  }
}
