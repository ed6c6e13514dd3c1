import {
  and,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  or,
  sql,
  type SQL,
} from 'drizzle-orm'
import type { PostKind } from '@xinglin/contract/call'
import { searchCondition } from '#platform/search-index'
import type { Day, TenantContext } from '#platform/visit'
import { post } from './post-tables.ts'
import { person, personToken, session } from './tables.ts'
import { isThere } from './user-store.ts'
import { openSessions } from './session-memory.ts'

export type PostRow = typeof post.$inferSelect

/** Narrows the list of posts. */
export type WantedPosts = {
  readonly key: string
  readonly kind: PostKind | undefined
  readonly state: 'standing' | 'past' | 'all'
  readonly today: Day
}

const tokens = {
  schoolId: personToken.schoolId,
  token: personToken.token,
  object: personToken.personId,
}

/** The posts of the visited school. */
export const postStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const own = eq(post.schoolId, schoolId)
  const stands = and(own, isNull(post.endedAt))
  const joined = and(eq(person.schoolId, post.schoolId), eq(person.id, post.personId))
  const inState = ({ state, today }: WantedPosts): SQL | undefined => {
    if (state === 'all') return undefined
    return state === 'standing'
      ? and(isNull(post.endedAt), or(isNull(post.untilDay), gte(post.untilDay, today)))
      : or(isNotNull(post.endedAt), lt(post.untilDay, today))
  }
  const narrowed = async (wanted: WantedPosts): Promise<SQL | undefined> => {
    const words = { id: person.id, text: person.searchText, tokens, schoolId }
    return and(
      own,
      isThere,
      inState(wanted),
      wanted.kind === undefined ? undefined : eq(post.kind, wanted.kind),
      (await searchCondition(db, wanted.key, words)).where,
    )
  }
  return {
    /** What somebody holds on a day. */
    inForce: (personId: string, today: Day): Promise<PostRow[]> =>
      db
        .select()
        .from(post)
        .where(
          and(
            stands,
            eq(post.personId, personId),
            lte(post.fromDay, today),
            or(isNull(post.untilDay), gte(post.untilDay, today)),
          ),
        ),
    /** Who holds a post for one of some places on a day, and may sign in. */
    async holders(kind: PostKind, placeIds: readonly string[], today: Day): Promise<string[]> {
      if (placeIds.length === 0) return []
      const rows = await db
        .selectDistinct({ id: post.personId })
        .from(post)
        .innerJoin(person, joined)
        .where(
          and(
            stands,
            isThere,
            eq(post.kind, kind),
            inArray(post.placeId, [...placeIds]),
            lte(post.fromDay, today),
            or(isNull(post.untilDay), gte(post.untilDay, today)),
          ),
        )
      return rows.map(({ id }) => id)
    },
    list: async (wanted: WantedPosts, page: number, size: number) =>
      db
        .select({ post, name: person.realName, number: person.number })
        .from(post)
        .innerJoin(person, joined)
        .where(await narrowed(wanted))
        .orderBy(desc(post.grantedAt), desc(post.id))
        .limit(size)
        .offset((page - 1) * size),
    async count(wanted: WantedPosts): Promise<number> {
      const { rows } = await db.execute<{ count: number }>(sql`
        select count(*)::int as count from (
          select 1 from ${post} inner join ${person} on ${joined} where ${await narrowed(wanted)} limit 1001) listed`)
      return rows[0]?.count ?? 0
    },
    /** One of them, its row held until the call ends. */
    async lock(id: string): Promise<PostRow | undefined> {
      return (
        await db
          .select()
          .from(post)
          .where(and(own, eq(post.id, id)))
          .for('update')
      )[0]
    },
    /** Adds a post; false where the person has the same, begun or not. One that is over makes room. */
    async add(row: Omit<typeof post.$inferInsert, 'schoolId'>, today: Day): Promise<boolean> {
      const same = and(
        stands,
        eq(post.personId, row.personId),
        eq(post.kind, row.kind),
        eq(post.placeId, row.placeId),
      )
      await db
        .update(post)
        .set({ endedAt: row.grantedAt, endedBy: row.grantedBy })
        .where(and(same, lt(post.untilDay, today)))
      const added = await db
        .insert(post)
        .values({ ...row, schoolId })
        .onConflictDoNothing()
        .returning({ id: post.id })
      return added.length > 0
    },
    /** Takes away one, or all of somebody's. */
    async end(which: { id: string } | { personId: string }, by: string, at: Date): Promise<void> {
      const where = 'id' in which ? eq(post.id, which.id) : eq(post.personId, which.personId)
      await db.update(post).set({ endedBy: by, endedAt: at }).where(and(stands, where))
    },
    /** Ends what somebody opened at the administrators' door. */
    async endSessions(accountId: string): Promise<void> {
      openSessions.forget('')
      await db
        .delete(session)
        .where(
          and(
            eq(session.schoolId, schoolId),
            eq(session.accountId, accountId),
            eq(session.loginType, 0),
          ),
        )
    },
  }
}
