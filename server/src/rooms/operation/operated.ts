import { together, type Moment, type Together } from '#attempts'
import { sessionStore } from './store.ts'

/** The best operation of each item of an attempt, together; undefined where none was finished. */
export const operatedIn = async (
  moment: Moment,
  attemptId: string,
): Promise<Together | undefined> =>
  together(2, await sessionStore(moment).finishedIn(attemptId), {
    one: ({ no, title }) => `第 ${no} 次操作“${title}”的评分表`,
    several: (count) => `${count} 项操作各取最好一次，取平均`,
  })
