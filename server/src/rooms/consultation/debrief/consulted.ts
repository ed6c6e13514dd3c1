import { together, type Moment, type Together } from '#attempts'
import { sessionStore } from '../session/store.ts'

/** The best consultation of each item of an attempt, together; undefined where none was finished. */
export const consultedIn = async (
  moment: Moment,
  attemptId: string,
): Promise<Together | undefined> =>
  together(1, await sessionStore(moment).finishedIn(attemptId), {
    one: ({ no, title }) => `第 ${no} 次问诊“${title}”的评分表`,
    several: (count) => `${count} 个病例各取最好一次，取平均`,
  })
