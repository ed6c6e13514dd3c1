import { and, desc, eq, ilike, inArray, or, sql } from 'drizzle-orm'
import { containing, countListed } from '#platform/database'
import type { TenantContext } from '#platform/visit'
import { course } from '../tables.ts'

export type CourseRow = typeof course.$inferSelect

/** A page of courses by a part of their name. */
export type NamedCourses = {
  readonly key: string
  /** Absent for all of the school. */
  readonly among: { readonly authorId: string; readonly ids: readonly string[] } | undefined
  readonly from: number
  readonly size: number
}

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
    /** Courses by a part of their name, the newest first: all, or those of an author and some others. */
    async named({ key, among, from, size }: NamedCourses) {
      const where = and(
        eq(course.schoolId, school.id),
        key === '' ? undefined : ilike(course.name, containing(key)),
        among && or(eq(course.authorId, among.authorId), inArray(course.id, [...among.ids])),
      )
      const rows = await db
        .select()
        .from(course)
        .where(where)
        .orderBy(desc(course.createdAt), desc(course.id))
        .limit(size)
        .offset(from)
      return { rows, total: await countListed(db, course, where) }
    },
    async restrict(id: string, isRestricted: boolean): Promise<void> {
      await db
        .update(course)
        .set({ assign: isRestricted ? 1 : 0 })
        .where(and(eq(course.schoolId, school.id), eq(course.id, id)))
    },
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
