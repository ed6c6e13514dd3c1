import { and, asc, desc, eq, inArray, ne, notInArray, or, sql, type SQL } from 'drizzle-orm'
import { countListed } from '#platform/database'
import { searchCondition, type Findable } from '#platform/search-index'
import { newId } from '#platform/ids'
import type { TenantContext, Visit } from '#platform/visit'
import type { Move } from './workflow.ts'
import type { CourseRow } from '../access/store.ts'
import { course, courseMove, courseToken } from '../tables.ts'

/** Narrows the list of every course. */
export type WantedAll = {
  readonly key?: string
  readonly examineType?: number
  readonly publishType?: number
  readonly declareLevel?: number
  readonly authorId?: string
  /** Those of others alone. */
  readonly notBy?: string
  readonly departmentId?: string
  readonly kind?: number
  /** Only those of some subjects or 科室 that were submitted once; undefined for all. */
  readonly examinedIn?: readonly string[] | undefined
  readonly among?: readonly string[]
  readonly without?: readonly string[]
}

// What is being revised stands in the state of its revision too.
const inState = (state: number | undefined): SQL | undefined =>
  state === undefined ? undefined : or(eq(course.examineType, state), eq(course.revision, state))

const examined = (places: readonly string[] | undefined): SQL | undefined =>
  places &&
  and(
    or(inArray(course.departmentId, [...places]), inArray(course.sectionId, [...places])),
    or(ne(course.examineType, 0), ne(course.publishType, 0)),
  )

const tokens = {
  schoolId: courseToken.schoolId,
  token: courseToken.token,
  object: courseToken.courseId,
}

/** Every course of the visited school, for those who run it. */
export const managedStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const one = (id: string) => and(eq(course.schoolId, schoolId), eq(course.id, id))
  const narrowed = async (wanted: WantedAll): Promise<SQL | undefined> =>
    and(
      eq(course.schoolId, schoolId),
      inState(wanted.examineType),
      wanted.publishType === undefined ? undefined : eq(course.publishType, wanted.publishType),
      wanted.declareLevel === undefined ? undefined : eq(course.declareLevel, wanted.declareLevel),
      wanted.authorId ? eq(course.authorId, wanted.authorId) : undefined,
      wanted.notBy ? ne(course.authorId, wanted.notBy) : undefined,
      wanted.departmentId ? eq(course.departmentId, wanted.departmentId) : undefined,
      wanted.kind === undefined ? undefined : eq(course.kind, wanted.kind),
      examined(wanted.examinedIn),
      wanted.among ? inArray(course.id, [...wanted.among]) : undefined,
      wanted.without && wanted.without.length > 0
        ? notInArray(course.id, [...wanted.without])
        : undefined,
      (
        await searchCondition(db, wanted.key ?? '', {
          id: course.id,
          text: course.searchText,
          tokens,
          schoolId,
        })
      ).where,
    )
  return {
    list: async (wanted: WantedAll, page: number, size: number): Promise<CourseRow[]> =>
      db
        .select()
        .from(course)
        .where(await narrowed(wanted))
        // Whoever waits longest for an examination comes first.
        .orderBy(
          ...(wanted.examineType === 1 ? [asc(course.createdAt)] : [desc(course.createdAt)]),
          desc(course.id),
        )
        .limit(size)
        .offset((page - 1) * size),
    async count(wanted: WantedAll): Promise<number> {
      return countListed(db, course, await narrowed(wanted))
    },
    /** How many courses of an author were neither approved nor ever on the shelf. */
    countUnapproved: (authorId: string): Promise<number> =>
      db.$count(
        course,
        and(
          eq(course.schoolId, schoolId),
          eq(course.authorId, authorId),
          ne(course.examineType, 2),
          eq(course.publishType, 0),
        ),
      ),
    /** Some courses by id, held until the call ends. */
    lockSome: async (ids: readonly string[]): Promise<CourseRow[]> =>
      ids.length === 0
        ? []
        : db
            .select()
            .from(course)
            .where(and(eq(course.schoolId, schoolId), inArray(course.id, [...ids])))
            .orderBy(asc(course.id))
            .for('update'),
    /** The courses that are called by one of some names, the newest last. */
    named: async (names: readonly string[]): Promise<{ id: string; name: string }[]> =>
      names.length === 0
        ? []
        : db
            .select({ id: course.id, name: course.name })
            .from(course)
            .where(and(eq(course.schoolId, schoolId), inArray(course.name, [...names])))
            .orderBy(asc(course.createdAt)),
    async lock(id: string): Promise<CourseRow | undefined> {
      return (await db.select().from(course).where(one(id)).for('update'))[0]
    },
    async change(id: string, set: Partial<typeof course.$inferInsert>): Promise<void> {
      await db.update(course).set(set).where(one(id))
    },
    /** Makes a course findable by other words. */
    async index(id: string, { text, tokens: words }: Findable): Promise<void> {
      await db.update(course).set({ searchText: text }).where(one(id))
      await db
        .delete(courseToken)
        .where(and(eq(courseToken.schoolId, schoolId), eq(courseToken.courseId, id)))
      if (words.length > 0)
        await db
          .insert(courseToken)
          .values(words.map((token) => ({ schoolId, token, courseId: id })))
    },
    unindexed: (most: number): Promise<CourseRow[]> =>
      db
        .select()
        .from(course)
        .where(and(eq(course.schoolId, schoolId), eq(course.searchText, '')))
        .limit(most),
    /** How many courses are meant for each audience. */
    async countsByAudience(): Promise<{ code: string; uses: number }[]> {
      const rows = await db.execute<{ code: string; uses: number }>(
        sql`select audience::text as code, count(*)::int as uses from ${course}, unnest(${course.applicable}) as audience where ${course.schoolId} = ${schoolId}::uuid group by audience`,
      )
      return rows.rows
    },
    /** How many courses carry each of some words as a tag. */
    async countsByTag(words: readonly string[]): Promise<ReadonlyMap<string, number>> {
      if (words.length === 0) return new Map()
      const { rows } = await db.execute<{ tag: string; uses: number }>(
        sql`select tag, count(*)::int as uses from ${course}, unnest(${course.knowledge}) as tag where ${course.schoolId} = ${schoolId}::uuid and tag in ${[...words]} group by tag`,
      )
      return new Map(rows.map(({ tag, uses }) => [tag, uses]))
    },
    async countsByPlace(): Promise<ReadonlyMap<string, number>> {
      const count = sql<number>`count(*)::int`
      const rows = await db
        .select({ departmentId: course.departmentId, sectionId: course.sectionId, count })
        .from(course)
        .where(eq(course.schoolId, schoolId))
        .groupBy(course.departmentId, course.sectionId)
      const counts = new Map<string, number>()
      for (const row of rows) {
        for (const place of [row.departmentId, row.sectionId])
          counts.set(place, (counts.get(place) ?? 0) + row.count)
      }
      return counts
    },
  }
}

/** The history of courses. */
export const moveStore = ({ db, school: { id: schoolId }, at }: Visit) => ({
  async add(row: {
    courseId: string
    personId: string
    name: string
    move: Move
    comment: string
  }): Promise<void> {
    await db.insert(courseMove).values({ schoolId, id: newId(at.getTime()), at, ...row })
  },
  /** When some courses were first published; none for those that were taken down before: they came published. */
  async firstPublished(ids: readonly string[]): Promise<ReadonlyMap<string, Date>> {
    if (ids.length === 0) return new Map()
    const rows = await db
      .selectDistinctOn([courseMove.courseId])
      .from(courseMove)
      .where(
        and(
          eq(courseMove.schoolId, schoolId),
          inArray(courseMove.move, ['publish', 'takeDown']),
          inArray(courseMove.courseId, [...ids]),
        ),
      )
      .orderBy(courseMove.courseId, asc(courseMove.at), asc(courseMove.id))
    return new Map(
      rows.flatMap(({ courseId, move, at }) => (move === 'publish' ? [[courseId, at]] : [])),
    )
  },
  list: (courseId: string) =>
    db
      .select()
      .from(courseMove)
      .where(and(eq(courseMove.schoolId, schoolId), eq(courseMove.courseId, courseId)))
      .orderBy(desc(courseMove.at), desc(courseMove.id)),
})
