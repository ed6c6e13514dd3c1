import { and, desc, eq, isNull, type SQL } from 'drizzle-orm'
import { countListed } from '#platform/database'
import { searchCondition, type Findable } from '#platform/search-index'
import type { TenantContext } from '#platform/visit'
import type { GroupRow, TopicRow } from './store.ts'
import { topic, topicGroup, topicJoin, topicToken } from './tables.ts'

/** Narrows the list of all topics. */
export type WantedTopics = {
  readonly key: string
  readonly state: 'all' | TopicRow['state']
}

const tokens = {
  schoolId: topicToken.schoolId,
  token: topicToken.token,
  object: topicToken.topicId,
}

/** The topics of the visited school in every state, for those who run it. */
export const deskStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const all = and(eq(topic.schoolId, schoolId), isNull(topic.deletedAt))
  const one = (id: string) => and(all, eq(topic.id, id))
  const narrowed = async ({ key, state }: WantedTopics): Promise<SQL | undefined> =>
    and(
      all,
      state === 'all' ? undefined : eq(topic.state, state),
      (await searchCondition(db, key, { id: topic.id, text: topic.searchText, tokens, schoolId }))
        .where,
    )
  return {
    async list(wanted: WantedTopics, page: number, size: number): Promise<TopicRow[]> {
      return db
        .select()
        .from(topic)
        .where(await narrowed(wanted))
        .orderBy(desc(topic.editedAt), desc(topic.id))
        .limit(size)
        .offset((page - 1) * size)
    },
    async count(wanted: WantedTopics): Promise<number> {
      return countListed(db, topic, await narrowed(wanted))
    },
    async find(id: string): Promise<TopicRow | undefined> {
      return (await db.select().from(topic).where(one(id)))[0]
    },
    /** The same, its row held until the call ends. */
    async lock(id: string): Promise<TopicRow | undefined> {
      return (await db.select().from(topic).where(one(id)).for('update'))[0]
    },
    /** Adds a topic; false where its id is there already. */
    async add(row: typeof topic.$inferInsert): Promise<boolean> {
      const inserted = await db
        .insert(topic)
        .values(row)
        .onConflictDoNothing()
        .returning({ id: topic.id })
      return inserted.length > 0
    },
    /** People join a topic, each one once; the count is made anew from the rows. */
    async joinAll(
      topicId: string,
      joins: readonly { readonly personId: string; readonly at: Date }[],
    ): Promise<void> {
      if (joins.length === 0) return
      await db
        .insert(topicJoin)
        .values(joins.map((join) => ({ schoolId, topicId, ...join })))
        .onConflictDoNothing()
      const own = and(eq(topicJoin.schoolId, schoolId), eq(topicJoin.topicId, topicId))
      await this.change(topicId, { joinCount: await db.$count(topicJoin, own) })
    },
    async change(id: string, set: Partial<TopicRow>): Promise<void> {
      await db.update(topic).set(set).where(one(id))
    },
    /** Puts other groups in place of a topic's. */
    async regroup(
      topicId: string,
      groups: readonly Omit<GroupRow, 'schoolId' | 'topicId' | 'sort'>[],
    ): Promise<void> {
      await db
        .delete(topicGroup)
        .where(and(eq(topicGroup.schoolId, schoolId), eq(topicGroup.topicId, topicId)))
      const rows = groups.map((group, sort) => ({ schoolId, topicId, sort, ...group }))
      if (rows.length > 0) await db.insert(topicGroup).values(rows)
    },
    /** Makes a topic findable by other words. */
    async index(topicId: string, { text, tokens: words }: Findable): Promise<void> {
      await this.change(topicId, { searchText: text })
      await db
        .delete(topicToken)
        .where(and(eq(topicToken.schoolId, schoolId), eq(topicToken.topicId, topicId)))
      if (words.length > 0)
        await db.insert(topicToken).values(words.map((token) => ({ schoolId, token, topicId })))
    },
  }
}
