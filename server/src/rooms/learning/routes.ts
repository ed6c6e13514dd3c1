import {
  finishAttempt,
  getAttemptDetail,
  getAttemptList,
  getCourseStudyProgressInfo,
  getItem,
  getLearningCalendar,
  getMyCourses,
  getPlayer,
  getRecentLearning,
  getTrainingResult,
  heartbeat,
  saveItemProgress,
  shareResult,
  submitQuiz,
} from '@xinglin/contract/learning'
import { attemptsOf } from '#attempts'
import { answer } from '#platform/http'
import { refuse, type Visit } from '#platform/visit'
import { hurriedRoundCalls } from './hurried-rounds.ts'
import { saveProgress, showItem, takeQuiz } from './item.ts'
import { overseeingCalls } from './overseeing.ts'
import { showPlayer } from './player.ts'
import type { Kinds } from './kinds.ts'
import { recentLearning } from './recent-learning.ts'
import { finishNow } from './score-attempt.ts'
import { startOrResume } from './start-or-resume.ts'
import { myCourses } from './my-courses.ts'
import { attemptDetail, attemptList, calendar } from './records.ts'
import { shareOf, trainingResult, type Signer } from './result.ts'
import { isElsewhere, recordable, tallyWithCredits, studied } from './attempt-context.ts'

/** Whether a course is practised in a contest that the visitor entered, or holds. */
type ContestPractice = (visit: Visit, contestId: string, courseId: string) => Promise<boolean>

/**
 * Answers the way through a course: opening, player, items, quizzes, ending; `kinds` are what it hosts, `sign` signs the
 * links to reports.
 */
export const learningCalls = (kinds: Kinds, sign: Signer, practised: ContestPractice) => [
  answer(
    getCourseStudyProgressInfo,
    async function handleGetCourseStudyProgressInfo(visit, wanted) {
      const { SkillContestId, CourseId } = wanted
      if (SkillContestId === '') return startOrResume(kinds, visit, wanted, null)
      // A course of no contest of one's own is not practised in it.
      if (!(await practised(visit, SkillContestId, CourseId)))
        throw refuse(getCourseStudyProgressInfo.refusals.missing)
      return startOrResume(kinds, visit, wanted, SkillContestId)
    },
  ),
  answer(getPlayer, showPlayer),
  answer(getItem, function handleGetItem(visit, act) {
    return showItem(kinds, visit, act)
  }),
  answer(saveItemProgress, saveProgress),
  answer(submitQuiz, takeQuiz),

  answer(finishAttempt, async function handleFinishAttempt(visit, { ProgressId }) {
    const { attempt } = await studied(visit, ProgressId, true)
    const before = await attemptsOf(visit).sheetOf(ProgressId)
    if (attempt.state !== 'active' && before)
      return { Composite: before.composite, Level: before.level }
    const context = await recordable(visit, ProgressId)
    const { progress } = await tallyWithCredits(visit, context)
    if (Math.max(progress, context.attempt.progress) < 100)
      throw refuse(finishAttempt.refusals.unfinished)
    const sheet = await finishNow(kinds, visit, context)
    return { Composite: sheet.composite, Level: sheet.level }
  }),

  answer(heartbeat, async function handleHeartbeat(visit, { ProgressId, Seconds, Device }) {
    const context = await studied(visit, ProgressId, true)
    const { attempt } = context
    const Elsewhere = isElsewhere(context, Device)
    if (attempt.state !== 'active' || Elsewhere) return { Seconds: attempt.seconds, Elsewhere }
    return {
      Seconds: await attemptsOf(visit).beat(attempt, Seconds, visit.school.timezone),
      Elsewhere,
    }
  }),

  answer(getRecentLearning, recentLearning),
  ...overseeingCalls(kinds),
  ...hurriedRoundCalls(),
  answer(getMyCourses, myCourses),
  answer(getAttemptList, attemptList),
  answer(getAttemptDetail, function handleGetAttemptDetail(visit, { ProgressId }) {
    return attemptDetail(visit, ProgressId)
  }),
  answer(getLearningCalendar, function handleGetLearningCalendar(visit, { Year }) {
    return calendar(visit, Year)
  }),
  answer(shareResult, function handleShareResult(visit, { ProgressId }) {
    return shareOf(visit, sign, ProgressId)
  }),
  answer(getTrainingResult, function handleGetTrainingResult(visit, input) {
    return trainingResult(visit, sign, input)
  }),
]
