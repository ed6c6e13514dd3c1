import { and, asc, eq, inArray } from 'drizzle-orm'
import type { TenantContext } from '#platform/visit'
import { college, department } from './tables.ts'

export type CollegeRow = Pick<typeof college.$inferSelect, 'id' | 'name' | 'nameNorm'>

/** The 院系 of the visited school. */
export const collegeStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const own = eq(college.schoolId, schoolId)
  const columns = { id: college.id, name: college.name, nameNorm: college.nameNorm }
  return {
    list: (): Promise<CollegeRow[]> =>
      db.select(columns).from(college).where(own).orderBy(asc(college.name)),
    /** One of them, its row held until the call ends. */
    async lock(id: string): Promise<CollegeRow | undefined> {
      const where = and(own, eq(college.id, id))
      return (await db.select(columns).from(college).where(where).for('update'))[0]
    },
    async named(nameNorm: string): Promise<CollegeRow | undefined> {
      const where = and(own, eq(college.nameNorm, nameNorm))
      return (await db.select(columns).from(college).where(where))[0]
    },
    /** Adds some; one whose id or name is there already stays as it is. */
    async add(rows: readonly CollegeRow[]): Promise<void> {
      if (rows.length === 0) return
      await db
        .insert(college)
        .values(rows.map((row) => ({ ...row, schoolId })))
        .onConflictDoNothing()
    },
    async rename(id: string, name: string, nameNorm: string): Promise<void> {
      await db
        .update(college)
        .set({ name, nameNorm })
        .where(and(own, eq(college.id, id)))
    },
    async remove(id: string): Promise<void> {
      await db.delete(college).where(and(own, eq(college.id, id)))
    },
    /** Names of some departments of subjects. */
    async departments(ids: readonly string[]): Promise<{ id: string; name: string }[]> {
      if (ids.length === 0) return []
      return db
        .select({ id: department.id, name: department.name })
        .from(department)
        .where(and(eq(department.schoolId, schoolId), inArray(department.id, [...ids])))
    },
  }
}
