import { and, asc, eq, inArray } from 'drizzle-orm'
import type { TenantContext } from '#platform/visit'
import { contestCourse } from '../contests/tables.ts'

/** The courses that are practised for the contests that a school holds. */
export const practiceStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const of = (contestId: string) =>
    and(eq(contestCourse.schoolId, schoolId), eq(contestCourse.contestId, contestId))
  return {
    async courses(contestId: string): Promise<string[]> {
      const rows = await db
        .select({ id: contestCourse.courseId })
        .from(contestCourse)
        .where(of(contestId))
        .orderBy(asc(contestCourse.at))
      return rows.map(({ id }) => id)
    },
    async ofContests(contestIds: readonly string[]): Promise<string[]> {
      if (contestIds.length === 0) return []
      const rows = await db
        .selectDistinct({ id: contestCourse.courseId })
        .from(contestCourse)
        .where(
          and(
            eq(contestCourse.schoolId, schoolId),
            inArray(contestCourse.contestId, [...contestIds]),
          ),
        )
      return rows.map(({ id }) => id)
    },
    /** Gives a contest these courses, and no others. */
    async set(contestId: string, courseIds: readonly string[]): Promise<void> {
      await db.delete(contestCourse).where(of(contestId))
      if (courseIds.length > 0)
        await db
          .insert(contestCourse)
          .values(courseIds.map((courseId, at) => ({ schoolId, contestId, courseId, at })))
    },
  }
}
