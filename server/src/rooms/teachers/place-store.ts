import { and, eq, inArray, sql, type AnyColumn, type SQL } from 'drizzle-orm'
import type { TenantContext } from '#platform/visit'
import { teacher } from './tables.ts'

/** That a teacher is of something, as a condition on the column that holds the teacher's id. */
export type IsOfSubject = (teacherId: AnyColumn) => SQL

/** Teachers by the departments and 科室 that they belong to. */
export const placeStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const within = (places: readonly string[]) =>
    db
      .select({ id: teacher.id })
      .from(teacher)
      .where(and(eq(teacher.schoolId, schoolId), inArray(teacher.departmentId, [...places])))
  return {
    /** The same as a condition within another query. */
    condition:
      (places: readonly string[]): IsOfSubject =>
      (teacherId) =>
        places.length === 0 ? sql`false` : sql`${teacherId} in ${within(places)}`,
    ids: async (places: readonly string[]): Promise<ReadonlySet<string>> =>
      new Set((await within(places)).map(({ id }) => id)),
  }
}
