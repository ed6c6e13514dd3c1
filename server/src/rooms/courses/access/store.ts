import { and, eq, inArray, sql } from 'drizzle-orm'
import type { TenantContext } from '#platform/visit'
import { course } from '../tables.ts'

export type CourseRow = typeof course.$inferSelect

/** Courses of the visited school by id; what of them may be shown is `course-access.ts`'s to say. */
export const courseStore = ({ db, school }: TenantContext) => {
  return {
    async find(id: string): Promise<CourseRow | undefined> {
      return (
        await db
          .select()
          .from(course)
          .where(and(eq(course.schoolId, school.id), eq(course.id, id)))
      )[0]
    },
    async findAll(ids: readonly string[]): Promise<CourseRow[]> {
      if (ids.length === 0) return []
      return db
        .select()
        .from(course)
        .where(and(eq(course.schoolId, school.id), inArray(course.id, [...ids])))
    },
    byAuthor: (authorId: string): Promise<CourseRow[]> =>
      db
        .select()
        .from(course)
        .where(and(eq(course.schoolId, school.id), eq(course.authorId, authorId))),
    async setReviews(id: string, commentCount: number): Promise<void> {
      await db
        .update(course)
        .set({ commentCount })
        .where(and(eq(course.schoolId, school.id), eq(course.id, id)))
    },
    /** Adds `by` to how many models a course has. */
    async addModels(id: string, by: number): Promise<void> {
      await db
        .update(course)
        .set({ modelCount: sql`${course.modelCount} + ${by}` })
        .where(and(eq(course.schoolId, school.id), eq(course.id, id)))
    },
    async addLearner(id: string): Promise<void> {
      await db
        .update(course)
        .set({ studyCount: sql`${course.studyCount} + 1` })
        .where(and(eq(course.schoolId, school.id), eq(course.id, id)))
    },
  }
}
