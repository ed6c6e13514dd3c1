import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Visit } from '#platform/visit'
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
    /** Holds the rating of a course until the call ends: changes to its reviews go one after another. */
    async hold(courseId: string): Promise<void> {
      await db.insert(courseRating).values({ schoolId, courseId }).onConflictDoNothing()
      await db.select().from(courseRating).where(one(courseId)).for('update')
    },
    /** Counts a course's reviews anew; whoever calls holds its rating. */
    async count(courseId: string): Promise<Rating> {
      const shown = sql`${review.schoolId} = ${schoolId} and ${review.courseId} = ${courseId} and ${review.deletedAt} is null and ${review.hiddenAt} is null`
      const stars = (rate: number) =>
        sql<number>`count(*) filter (where newest.rate = ${rate})::int`
      const { rows } = await db.execute<Rating>(sql`
        select ${stars(1)} as r1, ${stars(2)} as r2, ${stars(3)} as r3, ${stars(4)} as r4, ${stars(5)} as r5,
          (select count(*)::int from ${review} where ${shown}) as total,
          (select count(*)::int from ${review} where ${shown} and ${review.featuredAt} is not null) as featured
        from (select distinct on (${review.personId}) ${review.rate} as rate from ${review} where ${shown}
          order by ${review.personId}, ${review.createdAt} desc, ${review.id} desc) newest`)
      const rating = rows[0] ?? unrated
      await db.update(courseRating).set(rating).where(one(courseId))
      return rating
    },
  }
}
