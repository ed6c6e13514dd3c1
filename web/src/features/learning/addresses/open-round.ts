import { call } from '#call'
import { getCourseStudyProgressInfo } from '@xinglin/contract/learning'
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

/** The address of an attempt as a whole: its report once it is finished, else the item to go on with. */
export const reportAddress = (courseId: string, progressId: string) =>
  playerAddress(courseId, { progressId, itemId: '' })
