import {
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  sql,
  type SQL,
} from 'drizzle-orm'
import { countListed } from '#platform/database'
import { newId } from '#platform/ids'
import type { Visit } from '#platform/visit'
import { review, reviewChange, reviewLike, reviewReply } from './tables.ts'

export type ReviewRow = typeof review.$inferSelect
export type ReplyRow = typeof reviewReply.$inferSelect
type Change = (typeof reviewChange.$inferSelect)['change']

/** Narrows a list of reviews; hidden ones are left out unless they are asked for. */
export type WantedReviews = {
  readonly courseId?: string
  readonly personId?: string
  readonly courseIds?: readonly string[]
  readonly rate?: number
  /** What has no reply comes first. */
  readonly unansweredFirst?: boolean
  readonly featured?: boolean
  readonly unanswered?: boolean
  readonly hidden?: 'none' | 'too' | 'only'
  readonly key?: string
}

/** The reviews of the visited school. */
export const reviewStore = ({ db, school: { id: schoolId }, person, at }: Visit) => {
  const personId = person?.id ?? ''
  const one = (id: string) =>
    and(eq(review.schoolId, schoolId), eq(review.id, id), isNull(review.deletedAt))
  const narrowed = (wanted: WantedReviews): SQL | undefined =>
    and(
      eq(review.schoolId, schoolId),
      isNull(review.deletedAt),
      wanted.courseId ? eq(review.courseId, wanted.courseId) : undefined,
      wanted.personId ? eq(review.personId, wanted.personId) : undefined,
      wanted.courseIds ? inArray(review.courseId, [...wanted.courseIds]) : undefined,
      wanted.rate ? eq(review.rate, wanted.rate) : undefined,
      wanted.featured ? isNotNull(review.featuredAt) : undefined,
      wanted.unanswered ? eq(review.replied, false) : undefined,
      wanted.hidden === 'only' ? isNotNull(review.hiddenAt) : undefined,
      (wanted.hidden ?? 'none') === 'none' ? isNull(review.hiddenAt) : undefined,
      wanted.key ? sql`strpos(lower(${review.text}), lower(${wanted.key})) > 0` : undefined,
    )
  return {
    list: (wanted: WantedReviews, page: number, size: number): Promise<ReviewRow[]> =>
      db
        .select()
        .from(review)
        .where(narrowed(wanted))
        .orderBy(
          ...(wanted.unansweredFirst ? [asc(review.replied)] : []),
          desc(wanted.featured ? review.featuredAt : review.createdAt),
          desc(review.id),
        )
        .limit(size)
        .offset((page - 1) * size),
    /** No further than lists are counted. */
    count: (wanted: WantedReviews): Promise<number> => countListed(db, review, narrowed(wanted)),
    async find(id: string): Promise<ReviewRow | undefined> {
      return (await db.select().from(review).where(one(id)))[0]
    },
    /** Of some reviews those that the visitor wrote. */
    ownAmong: async (ids: readonly string[]): Promise<ReviewRow[]> =>
      ids.length === 0 || !person
        ? []
        : db
            .select()
            .from(review)
            .where(
              and(
                eq(review.schoolId, schoolId),
                inArray(review.id, [...ids]),
                eq(review.personId, personId),
                isNull(review.deletedAt),
              ),
            ),
    /** The courses that the visitor reviewed. */
    async reviewedCourses(): Promise<string[]> {
      const rows = await db
        .selectDistinct({ id: review.courseId })
        .from(review)
        .where(
          and(
            eq(review.schoolId, schoolId),
            eq(review.personId, personId),
            isNull(review.deletedAt),
          ),
        )
      return rows.map(({ id }) => id)
    },
    /** How many of some courses have no reply, by course. */
    async unanswered(courseIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
      if (courseIds.length === 0) return new Map()
      const rows = await db
        .select({ courseId: review.courseId, n: count() })
        .from(review)
        .where(
          and(
            eq(review.schoolId, schoolId),
            inArray(review.courseId, [...courseIds]),
            eq(review.replied, false),
            isNull(review.hiddenAt),
            isNull(review.deletedAt),
          ),
        )
        .groupBy(review.courseId)
      return new Map(rows.map((row) => [row.courseId, row.n]))
    },
    /** The same, its row held until the call ends. */
    async lock(id: string): Promise<ReviewRow | undefined> {
      return (await db.select().from(review).where(one(id)).for('update'))[0]
    },
    /** Adds a review; false where the round has one already. */
    async add(row: Omit<typeof review.$inferInsert, 'schoolId'>): Promise<boolean> {
      const inserted = await db
        .insert(review)
        .values({ schoolId, ...row })
        .onConflictDoNothing()
        .returning({ id: review.id })
      return inserted.length > 0
    },
    /** Whether a review has this id, deleted or another's ones too. */
    async isTaken(id: string): Promise<boolean> {
      return (await db.$count(review, and(eq(review.schoolId, schoolId), eq(review.id, id)))) > 0
    },
    async change(id: string, set: Partial<ReviewRow>): Promise<void> {
      await db.update(review).set(set).where(one(id))
    },
    /** Whether a round was reviewed. */
    async ofRound(attemptId: string): Promise<ReviewRow | undefined> {
      const where = and(
        eq(review.schoolId, schoolId),
        eq(review.attemptId, attemptId),
        isNull(review.deletedAt),
      )
      return (await db.select().from(review).where(where))[0]
    },
    /** How many reviews of a course the visitor wrote since a moment, deleted ones too. */
    async writtenSince(courseId: string, since: Date): Promise<number> {
      const where = and(
        eq(review.schoolId, schoolId),
        eq(review.personId, personId),
        eq(review.courseId, courseId),
        gte(review.createdAt, since),
      )
      return (await db.select({ n: count() }).from(review).where(where))[0]?.n ?? 0
    },
    /** Which of some reviews the visitor likes. */
    async liked(ids: readonly string[]): Promise<ReadonlySet<string>> {
      if (ids.length === 0 || !person) return new Set()
      const rows = await db
        .select({ id: reviewLike.reviewId })
        .from(reviewLike)
        .where(
          and(
            eq(reviewLike.schoolId, schoolId),
            eq(reviewLike.personId, personId),
            inArray(reviewLike.reviewId, [...ids]),
          ),
        )
      return new Set(rows.map((row) => row.id))
    },
    /** The visitor likes a review; answers 1, or 0 where that was so already. The count changes with the row, by one. */
    async like(reviewId: string): Promise<number> {
      const inserted = await db
        .insert(reviewLike)
        .values({ schoolId, reviewId, personId })
        .onConflictDoNothing()
        .returning({ id: reviewLike.reviewId })
      return this.countLikes(reviewId, inserted.length)
    },
    /** The visitor likes it no longer; answers 1, or 0 where that was so already. */
    async unlike(reviewId: string): Promise<number> {
      const gone = await db
        .delete(reviewLike)
        .where(
          and(
            eq(reviewLike.schoolId, schoolId),
            eq(reviewLike.reviewId, reviewId),
            eq(reviewLike.personId, personId),
          ),
        )
        .returning({ id: reviewLike.reviewId })
      return -(await this.countLikes(reviewId, -gone.length))
    },
    async countLikes(reviewId: string, by: number): Promise<number> {
      if (by !== 0)
        await db
          .update(review)
          .set({ likes: sql`${review.likes} + ${by}` })
          .where(one(reviewId))
      return by
    },
    async replies(ids: readonly string[]): Promise<ReadonlyMap<string, ReplyRow>> {
      if (ids.length === 0) return new Map()
      const where = and(eq(reviewReply.schoolId, schoolId), inArray(reviewReply.reviewId, [...ids]))
      const rows = await db.select().from(reviewReply).where(where)
      return new Map(rows.map((row) => [row.reviewId, row]))
    },
    /** Writes the reply to a review whose row is held. */
    async writeReply(reviewId: string, text: string): Promise<void> {
      const set = { personId, text, at }
      await db
        .insert(reviewReply)
        .values({ schoolId, reviewId, ...set })
        .onConflictDoUpdate({ target: [reviewReply.schoolId, reviewReply.reviewId], set })
    },
    async removeReply(reviewId: string): Promise<void> {
      const where = and(eq(reviewReply.schoolId, schoolId), eq(reviewReply.reviewId, reviewId))
      await db.delete(reviewReply).where(where)
    },
    /** Keeps what was there before a change. */
    async keep(
      reviewId: string,
      change: Change,
      before: { readonly text: string; readonly rate?: number; readonly reason?: string },
    ): Promise<void> {
      const id = newId(at.getTime())
      await db
        .insert(reviewChange)
        .values({ schoolId, id, reviewId, personId, change, at, ...before })
    },
  }
}
