import type { Attempt, Moment } from '#attempts'
import {
  countedIn,
  takenAt,
  type Taken,
  bestRunsScore,
  type BestRunsScore,
} from '#simulations/kernel'
import { elsewhereIn } from './external/results.ts'
import { sessionStore } from './session/store.ts'

/** The best experiment of each item of an attempt, together, or the best that was done elsewhere; undefined where none was finished. */
export const experimentedIn = async (
  moment: Moment,
  attempt: Pick<Attempt, 'id' | 'personId' | 'courseId'>,
  items: readonly { readonly id: string; readonly mode: string }[],
): Promise<BestRunsScore | undefined> =>
  bestRunsScore(3, await countedIn(moment, sessionStore(moment), attempt, items), {
    one: ({ no, title }) => `第 ${no} 次实验“${title}”的评分表`,
    several: (count) => `${count} 项实验各取最好一次，取平均`,
  }) ?? elsewhereIn(moment, attempt.id)

/** The experiments at an item that is taken once, over all rounds, the newest first; everybody's without a person. */
export const experimentsTaken = (
  moment: Moment,
  item: { readonly courseId: string; readonly itemId: string },
  personId?: string,
): Promise<readonly Taken[]> => takenAt(moment, sessionStore(moment), item, personId)

/** All experiments of a person in a course, the newest first. */
export const experimentsOf = (
  moment: Moment,
  courseId: string,
  personId: string,
): Promise<readonly Taken[]> => sessionStore(moment).ofCourse(courseId, personId)
