import { and, asc, desc, eq, inArray, lte, ne, or, sql, type SQL } from 'drizzle-orm'
import { nobody } from '@xinglin/contract/call'
import { countListed } from '#platform/database'
import { searchCondition, searchConditionAt } from '#platform/search-index'
import { isOutsider, runsSchool, type Visit } from '#platform/visit'
import type { CourseRow } from '../access/store.ts'
import { course, courseToken } from '../tables.ts'

/** Narrows and orders a list of courses. */
export type Wanted = {
  readonly departmentId?: string
  readonly sectionId?: string
  readonly kind?: number
  readonly applicable?: number
  readonly authorId?: string
  readonly without?: string
  readonly before?: Date
  /** Declared ones alone, in their own order. */
  readonly declared?: true
  readonly key?: string
  /** OrderByType of the contract; newest when absent. */
  readonly order?: number
}

const tokens = {
  schoolId: courseToken.schoolId,
  token: courseToken.token,
  object: courseToken.courseId,
}

/** Lists of the courses that this visitor may open. `classCourses` are those the visitor's classes study. */
export const catalogueStore = (visit: Visit, classCourses: readonly string[]) => {
  const { db, school, who, person } = visit
  /** `sightOf` as SQL, so that nothing is listed that could not be opened; a table test holds the two together. */
  const listed = (): SQL | undefined => {
    // Numbers, not parameters: the planner must see that they imply the partial indexes' condition.
    const own = and(eq(course.schoolId, school.id), sql`${course.shelf} > 0`)
    if (runsSchool(visit)) return own
    if (isOutsider(visit)) return and(own, sql`${course.shelf} = 1`)
    const open = or(
      sql`${course.shelf} < 3`,
      ...(classCourses.length > 0 ? [inArray(course.id, [...classCourses])] : []),
      ...(person && who === 'teacher' ? [eq(course.authorId, person.id)] : []),
    )
    return and(own, open)
  }
  const narrowed = ({
    departmentId,
    sectionId,
    kind,
    applicable,
    ...wanted
  }: Wanted): SQL | undefined =>
    and(
      listed(),
      departmentId ? eq(course.departmentId, departmentId) : undefined,
      sectionId ? eq(course.sectionId, sectionId) : undefined,
      kind === undefined ? undefined : eq(course.kind, kind),
      applicable ? sql`${applicable} = any(${course.applicable})` : undefined,
      wanted.authorId ? eq(course.authorId, wanted.authorId) : undefined,
      wanted.declared ? sql`${course.declareLevel} > 0` : undefined,
      wanted.without ? ne(course.id, wanted.without) : undefined,
      wanted.before ? lte(course.createdAt, wanted.before) : undefined,
    )
  const ordered = ({ order = 1, key = '', declared }: Wanted): SQL[] => {
    if (declared) return [asc(course.declareLevel), desc(course.declareYear), desc(course.id)]
    const newest = [desc(course.createdAt), desc(course.id)]
    if (order === 2) return [desc(course.studyCount), desc(course.id)]
    if (order === 3) return [desc(course.favouriteCount), desc(course.id)]
    const place = order === 0 ? searchConditionAt(key, course.searchText) : undefined
    if (place) return [asc(place), desc(course.studyCount), desc(course.id)]
    return newest
  }

  return {
    list: (wanted: Wanted, page: number, size: number): Promise<CourseRow[]> =>
      db
        .select()
        .from(course)
        .where(narrowed(wanted))
        .orderBy(...ordered(wanted))
        .limit(size)
        .offset((page - 1) * size),
    /** A page of what a search finds, with the count: all that is found is looked at anyway, so it is counted at once. */
    async search(wanted: Wanted, page: number, size: number) {
      const { where, more } = await searchCondition(db, wanted.key ?? '', {
        id: course.id,
        text: course.searchText,
        tokens,
        schoolId: school.id,
      })
      const all = and(narrowed(wanted), where)
      const count = sql<number>`count(*) over ()::int`
      const rows = await db
        .select({ id: course.id, count })
        .from(course)
        .where(all)
        .orderBy(...ordered(wanted))
        .limit(size)
        .offset((page - 1) * size)
      const ids = rows.map((row) => row.id)
      const full = ids.length > 0 ? await this.among(ids, nobody) : []
      return {
        rows: full,
        count: rows[0]?.count ?? (page > 1 ? await db.$count(course, all) : 0),
        more,
      }
    },
    /** Counts no further than lists are counted. */
    async count(wanted: Wanted): Promise<number> {
      return countListed(db, course, narrowed(wanted))
    },
    total: (): Promise<number> => db.$count(course, listed()),
    /** The same rows in the order of the ids that are given. */
    async among(ids: readonly string[], without: string): Promise<CourseRow[]> {
      if (ids.length === 0) return []
      const rows = await db
        .select()
        .from(course)
        .where(and(narrowed({ without }), inArray(course.id, [...ids])))
      const place = new Map(ids.map((id, i) => [id, i]))
      return rows.toSorted((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0))
    },
    async authors(kind: number | undefined): Promise<string[]> {
      const rows = await db
        .selectDistinct({ id: course.authorId })
        .from(course)
        .where(narrowed(kind === undefined ? {} : { kind }))
      return rows.map((row) => row.id)
    },
    /** How many courses of some people this visitor may open. */
    async countBy(authors: readonly string[]): Promise<ReadonlyMap<string, number>> {
      if (authors.length === 0) return new Map()
      const rows = await db
        .select({ id: course.authorId, count: sql<number>`count(*)::int` })
        .from(course)
        .where(and(listed(), inArray(course.authorId, [...authors])))
        .groupBy(course.authorId)
      return new Map(rows.map(({ id, count }) => [id, count]))
    },
    /** The audiences that courses of a kind are meant for. */
    async audiences(kind: number | undefined): Promise<number[]> {
      const rows = await db
        .selectDistinct({ audience: sql<number>`unnest(${course.applicable})` })
        .from(course)
        .where(narrowed(kind === undefined ? {} : { kind }))
      return rows.map((row) => row.audience)
    },
    async places(): Promise<{ departmentId: string; sectionId: string }[]> {
      return db
        .selectDistinct({ departmentId: course.departmentId, sectionId: course.sectionId })
        .from(course)
        .where(listed())
    },
  }
}
