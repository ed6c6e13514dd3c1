import { and, asc, count, desc, eq, gte, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { FeedbackState, FeedbackType } from '@xinglin/contract/feedback'
import type { TenantContext } from '#platform/visit'
import { feedback, feedbackPost } from './tables.ts'

export type FeedbackRow = typeof feedback.$inferSelect
export type PostRow = typeof feedbackPost.$inferSelect

/** Narrows a list of feedback. */
export type WantedFeedback = {
  readonly state?: FeedbackState | undefined
  readonly type?: FeedbackType | undefined
  readonly personId?: string
  readonly key?: string
}

/** The feedback of a school and its texts. */
export const feedbackStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const one = (id: string) => and(eq(feedback.schoolId, schoolId), eq(feedback.id, id))
  const holds = (where: SQL | undefined, key: string) =>
    or(
      where,
      sql`strpos(lower(${feedback.place}), lower(${key})) > 0`,
      sql`strpos(lower(${feedback.contact}), lower(${key})) > 0`,
      sql`${feedback.code} = upper(replace(${key}, '-', ''))`,
    )
  const inPosts = (key: string) =>
    sql`exists (select 1 from ${feedbackPost} where ${feedbackPost.schoolId} = ${schoolId}
      and ${feedbackPost.feedbackId} = ${feedback.id} and strpos(lower(${feedbackPost.text}), lower(${key})) > 0)`
  const narrowed = ({ state, type, personId, key }: WantedFeedback): SQL | undefined =>
    and(
      eq(feedback.schoolId, schoolId),
      state ? eq(feedback.state, state) : undefined,
      type ? eq(feedback.type, type) : undefined,
      personId ? eq(feedback.personId, personId) : undefined,
      key ? holds(inPosts(key), key) : undefined,
    )
  return {
    list(wanted: WantedFeedback, page: number, size: number): Promise<FeedbackRow[]> {
      // Who has waited longest comes first; of everything else the newest.
      const waits = wanted.state === 'new' && !wanted.personId
      const order = waits ? asc(feedback.changedAt) : desc(feedback.changedAt)
      return db
        .select()
        .from(feedback)
        .where(narrowed(wanted))
        .orderBy(order, waits ? asc(feedback.id) : desc(feedback.id))
        .limit(size)
        .offset((page - 1) * size)
    },
    count: (wanted: WantedFeedback): Promise<number> => db.$count(feedback, narrowed(wanted)),
    async find(id: string): Promise<FeedbackRow | undefined> {
      return (await db.select().from(feedback).where(one(id)))[0]
    },
    /** Of some those that somebody gave. */
    ownAmong: async (personId: string, ids: readonly string[]): Promise<FeedbackRow[]> =>
      ids.length === 0
        ? []
        : db
            .select()
            .from(feedback)
            .where(
              and(
                eq(feedback.schoolId, schoolId),
                inArray(feedback.id, [...ids]),
                eq(feedback.personId, personId),
              ),
            ),
    /** The same, its row held until the call ends. */
    async lock(id: string): Promise<FeedbackRow | undefined> {
      return (await db.select().from(feedback).where(one(id)).for('update'))[0]
    },
    async byCode(code: string): Promise<FeedbackRow | undefined> {
      const where = and(eq(feedback.schoolId, schoolId), eq(feedback.code, code))
      return (await db.select().from(feedback).where(where))[0]
    },
    /** Adds a feedback; false where there is one with its id or code. */
    async add(row: Omit<FeedbackRow, 'schoolId'>): Promise<boolean> {
      const inserted = await db
        .insert(feedback)
        .values({ schoolId, ...row })
        .onConflictDoNothing()
        .returning({ id: feedback.id })
      return inserted.length > 0
    },
    async change(id: string, set: Partial<FeedbackRow>): Promise<void> {
      await db.update(feedback).set(set).where(one(id))
    },
    /** Adds a text; false where there is one with its id, or its riddle was used. */
    async post(row: Omit<PostRow, 'schoolId'>): Promise<boolean> {
      const inserted = await db
        .insert(feedbackPost)
        .values({ schoolId, ...row })
        .onConflictDoNothing()
        .returning({ id: feedbackPost.id })
      return inserted.length > 0
    },
    async findPost(id: string): Promise<PostRow | undefined> {
      const where = and(eq(feedbackPost.schoolId, schoolId), eq(feedbackPost.id, id))
      return (await db.select().from(feedbackPost).where(where))[0]
    },
    /** The texts of a feedback, the oldest first. */
    posts: (feedbackId: string): Promise<PostRow[]> =>
      db
        .select()
        .from(feedbackPost)
        .where(and(eq(feedbackPost.schoolId, schoolId), eq(feedbackPost.feedbackId, feedbackId)))
        .orderBy(asc(feedbackPost.at), asc(feedbackPost.id)),
    /** How many follow-ups a feedback got since a moment. */
    async followedSince(feedbackId: string, since: Date): Promise<number> {
      const where = and(
        eq(feedbackPost.schoolId, schoolId),
        eq(feedbackPost.feedbackId, feedbackId),
        eq(feedbackPost.bySchool, 0),
        gte(feedbackPost.at, since),
      )
      return (await db.select({ n: count() }).from(feedbackPost).where(where))[0]?.n ?? 0
    },
    /** How much was given since a moment: by one person, with one contact, from one source, or by guests altogether. */
    async givenSince(
      since: Date,
      by: { personId?: string; contactKey?: string; source?: string },
    ): Promise<number> {
      const where = and(
        eq(feedback.schoolId, schoolId),
        gte(feedback.createdAt, since),
        by.personId ? eq(feedback.personId, by.personId) : isNull(feedback.personId),
        by.contactKey ? eq(feedback.contactKey, by.contactKey) : undefined,
        by.source ? eq(feedback.source, by.source) : undefined,
      )
      return (await db.select({ n: count() }).from(feedback).where(where))[0]?.n ?? 0
    },
  }
}
