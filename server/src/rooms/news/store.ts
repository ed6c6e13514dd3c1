import { and, asc, desc, eq, gt, inArray, isNull, lt, lte, or, sql, type SQL } from 'drizzle-orm'
import { searchCondition } from '#platform/search-index'
import type { Visit } from '#platform/visit'
import { news, newsRead, newsToken } from './tables.ts'

export type NewsRow = typeof news.$inferSelect

/** Where an article stands among the others. */
type NewsPosition = Pick<NewsRow, 'id' | 'publishAt'>

const tokens = {
  schoolId: newsToken.schoolId,
  token: newsToken.token,
  object: newsToken.newsId,
}

/** The published news of the visited school, as everybody reads it. */
export const newsStore = ({ db, school: { id: schoolId }, person, at }: Visit) => {
  const shown = (type = 0): SQL | undefined =>
    and(
      eq(news.schoolId, schoolId),
      eq(news.state, 'published'),
      isNull(news.deletedAt),
      lte(news.publishAt, at),
      type === 0 ? undefined : eq(news.type, type),
    )
  const own = eq(newsRead.personId, person?.id ?? '')
  const read = (row: typeof news) =>
    sql`exists (select 1 from ${newsRead} where ${newsRead.schoolId} = ${schoolId}::uuid and ${newsRead.newsId} = ${row.id} and ${own})`
  const order = [desc(news.isTop), desc(news.publishAt), desc(news.id)]
  const neighbour = async (where: SQL | undefined, ...by: SQL[]) => {
    const [row] = await db
      .select({ id: news.id, title: news.title })
      .from(news)
      .where(and(shown(), where))
      .orderBy(...by)
      .limit(1)
    return row
  }
  return {
    list: (type: number, page: number, size: number): Promise<NewsRow[]> =>
      db
        .select()
        .from(news)
        .where(shown(type))
        .orderBy(...order)
        .limit(size)
        .offset((page - 1) * size),
    count: (type: number): Promise<number> => db.$count(news, shown(type)),
    /** How many the visitor has not read; none without an account. */
    async unread(): Promise<number> {
      if (!person) return 0
      return db.$count(news, and(shown(), sql`not ${read(news)}`))
    },
    async find(id: string): Promise<NewsRow | undefined> {
      return (
        await db
          .select()
          .from(news)
          .where(and(shown(), eq(news.id, id)))
      )[0]
    },
    /** The same rows in the order of the ids that are given. */
    async among(ids: readonly string[]): Promise<NewsRow[]> {
      if (ids.length === 0) return []
      const rows = await db
        .select()
        .from(news)
        .where(and(shown(), inArray(news.id, [...ids])))
      const place = new Map(ids.map((id, i) => [id, i]))
      return rows.toSorted((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0))
    },
    /** What was published next after, and last before. */
    async beside({ id, publishAt }: NewsPosition) {
      const when = publishAt ?? at
      const same = eq(news.publishAt, when)
      return {
        newer: await neighbour(
          or(gt(news.publishAt, when), and(same, gt(news.id, id))),
          asc(news.publishAt),
          asc(news.id),
        ),
        older: await neighbour(
          or(lt(news.publishAt, when), and(same, lt(news.id, id))),
          desc(news.publishAt),
          desc(news.id),
        ),
      }
    },
    /** Which of some articles the visitor has read. */
    async readAmong(ids: readonly string[]): Promise<ReadonlySet<string>> {
      if (ids.length === 0 || !person) return new Set()
      const where = and(eq(newsRead.schoolId, schoolId), own, inArray(newsRead.newsId, [...ids]))
      const rows = await db.select({ id: newsRead.newsId }).from(newsRead).where(where)
      return new Set(rows.map((row) => row.id))
    },
    async markRead(newsId: string): Promise<void> {
      if (!person) return
      const row = { schoolId, newsId, personId: person.id, at }
      await db.insert(newsRead).values(row).onConflictDoNothing()
    },
    async markAllRead(): Promise<void> {
      if (!person) return
      const unread = await db
        .select({ newsId: news.id })
        .from(news)
        .where(and(shown(), sql`not ${read(news)}`))
      if (unread.length === 0) return
      const rows = unread.map(({ newsId }) => ({ schoolId, newsId, personId: person.id, at }))
      await db.insert(newsRead).values(rows).onConflictDoNothing()
    },
    /** What a search finds among the published, the newest first, and how many there are. */
    async search(
      key: string,
      { from, size }: { from: number; size: number },
    ): Promise<{ rows: NewsRow[]; count: number }> {
      const hit = await searchCondition(db, key, {
        id: news.id,
        text: news.searchText,
        tokens,
        schoolId,
      })
      const where = and(shown(), hit.where)
      const rows = await db
        .select()
        .from(news)
        .where(where)
        .orderBy(desc(news.publishAt), desc(news.id))
        .limit(size)
        .offset(from)
      return { rows, count: await db.$count(news, where) }
    },
  }
}
