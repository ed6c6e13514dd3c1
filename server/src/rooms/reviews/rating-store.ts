import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Visit } from '#platform/visit'
import type { ActivityCursor } from '#teachers'
import { courseRating, review, reviewReply } from './tables.ts'

export type Rating = Omit<typeof courseRating.$inferSelect, 'schoolId' | 'courseId'>

const unrated: Rating = { r1: 0, r2: 0, r3: 0, r4: 0, r5: 0, total: 0, featured: 0 }

/** How the courses of the school are rated. */
export const ratingStore = ({ db, school: { id: schoolId } }: Visit) => {
  const one = (courseId: string) =>
    and(eq(courseRating.schoolId, schoolId), eq(courseRating.courseId, courseId))
  return {
    async of(courseId: string): Promise<Rating> {
      const [row] = await db.select().from(courseRating).where(one(courseId))
      return row ?? unrated
    },
    /** The ratings of some courses, added up. */
    async sum(courseIds: readonly string[]): Promise<Rating> {
      if (courseIds.length === 0) return unrated
      const all = (column: keyof Rating) =>
        sql<number>`coalesce(sum(${courseRating[column]}), 0)::int`
      const [row] = await db
        .select({
          r1: all('r1'),
          r2: all('r2'),
          r3: all('r3'),
          r4: all('r4'),
          r5: all('r5'),
          total: all('total'),
          featured: all('featured'),
        })
        .from(courseRating)
        .where(
          and(eq(courseRating.schoolId, schoolId), inArray(courseRating.courseId, [...courseIds])),
        )
      return row ?? unrated
    },
    /** How many reviews somebody replied to. */
    replies: (personId: string): Promise<number> =>
      db.$count(
        reviewReply,
        and(eq(reviewReply.schoolId, schoolId), eq(reviewReply.personId, personId)),
      ),
    /** Somebody's replies on some courses, the newest first, to reviews that everybody may see. */
    async repliesOn(
      personId: string,
      courseIds: readonly string[],
      { before, most }: { before: ActivityCursor | undefined; most: number },
    ): Promise<{ id: string; courseId: string; text: string; at: Date }[]> {
      if (courseIds.length === 0) return []
      const older = before
        ? sql`(${reviewReply.at}, ${reviewReply.reviewId}) < (${before.at.toISOString()}::timestamptz, ${before.id}::uuid)`
        : undefined
      return db
        .select({
          id: reviewReply.reviewId,
          courseId: review.courseId,
          text: reviewReply.text,
          at: reviewReply.at,
        })
        .from(reviewReply)
        .innerJoin(
          review,
          and(eq(review.schoolId, reviewReply.schoolId), eq(review.id, reviewReply.reviewId)),
        )
        .where(
          and(
            eq(reviewReply.schoolId, schoolId),
            eq(reviewReply.personId, personId),
            inArray(review.courseId, [...courseIds]),
            isNull(review.deletedAt),
            isNull(review.hiddenAt),
            older,
          ),
        )
        .orderBy(desc(reviewReply.at), desc(reviewReply.reviewId))
        .limit(most)
    },
    /** Holds the rating of a course until the call ends: changes to its reviews go one after another. */
    async lock(courseId: string): Promise<void> {
      await db.insert(courseRating).values({ schoolId, courseId }).onConflictDoNothing()
      await db.select().from(courseRating).where(one(courseId)).for('update')
    },
    /** What somebody's reviews bring to the rating of a course; whoever calls holds it. */
    async share(courseId: string, personId: string): Promise<Rating> {
      const { rows } = await db.execute<{ rate: number; featured: boolean }>(sql`
        select rate, featured_at is not null as featured from ${review}
        where ${review.schoolId} = ${schoolId} and ${review.personId} = ${personId} and ${review.courseId} = ${courseId}
          and deleted_at is null and hidden_at is null
        order by created_at desc, id desc`)
      const [newest] = rows
      return {
        ...unrated,
        ...(newest && { [`r${newest.rate}`]: 1 }),
        total: rows.length,
        featured: rows.filter((row) => row.featured).length,
      }
    },
    /** Moves the rating of a course by what one person's share became; answers how many reviews are shown. */
    async move(courseId: string, before: Rating, after: Rating): Promise<number> {
      const by = (column: keyof Rating) =>
        sql`${courseRating[column]} + ${after[column] - before[column]}`
      const [row] = await db
        .update(courseRating)
        .set({
          r1: by('r1'),
          r2: by('r2'),
          r3: by('r3'),
          r4: by('r4'),
          r5: by('r5'),
          total: by('total'),
          featured: by('featured'),
        })
        .where(one(courseId))
        .returning({ total: courseRating.total })
      return row?.total ?? 0
    },
  }
}
