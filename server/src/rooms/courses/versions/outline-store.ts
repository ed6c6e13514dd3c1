import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { memory } from '#platform/memory'
import type { TenantContext } from '#platform/visit'
import { defaultTries } from '../item-body.ts'
import { chapter, course, courseItem, courseVersion } from '../tables.ts'

export type VersionRow = typeof courseVersion.$inferSelect
export type ItemRow = typeof courseItem.$inferSelect

/** What a version's outline says of an item: without its body, which it does not need, and which is large. */
type OutlineRow = Pick<ItemRow, 'id' | 'chapterId' | 'title' | 'kind' | 'minutes' | 'required'> & {
  pass: number | null
  seconds: number | null
  pages: number | null
  maxTries: number | null
  mode: string
  itemKey: string
}
type ChapterRow = typeof chapter.$inferSelect

/** What is laid as a version is never changed, so that every call of everybody who studies need not read it anew. */
const versionMs = 600_000
const versions = memory<VersionRow | undefined>(versionMs, 2_000)
const chaptersOf = memory<ChapterRow[]>(versionMs, 1_000)
const outlines = memory<OutlineRow[]>(versionMs, 1_000)
const bodies = memory<ItemRow | undefined>(versionMs, 300)

/** What versions of courses hold, as it is read again and again. */
export const outlineStore = ({ db, school }: TenantContext) => {
  return {
    version: (id: string): Promise<VersionRow | undefined> =>
      versions.get(`${school.id} ${id}`, async () => {
        const where = and(eq(courseVersion.schoolId, school.id), eq(courseVersion.id, id))
        return (await db.select().from(courseVersion).where(where))[0]
      }),
    /** A version was reviewed: it is read anew. */
    forget: (id: string): void => versions.forget(`${school.id} ${id}`),
    chapters: (versionId: string): Promise<ChapterRow[]> =>
      chaptersOf.get(`${school.id} ${versionId}`, async () =>
        db
          .select()
          .from(chapter)
          .where(and(eq(chapter.schoolId, school.id), eq(chapter.versionId, versionId)))
          .orderBy(asc(chapter.sort)),
      ),
    items: (versionId: string): Promise<OutlineRow[]> =>
      outlines.get(`${school.id} ${versionId}`, async () =>
        db
          .select({
            id: courseItem.id,
            chapterId: courseItem.chapterId,
            title: courseItem.title,
            kind: courseItem.kind,
            minutes: courseItem.minutes,
            required: courseItem.required,
            pass: sql<number | null>`(body->>'pass')::int`,
            seconds: sql<number | null>`(body->>'seconds')::float8`,
            pages: sql<number | null>`(body->>'pages')::int`,
            maxTries: sql<
              number | null
            >`case when kind = 'quiz' then coalesce((body->>'tries')::int, ${defaultTries}) end`,
            mode: sql<string>`coalesce(body->>'mode', '')`,
            itemKey: sql<string>`coalesce(${courseItem.itemKey}, ${courseItem.id})`,
          })
          .from(courseItem)
          .where(and(eq(courseItem.schoolId, school.id), eq(courseItem.versionId, versionId)))
          .orderBy(asc(courseItem.sort)),
      ),
    async itemTitles(ids: readonly string[]): Promise<{ id: string; title: string }[]> {
      if (ids.length === 0) return []
      return db
        .select({ id: courseItem.id, title: courseItem.title })
        .from(courseItem)
        .where(and(eq(courseItem.schoolId, school.id), inArray(courseItem.id, [...ids])))
    },
    item: (versionId: string, id: string): Promise<ItemRow | undefined> =>
      bodies.get(`${school.id} ${versionId} ${id}`, async () => {
        const where = and(
          eq(courseItem.schoolId, school.id),
          eq(courseItem.versionId, versionId),
          eq(courseItem.id, id),
        )
        return (await db.select().from(courseItem).where(where))[0]
      }),
    /** The items of a kind in the newest versions of some courses, in their order. */
    async itemsOfKind(
      kind: ItemRow['kind'],
      courseIds: readonly string[],
    ): Promise<{ courseId: string; id: string; title: string }[]> {
      if (courseIds.length === 0) return []
      return db
        .select({ courseId: course.id, id: courseItem.id, title: courseItem.title })
        .from(course)
        .innerJoin(
          courseItem,
          and(
            eq(courseItem.schoolId, course.schoolId),
            eq(courseItem.kind, kind),
            eq(courseItem.versionId, course.currentVersionId),
          ),
        )
        .where(and(eq(course.schoolId, school.id), inArray(course.id, [...courseIds])))
        .orderBy(asc(courseItem.sort))
    },
  }
}
