import { together, type Moment, type Together } from '#attempts'
import { elsewhereIn } from './elsewhere/counted.ts'
import { sessionStore } from './session/store.ts'

/** The best experiment of each item of an attempt, together, or the best that was done elsewhere; undefined where none was finished. */
export const experimentedIn = async (
  moment: Moment,
  attemptId: string,
): Promise<Together | undefined> =>
  together(3, await sessionStore(moment).finishedIn(attemptId), {
    one: ({ no, title }) => `第 ${no} 次实验“${title}”的评分表`,
    several: (count) => `${count} 项实验各取最好一次，取平均`,
  }) ?? elsewhereIn(moment, attemptId)
