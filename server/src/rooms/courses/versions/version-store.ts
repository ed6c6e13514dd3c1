import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { TenantContext } from '#platform/visit'
import { chapter, course, courseItem, courseToken, courseVersion } from '../tables.ts'

/** A version with what it holds. */
export type VersionRows = {
  readonly version: typeof courseVersion.$inferInsert
  readonly chapters: (typeof chapter.$inferInsert)[]
  readonly items: (typeof courseItem.$inferInsert)[]
}

/** The versions of courses, whole. */
export const versionStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const version = (id: string) =>
    and(eq(courseVersion.schoolId, schoolId), eq(courseVersion.id, id))
  const chapters = (id: string) => and(eq(chapter.schoolId, schoolId), eq(chapter.versionId, id))
  const items = (id: string) => and(eq(courseItem.schoolId, schoolId), eq(courseItem.versionId, id))
  return {
    /** The items of a version with their bodies, in their order. */
    items: (id: string) =>
      db.select().from(courseItem).where(items(id)).orderBy(asc(courseItem.sort)),
    /** What the items of all versions of a course are known by, by their ids. */
    async keysIn(courseId: string): Promise<ReadonlyMap<string, string>> {
      const rows = await db
        .select({ id: courseItem.id, itemKey: courseItem.itemKey })
        .from(courseItem)
        .innerJoin(
          courseVersion,
          and(
            eq(courseVersion.schoolId, courseItem.schoolId),
            eq(courseVersion.id, courseItem.versionId),
          ),
        )
        .where(and(eq(courseItem.schoolId, schoolId), eq(courseVersion.courseId, courseId)))
      return new Map(rows.map(({ id, itemKey }) => [id, itemKey ?? id]))
    },
    /** The items of all versions of a course, those of the newest version first. */
    async itemsOfAll(courseId: string) {
      const version = and(
        eq(courseVersion.schoolId, courseItem.schoolId),
        eq(courseVersion.id, courseItem.versionId),
      )
      return db
        .select({
          id: courseItem.id,
          title: courseItem.title,
          kind: courseItem.kind,
          mode: sql<string>`coalesce(${courseItem.body}->>'mode', '')`,
          itemKey: sql<string>`coalesce(${courseItem.itemKey}, ${courseItem.id})`,
        })
        .from(courseItem)
        .innerJoin(courseVersion, version)
        .where(and(eq(courseItem.schoolId, schoolId), eq(courseVersion.courseId, courseId)))
        .orderBy(desc(courseVersion.no), asc(courseItem.sort))
    },
    async add(rows: VersionRows): Promise<void> {
      await db.insert(courseVersion).values(rows.version)
      if (rows.chapters.length > 0) await db.insert(chapter).values(rows.chapters)
      if (rows.items.length > 0) await db.insert(courseItem).values(rows.items)
    },
    /** Says who reviewed the medical content of a version. */
    async review(id: string, reviewedBy: string): Promise<void> {
      await db.update(courseVersion).set({ reviewedBy }).where(version(id))
    },
    /** Removes a version that nobody ever met. */
    async remove(id: string): Promise<void> {
      await db.delete(courseItem).where(items(id))
      await db.delete(chapter).where(chapters(id))
      await db.delete(courseVersion).where(version(id))
    },
    /** Removes a course that nobody ever met, with what leads to it. */
    async removeCourse(id: string): Promise<void> {
      await db
        .delete(courseToken)
        .where(and(eq(courseToken.schoolId, schoolId), eq(courseToken.courseId, id)))
      await db.delete(course).where(and(eq(course.schoolId, schoolId), eq(course.id, id)))
    },
  }
}
