import type { Visit } from '#platform/visit'
import type { ActivityCursor } from '#teachers'
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

/** What a teacher replied on some courses, the newest before a place; nothing at a school without reviews. */
export const repliedOn = async (
  visit: Visit,
  personId: string,
  courseIds: readonly string[],
  wanted: { readonly before: ActivityCursor | undefined; readonly most: number },
): Promise<
  readonly {
    readonly id: string
    readonly courseId: string
    readonly text: string
    readonly at: Date
  }[]
> =>
  visit.school.flags['reviews'] === false
    ? []
    : ratingStore(visit).repliesOn(personId, courseIds, wanted)
