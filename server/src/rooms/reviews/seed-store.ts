import { and, eq, inArray, sql } from 'drizzle-orm'
import type { TenantContext } from '#platform/visit'
import { courseRating, review, reviewChange, reviewLike, reviewReply } from './tables.ts'

type New<T extends { $inferInsert: object }> = Omit<T['$inferInsert'], 'schoolId'>

/** The rows of reviews that are written together. */
export type ReviewRows = {
  readonly reviews: readonly New<typeof review>[]
  readonly likes: readonly New<typeof reviewLike>[]
  readonly replies: readonly New<typeof reviewReply>[]
  readonly changes: readonly New<typeof reviewChange>[]
}

/** Reviews for whoever writes many at once, without a visit. */
export const madeStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const own = <T extends object>(rows: readonly T[]) => rows.map((row) => ({ ...row, schoolId }))
  return {
    /** Writes reviews with all that hangs on them, a statement a table. */
    async insert({ reviews, likes, replies, changes }: ReviewRows): Promise<void> {
      if (reviews.length > 0) await db.insert(review).values(own(reviews))
      if (likes.length > 0) await db.insert(reviewLike).values(own(likes))
      if (replies.length > 0) await db.insert(reviewReply).values(own(replies))
      if (changes.length > 0) await db.insert(reviewChange).values(own(changes))
    },
    /** Counts the ratings of all courses anew, by each person's newest review that is shown. */
    async rate(): Promise<void> {
      const stars = (rate: number) => sql`count(*) filter (where newest and rate = ${rate})::int`
      await db.delete(courseRating).where(eq(courseRating.schoolId, schoolId))
      await db.execute(sql`
        insert into ${courseRating} (school_id, course_id, r1, r2, r3, r4, r5, total, featured)
        select ${schoolId}::uuid, course_id, ${stars(1)}, ${stars(2)}, ${stars(3)}, ${stars(4)}, ${stars(5)},
          count(*)::int, count(featured_at)::int
        from (select course_id, rate, featured_at,
            row_number() over (partition by course_id, person_id order by created_at desc, id desc) = 1 as newest
          from ${review} where school_id = ${schoolId}::uuid and deleted_at is null and hidden_at is null) shown
        group by course_id`)
    },
    /** How many reviews are shown of some courses. */
    totals: (courseIds: readonly string[]) =>
      db
        .select({ courseId: courseRating.courseId, total: courseRating.total })
        .from(courseRating)
        .where(
          and(eq(courseRating.schoolId, schoolId), inArray(courseRating.courseId, [...courseIds])),
        ),
  }
}
