import { call, CallError } from '#call'
import { getCourseStudyProgressInfo, getRecentLearning } from '@xinglin/contract/learning'
import { type Moolparam, playerAddress } from './moolparam.ts'

/** Opens an attempt: 0 starts or relearns, 1 goes on, 3 begins an experiment anew; throws what the server's verdict says. */
export const openRound = async (
  courseId: string,
  contestId: string,
  proceed: 0 | 1 | 3,
): Promise<Moolparam> => {
  const round = await call(getCourseStudyProgressInfo, {
    CourseId: courseId,
    SkillContestId: contestId,
    Proceed: proceed,
  })
  return { progressId: round.ProgressId, itemId: round.CurrentItem ?? '' }
}

/**
 * Finds the attempt to look at. Where the licence has lapsed the server opens none any more; what one was in the
 * middle of is then found among the recent ones.
 */
export const findRound = async (courseId: string, contestId: string): Promise<Moolparam> => {
  try {
    return await openRound(courseId, contestId, 1)
  } catch (error) {
    if (!(error instanceof CallError) || error.http !== 200) throw error
    const recent = (await call(getRecentLearning, {})).find(({ CourseId }) => CourseId === courseId)
    if (!recent) throw error
    return { progressId: recent.ProgressId, itemId: recent.CurrentItem ?? '' }
  }
}

/** The address of an attempt as a whole: its report once it is finished, else the item to go on with. */
export const reportAddress = (courseId: string, progressId: string) =>
  playerAddress(courseId, { progressId, itemId: '' })
