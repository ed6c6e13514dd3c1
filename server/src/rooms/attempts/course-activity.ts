import { memory } from '#platform/memory'
import type { Visit } from '#platform/visit'
import { attemptStore } from './store.ts'

const rememberMs = 5 * 60_000
const most = 50
const known = memory<readonly string[]>(rememberMs, 2_000)

/** The courses of the school that most people began since a day, most first; remembered for 5 minutes. */
export const mostBegunCourses = (visit: Visit, since: Date): Promise<readonly string[]> =>
  known.get(visit.school.id, () => attemptStore(visit).begunMost(since, most))

/** Everybody who ever began a course of the school; who tries the own course is none of them. */
export const learnersOf = (visit: Visit, courseId: string): Promise<readonly string[]> =>
  attemptStore(visit).learnersOf(courseId)

/** What happened in the school since a moment, and how many people learned on each day from one on. */
export const activityOf = async (
  visit: Visit,
  since: Date,
  fromDay: string,
): Promise<{ begun: number; finished: number; learners: ReadonlyMap<string, number> }> => {
  const store = attemptStore(visit)
  return { ...(await store.since(since)), learners: await store.learnersFrom(fromDay) }
}
