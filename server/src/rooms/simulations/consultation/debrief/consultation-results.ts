import type { Attempt, Moment } from '#attempts'
import {
  countedIn,
  takenAt,
  type Taken,
  bestRunsScore,
  type BestRunsScore,
} from '#simulations/kernel'
import { sessionStore } from '../session/store.ts'

/** The best consultation of each item of an attempt, together; undefined where none was finished. */
export const consultedIn = async (
  moment: Moment,
  attempt: Pick<Attempt, 'id' | 'personId' | 'courseId'>,
  items: readonly { readonly id: string; readonly mode: string }[],
): Promise<BestRunsScore | undefined> =>
  bestRunsScore(1, await countedIn(moment, sessionStore(moment), attempt, items), {
    one: ({ no, title }) => `第 ${no} 次问诊“${title}”的评分表`,
    several: (count) => `${count} 个病例各取最好一次，取平均`,
  })

/** The consultations at an item that is taken once, over all rounds, the newest first; everybody's without a person. */
export const consultationsTaken = (
  moment: Moment,
  item: { readonly courseId: string; readonly itemId: string },
  personId?: string,
): Promise<readonly Taken[]> => takenAt(moment, sessionStore(moment), item, personId)

/** All consultations of a person in a course, the newest first. */
export const consultationsOf = (
  moment: Moment,
  courseId: string,
  personId: string,
): Promise<readonly Taken[]> => sessionStore(moment).ofCourse(courseId, personId)
