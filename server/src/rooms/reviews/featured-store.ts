import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { TenantContext } from '#platform/visit'
import { review } from './tables.ts'

/** The reviews of a person that are featured now, the newest first. */
export const featuredReviewsOf = async (
  { db, school: { id: schoolId } }: TenantContext,
  personId: string,
  most: number,
): Promise<readonly { id: string; courseId: string; at: Date }[]> => {
  const rows = await db
    .select({ id: review.id, courseId: review.courseId, at: review.featuredAt })
    .from(review)
    .where(
      and(
        eq(review.schoolId, schoolId),
        eq(review.personId, personId),
        isNotNull(review.featuredAt),
        isNull(review.deletedAt),
        isNull(review.hiddenAt),
      ),
    )
    .orderBy(desc(review.featuredAt), desc(review.id))
    .limit(most)
  return rows.flatMap(({ at, ...row }) => (at ? [{ ...row, at }] : []))
}
