import {
  and,
  arrayOverlaps,
  asc,
  desc,
  eq,
  gte,
  inArray,
  isNull,
  lte,
  sql,
  type SQL,
} from 'drizzle-orm'
import { searchCondition } from '#platform/search-index'
import { dayIn, isOutsider, type Visit } from '#platform/visit'
import { topic, topicGroup, topicJoin, topicToken } from './tables.ts'

export type TopicRow = typeof topic.$inferSelect
export type GroupRow = typeof topicGroup.$inferSelect

const tokens = {
  schoolId: topicToken.schoolId,
  token: topicToken.token,
  object: topicToken.topicId,
}

/** The published topics of the visited school; those without an account see public ones alone. */
export const topicStore = ({ db, school, who, person, at }: Visit) => {
  const { id: schoolId } = school
  const today = dayIn(school.timezone, at)
  const published = and(
    eq(topic.schoolId, schoolId),
    eq(topic.state, 'published'),
    isNull(topic.deletedAt),
  )
  const shown = (year = 0): SQL | undefined =>
    and(
      published,
      isOutsider({ who }) ? eq(topic.isPublic, true) : undefined,
      year === 0
        ? undefined
        : and(lte(topic.startDay, `${year}-12-31`), gte(topic.endDay, `${year}-01-01`)),
    )
  const running = sql`case when ${topic.startDay} <= ${today} and ${topic.endDay} >= ${today} then 0 when ${topic.startDay} > ${today} then 1 else 2 end`
  const order = [asc(running), desc(topic.startDay), desc(topic.id)]
  const joined = (topicId: string) =>
    and(
      eq(topicJoin.schoolId, schoolId),
      eq(topicJoin.topicId, topicId),
      eq(topicJoin.personId, person?.id ?? ''),
    )
  return {
    list: (year: number, page: number, size: number): Promise<TopicRow[]> =>
      db
        .select()
        .from(topic)
        .where(shown(year))
        .orderBy(...order)
        .limit(size)
        .offset((page - 1) * size),
    count: (year: number): Promise<number> => db.$count(topic, shown(year)),
    /** The years in which topics begin or end, the newest first. */
    async years(): Promise<number[]> {
      const rows = await db
        .select({ from: topic.startDay, to: topic.endDay })
        .from(topic)
        .where(shown())
      const years = new Set(
        rows.flatMap(({ from, to }) => [from, to]).map((one) => one.slice(0, 4)),
      )
      return [...years].map(Number).toSorted((a, b) => b - a)
    },
    /** Those that hold any of some courses, in the same order; a page of them, and how many there are. */
    async holding(
      courseIds: readonly string[],
      page: number,
      size: number,
    ): Promise<{ rows: TopicRow[]; count: number }> {
      if (courseIds.length === 0) return { rows: [], count: 0 }
      const groups = db
        .select({ id: topicGroup.topicId })
        .from(topicGroup)
        .where(
          and(
            eq(topicGroup.schoolId, schoolId),
            arrayOverlaps(topicGroup.courseIds, [...courseIds]),
          ),
        )
      const where = and(shown(), inArray(topic.id, groups))
      const rows = await db
        .select()
        .from(topic)
        .where(where)
        .orderBy(...order)
        .limit(size)
        .offset((page - 1) * size)
      return { rows, count: await db.$count(topic, where) }
    },
    /** A published topic, whoever may see it. */
    async find(id: string): Promise<TopicRow | undefined> {
      return (
        await db
          .select()
          .from(topic)
          .where(and(published, eq(topic.id, id)))
      )[0]
    },
    async groups(ids: readonly string[]): Promise<GroupRow[]> {
      if (ids.length === 0) return []
      return db
        .select()
        .from(topicGroup)
        .where(and(eq(topicGroup.schoolId, schoolId), inArray(topicGroup.topicId, [...ids])))
        .orderBy(asc(topicGroup.topicId), asc(topicGroup.sort))
    },
    /** Which of some topics the visitor has joined. */
    async joinedAmong(ids: readonly string[]): Promise<ReadonlySet<string>> {
      if (ids.length === 0 || !person) return new Set()
      const rows = await db
        .select({ id: topicJoin.topicId })
        .from(topicJoin)
        .where(
          and(
            eq(topicJoin.schoolId, schoolId),
            eq(topicJoin.personId, person.id),
            inArray(topicJoin.topicId, [...ids]),
          ),
        )
      return new Set(rows.map((row) => row.id))
    },
    /** The visitor joins; the count grows with the row, by one. Answers how many have joined. */
    async join(topicId: string): Promise<number> {
      const inserted = person
        ? await db
            .insert(topicJoin)
            .values({ schoolId, topicId, personId: person.id, at })
            .onConflictDoNothing()
            .returning({ id: topicJoin.topicId })
        : []
      const [row] = await db
        .update(topic)
        .set({ joinCount: sql`${topic.joinCount} + ${inserted.length}` })
        .where(and(eq(topic.schoolId, schoolId), eq(topic.id, topicId)))
        .returning({ count: topic.joinCount })
      return row?.count ?? 0
    },
    hasJoined: async (topicId: string): Promise<boolean> =>
      (await db.$count(topicJoin, joined(topicId))) > 0,
    /** What a search finds among them, and how many there are. */
    async search(
      key: string,
      { from, size }: { from: number; size: number },
    ): Promise<{ rows: TopicRow[]; count: number }> {
      const hit = await searchCondition(db, key, {
        id: topic.id,
        text: topic.searchText,
        tokens,
        schoolId,
      })
      const where = and(shown(), hit.where)
      const rows = await db
        .select()
        .from(topic)
        .where(where)
        .orderBy(...order)
        .limit(size)
        .offset(from)
      return { rows, count: await db.$count(topic, where) }
    },
  }
}
