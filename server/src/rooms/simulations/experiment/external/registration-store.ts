import { and, eq } from 'drizzle-orm'
import type { TenantContext } from '#platform/visit'
import { elsewhereRegistration as table } from './external-tables.ts'

export type Registration = typeof table.$inferSelect

/** The registrations of a school’s courses. */
export const registrationStore = ({ db, school: { id: schoolId } }: TenantContext) => ({
  async of(courseId: string): Promise<Registration | undefined> {
    const here = and(eq(table.schoolId, schoolId), eq(table.courseId, courseId))
    return (await db.select().from(table).where(here))[0]
  },
  async byAppId(appId: string): Promise<Registration | undefined> {
    const here = and(eq(table.schoolId, schoolId), eq(table.appId, appId))
    return (await db.select().from(table).where(here))[0]
  },
  /** Makes a registration; false where another was quicker. */
  async add(row: Omit<Registration, 'schoolId'>): Promise<boolean> {
    const { rowCount } = await db
      .insert(table)
      .values({ ...row, schoolId })
      .onConflictDoNothing()
    return rowCount === 1
  },
  /** Changes what is still at `version`; false when somebody was faster. */
  async change(courseId: string, version: number, set: Partial<Registration>): Promise<boolean> {
    const { rowCount } = await db
      .update(table)
      .set({ ...set, version: version + 1 })
      .where(
        and(eq(table.schoolId, schoolId), eq(table.courseId, courseId), eq(table.version, version)),
      )
    return rowCount === 1
  },
})
