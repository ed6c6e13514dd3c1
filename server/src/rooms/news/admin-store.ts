import { and, count, desc, eq, gt, inArray, isNull, lte, type SQL } from 'drizzle-orm'
import { countListed, type Db } from '#platform/database'
import { searchCondition, type Findable } from '#platform/search-index'
import type { TenantContext, Visit } from '#platform/visit'
import type { NewsRow } from './store.ts'
import { news, newsRead, newsToken } from './tables.ts'

type State = 'all' | 'draft' | 'scheduled' | 'published' | 'withdrawn'

/** Narrows the list of all news. */
export type WantedNews = { readonly key: string; readonly state: State; readonly type: number }

const tokens = {
  schoolId: newsToken.schoolId,
  token: newsToken.token,
  object: newsToken.newsId,
}

/** The news of the visited school in every state, for those who run it. */
export const deskStore = ({ db, school: { id: schoolId }, at }: Visit) => {
  const all = and(eq(news.schoolId, schoolId), isNull(news.deletedAt))
  const one = (id: string) => and(all, eq(news.id, id))
  const inState = (state: State): SQL | undefined => {
    if (state === 'all') return undefined
    if (state === 'scheduled') return and(eq(news.state, 'published'), gt(news.publishAt, at))
    if (state === 'published') return and(eq(news.state, 'published'), lte(news.publishAt, at))
    return eq(news.state, state)
  }
  const narrowed = async ({ key, state, type }: WantedNews): Promise<SQL | undefined> =>
    and(
      all,
      inState(state),
      type === 0 ? undefined : eq(news.type, type),
      (await searchCondition(db, key, { id: news.id, text: news.searchText, tokens, schoolId }))
        .where,
    )
  return {
    async list(wanted: WantedNews, page: number, size: number): Promise<NewsRow[]> {
      return db
        .select()
        .from(news)
        .where(await narrowed(wanted))
        .orderBy(desc(news.editedAt), desc(news.id))
        .limit(size)
        .offset((page - 1) * size)
    },
    async count(wanted: WantedNews): Promise<number> {
      return countListed(db, news, await narrowed(wanted))
    },
    async find(id: string): Promise<NewsRow | undefined> {
      return (await db.select().from(news).where(one(id)))[0]
    },
    /** The same, its row held until the call ends. */
    async lock(id: string): Promise<NewsRow | undefined> {
      return (await db.select().from(news).where(one(id)).for('update'))[0]
    },
    /** Adds an article; false where its id is there already. */
    async add(row: typeof news.$inferInsert): Promise<boolean> {
      const inserted = await db
        .insert(news)
        .values(row)
        .onConflictDoNothing()
        .returning({ id: news.id })
      return inserted.length > 0
    },
    async change(id: string, set: Partial<NewsRow>): Promise<void> {
      await db.update(news).set(set).where(one(id))
    },
    /** How many people have read each of some articles. */
    async readers(ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
      if (ids.length === 0) return new Map()
      const rows = await db
        .select({ id: newsRead.newsId, count: count() })
        .from(newsRead)
        .where(and(eq(newsRead.schoolId, schoolId), inArray(newsRead.newsId, [...ids])))
        .groupBy(newsRead.newsId)
      return new Map(rows.map((row) => [row.id, row.count]))
    },
    async titles(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
      if (ids.length === 0) return new Map()
      const rows = await db
        .select({ id: news.id, title: news.title })
        .from(news)
        .where(and(all, inArray(news.id, [...ids])))
      return new Map(rows.map((row) => [row.id, row.title]))
    },
  }
}

/** Makes an article findable by other words. */
export const indexNews = async (
  { db, school }: TenantContext,
  newsId: string,
  { text, tokens: words }: Findable,
): Promise<void> => {
  await db
    .update(news)
    .set({ searchText: text })
    .where(and(eq(news.schoolId, school.id), eq(news.id, newsId)))
  await db
    .delete(newsToken)
    .where(and(eq(newsToken.schoolId, school.id), eq(newsToken.newsId, newsId)))
  if (words.length > 0)
    await db
      .insert(newsToken)
      .values(words.map((token) => ({ schoolId: school.id, token, newsId })))
}

/** Puts an article into a school that is being made. */
export const insertNews = async (db: Db, row: typeof news.$inferInsert): Promise<void> => {
  await db.insert(news).values(row)
}

/** Writes who has read what. */
export const insertReads = async (
  { db, school: { id: schoolId } }: TenantContext,
  reads: readonly Omit<typeof newsRead.$inferInsert, 'schoolId'>[],
): Promise<void> => {
  if (reads.length > 0)
    await db
      .insert(newsRead)
      .values(reads.map((read) => ({ schoolId, ...read })))
      .onConflictDoNothing()
}
