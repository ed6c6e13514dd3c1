import type { Attempt, Moment } from '#attempts'
import {
  countedIn,
  takenAt,
  type Taken,
  bestRunsScore,
  type BestRunsScore,
} from '#simulations/kernel'
import { sessionStore } from './store.ts'

/** The best operation of each item of an attempt, together; undefined where none was finished. */
export const operatedIn = async (
  moment: Moment,
  attempt: Pick<Attempt, 'id' | 'personId' | 'courseId'>,
  items: readonly { readonly id: string; readonly mode: string }[],
): Promise<BestRunsScore | undefined> =>
  bestRunsScore(2, await countedIn(moment, sessionStore(moment), attempt, items), {
    one: ({ no, title }) => `第 ${no} 次操作“${title}”的评分表`,
    several: (count) => `${count} 项操作各取最好一次，取平均`,
  })

/** The operations at an item that is taken once, over all rounds, the newest first; everybody's without a person. */
export const operationsTaken = (
  moment: Moment,
  item: { readonly courseId: string; readonly itemId: string },
  personId?: string,
): Promise<readonly Taken[]> => takenAt(moment, sessionStore(moment), item, personId)

/** All operations of a person in a course, the newest first. */
export const operationsOf = (
  moment: Moment,
  courseId: string,
  personId: string,
): Promise<readonly Taken[]> => sessionStore(moment).ofCourse(courseId, personId)
