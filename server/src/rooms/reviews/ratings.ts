import type { Visit } from '#platform/visit'
import { averageOf } from './rules.ts'
import { ratingStore } from './rating-store.ts'

/** How a teacher's courses are rated together, and how many reviews the teacher replied to. */
export const ratedTeacher = async (
  visit: Visit,
  personId: string,
  courseIds: readonly string[],
): Promise<{ readonly rate: number; readonly replies: number }> => {
  const store = ratingStore(visit)
  return { rate: averageOf(await store.sum(courseIds)), replies: await store.replies(personId) }
}
