import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { TenantContext } from '#platform/visit'
import { course, courseItem, courseVersion, favourite } from '../tables.ts'

/** Courses for whoever makes records of them, many at once and without a visit. */
export const madeStore = ({ db, school: { id: schoolId } }: TenantContext) => ({
  versions: (courseIds: readonly string[]) =>
    db
      .select({
        courseId: course.id,
        name: course.name,
        versionId: courseVersion.id,
        sequential: courseVersion.sequential,
      })
      .from(course)
      .innerJoin(
        courseVersion,
        and(
          eq(courseVersion.schoolId, course.schoolId),
          eq(courseVersion.id, course.currentVersionId),
        ),
      )
      .where(and(eq(course.schoolId, schoolId), inArray(course.id, [...courseIds]))),
  items: (versionIds: readonly string[]) =>
    db
      .select()
      .from(courseItem)
      .where(and(eq(courseItem.schoolId, schoolId), inArray(courseItem.versionId, [...versionIds])))
      .orderBy(asc(courseItem.sort)),
  async addLearners(more: ReadonlyMap<string, number>): Promise<void> {
    for (const [id, count] of more)
      await db
        .update(course)
        .set({ studyCount: sql`${course.studyCount} + ${count}` })
        .where(and(eq(course.schoolId, schoolId), eq(course.id, id)))
  },
  /** The counts are made anew from the rows. */
  async keepAll(rows: readonly Omit<typeof favourite.$inferInsert, 'schoolId'>[]): Promise<void> {
    if (rows.length === 0) return
    await db
      .insert(favourite)
      .values(rows.map((row) => ({ schoolId, ...row })))
      .onConflictDoNothing()
    const kept = sql`(select count(*)::int from ${favourite} where ${favourite.schoolId} = ${schoolId}::uuid and ${favourite.courseId} = ${course.id})`
    const ids = [...new Set(rows.map((row) => row.courseId))]
    await db
      .update(course)
      .set({ favouriteCount: kept })
      .where(and(eq(course.schoolId, schoolId), inArray(course.id, ids)))
  },
})
