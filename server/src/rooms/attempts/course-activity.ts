import { memory } from '#platform/memory'
import type { Visit } from '#platform/visit'
import type { Moment } from './moment.ts'
import { attemptStore, type Attempt } from './store.ts'

const rememberMs = 5 * 60_000
const most = 50
const known = memory<readonly string[]>(rememberMs, 2_000)

/** The courses of the school that most people began since a day, most first; remembered for 5 minutes. */
export const maxBegunCourses = (visit: Visit, since: Date): Promise<readonly string[]> =>
  known.get(visit.school.id, () => attemptStore(visit).begunMost(since, most))

/** Everybody who ever began a course of the school; who tries the own course is none of them. */
export const learnersOf = (moment: Moment, courseId: string): Promise<readonly string[]> =>
  attemptStore(moment).learnersOf(courseId)

/** A page of the rounds of a course that were hurried beyond belief, and how many there are. */
export const hurriedRounds = (visit: Visit, courseId: string, from: number, count: number) =>
  attemptStore(visit).hurried(courseId, from, count)

/** Holds an open round in which something that came early counts by now; undefined where none waits. */
export const roundToCredit = (moment: Moment): Promise<Attempt | undefined> =>
  attemptStore(moment).lockCredit()

/** What happened in the school since a moment, and how many people learned on each day from one on. */
export const activityOf = async (
  visit: Visit,
  since: Date,
  fromDay: string,
): Promise<{ begun: number; finished: number; learners: ReadonlyMap<string, number> }> => {
  const store = attemptStore(visit)
  return {
    ...(await store.since(since)),
    learners: await store.learnersFrom(fromDay, visit.school.timezone),
  }
}
