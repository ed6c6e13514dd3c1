import { and, asc, desc, eq, inArray, lte, or, sql, type SQL } from 'drizzle-orm'
import type { Db } from '#platform/database'
import type { Visit } from '#platform/visit'
import { isOutsider } from './rights.ts'
import { chapter, course, courseItem, courseVersion, licence } from './tables.ts'

export type CourseRow = typeof course.$inferSelect
export type VersionRow = typeof courseVersion.$inferSelect
export type ItemRow = typeof courseItem.$inferSelect
export type LicenceRow = typeof licence.$inferSelect

/** Courses of the visited school by id, with their versions; what of them may be shown is `judge.ts`'s to say. */
export const courseStore = ({ db, school }: Visit) => {
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
    async licences(ids: readonly string[]): Promise<LicenceRow[]> {
      if (ids.length === 0) return []
      return db
        .select()
        .from(licence)
        .where(and(eq(licence.schoolId, school.id), inArray(licence.courseId, [...ids])))
    },
    async version(id: string): Promise<VersionRow | undefined> {
      return (
        await db
          .select()
          .from(courseVersion)
          .where(and(eq(courseVersion.schoolId, school.id), eq(courseVersion.id, id)))
      )[0]
    },
    chapters: (versionId: string) =>
      db
        .select()
        .from(chapter)
        .where(and(eq(chapter.schoolId, school.id), eq(chapter.versionId, versionId)))
        .orderBy(asc(chapter.sort)),
    /** Without bodies: an outline needs none, and they are large. */
    items: (versionId: string) =>
      db
        .select({
          id: courseItem.id,
          chapterId: courseItem.chapterId,
          title: courseItem.title,
          kind: courseItem.kind,
          minutes: courseItem.minutes,
          required: courseItem.required,
          pass: sql<number | null>`(body->>'pass')::int`,
        })
        .from(courseItem)
        .where(and(eq(courseItem.schoolId, school.id), eq(courseItem.versionId, versionId)))
        .orderBy(asc(courseItem.sort)),
    async item(versionId: string, id: string): Promise<ItemRow | undefined> {
      const where = and(
        eq(courseItem.schoolId, school.id),
        eq(courseItem.versionId, versionId),
        eq(courseItem.id, id),
      )
      return (await db.select().from(courseItem).where(where))[0]
    },
    async addLearner(id: string): Promise<void> {
      await db
        .update(course)
        .set({ studyCount: sql`${course.studyCount} + 1` })
        .where(and(eq(course.schoolId, school.id), eq(course.id, id)))
    },
  }
}

/** Narrows a list of courses. */
export type Wanted = { departmentId?: string; sectionId?: string; kind?: number; before?: Date }

/** Lists of the courses that this visitor may open. `classCourses` are those the visitor's classes study. */
export const catalogueStore = (visit: Visit, classCourses: readonly string[]) => {
  const { db, school, who, person } = visit
  /** `sightOf` as SQL, so that nothing is listed that could not be opened; a table test holds the two together. */
  const listed = (): SQL | undefined => {
    const own = eq(course.schoolId, school.id)
    const shelved = and(eq(course.examineType, 2), eq(course.publishType, 1))
    if (who === 'admin' || who === 'operator') return and(own, shelved)
    if (isOutsider(visit))
      return and(own, shelved, eq(course.secrecyType, 1), eq(course.isSelfClass, false))
    const open = or(
      eq(course.isSelfClass, false),
      ...(classCourses.length > 0 ? [inArray(course.id, [...classCourses])] : []),
      ...(person && who === 'teacher' ? [eq(course.authorId, person.id)] : []),
    )
    return and(own, shelved, open)
  }
  const narrowed = ({ departmentId, sectionId, kind, before }: Wanted): SQL | undefined =>
    and(
      listed(),
      departmentId ? eq(course.departmentId, departmentId) : undefined,
      sectionId ? eq(course.sectionId, sectionId) : undefined,
      kind === undefined ? undefined : eq(course.kind, kind),
      before ? lte(course.createdAt, before) : undefined,
    )

  return {
    list: (wanted: Wanted, page: number, size: number): Promise<CourseRow[]> =>
      db
        .select()
        .from(course)
        .where(narrowed(wanted))
        .orderBy(desc(course.createdAt), desc(course.id))
        .limit(size)
        .offset((page - 1) * size),
    count: (wanted: Wanted): Promise<number> => db.$count(course, narrowed(wanted)),
    async authors(kind: number | undefined): Promise<string[]> {
      const rows = await db
        .selectDistinct({ id: course.authorId })
        .from(course)
        .where(narrowed(kind === undefined ? {} : { kind }))
      return rows.map((row) => row.id)
    },
    async places(): Promise<{ departmentId: string; sectionId: string }[]> {
      return db
        .selectDistinct({ departmentId: course.departmentId, sectionId: course.sectionId })
        .from(course)
        .where(listed())
    },
  }
}

export type NewRows = {
  course: typeof course.$inferInsert
  version: typeof courseVersion.$inferInsert
  chapters: (typeof chapter.$inferInsert)[]
  items: (typeof courseItem.$inferInsert)[]
  licence?: typeof licence.$inferInsert | undefined
}

export const insertCourse = async (db: Db, rows: NewRows): Promise<void> => {
  await db.insert(course).values(rows.course)
  await db.insert(courseVersion).values(rows.version)
  await db.insert(chapter).values(rows.chapters)
  await db.insert(courseItem).values(rows.items)
  if (rows.licence) await db.insert(licence).values(rows.licence)
}
