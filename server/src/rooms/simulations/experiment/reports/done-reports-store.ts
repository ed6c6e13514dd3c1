import { and, asc, eq, inArray } from 'drizzle-orm'
import type { TenantContext } from '#platform/visit'
import { labReport } from './report-tables.ts'

/** The reports of some people at some items of a course, in the order in which they were handed in. */
export const reportsOfPeople = async (
  { db, school }: TenantContext,
  courseId: string,
  itemIds: readonly string[],
  personIds: readonly string[],
) => {
  if (itemIds.length === 0 || personIds.length === 0) return []
  return db
    .select()
    .from(labReport)
    .where(
      and(
        eq(labReport.schoolId, school.id),
        eq(labReport.courseId, courseId),
        inArray(labReport.itemId, [...itemIds]),
        inArray(labReport.personId, [...personIds]),
      ),
    )
    .orderBy(asc(labReport.handedAt))
}
