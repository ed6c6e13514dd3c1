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
import { courseCards } from '#courses'
import { answer } from '#platform/http'
import { refuse } from '#platform/visit'
import { hurriedRoundCalls } from './hurried-rounds.ts'
import { saveProgress, showItem, takeQuiz } from './item.ts'
import { overseeingCalls } from './overseeing.ts'
import { showPlayer } from './player.ts'
import { proceed, recentAttempts } from './proceed.ts'
import { myCourses } from './my-courses.ts'
import { attemptDetail, attemptList, calendar } from './records.ts'
import { shareOf, trainingResult, type Signer } from './result.ts'
import { finishNow, isElsewhere, recordable, tallyWithCredits, studied } from './studied.ts'

/**
 * Answers the way through a course: opening, player, items, quizzes, ending; `sign` signs the links to
 * reports.
 */
export const learningCalls = (sign: Signer) => [
  answer(getCourseStudyProgressInfo, proceed),
  answer(getPlayer, showPlayer),
  answer(getItem, showItem),
  answer(saveItemProgress, saveProgress),
  answer(submitQuiz, takeQuiz),

  answer(finishAttempt, async (visit, { ProgressId }) => {
    const { attempt } = await studied(visit, ProgressId, true)
    const before = await attemptsOf(visit).sheetOf(ProgressId)
    if (attempt.state !== 'active' && before)
      return { Composite: before.composite, Level: before.level }
    const found = await recordable(visit, ProgressId)
    const { progress } = await tallyWithCredits(visit, found)
    if (Math.max(progress, found.attempt.progress) < 100)
      throw refuse(finishAttempt.refusals.unfinished)
    const sheet = await finishNow(visit, found)
    return { Composite: sheet.composite, Level: sheet.level }
  }),

  answer(heartbeat, async (visit, { ProgressId, Seconds, Device }) => {
    const found = await studied(visit, ProgressId, true)
    const { attempt } = found
    const Elsewhere = isElsewhere(found, Device)
    if (attempt.state !== 'active' || Elsewhere) return { Seconds: attempt.seconds, Elsewhere }
    return {
      Seconds: await attemptsOf(visit).beat(attempt, Seconds, visit.school.timezone),
      Elsewhere,
    }
  }),

  answer(getRecentLearning, async (visit) => {
    const recent = await recentAttempts(visit, 3)
    const cards = await courseCards(
      visit,
      recent.map(({ attempt }) => attempt.courseId),
    )
    return recent.map(({ attempt, currentTitle }) => {
      const card = cards.get(attempt.courseId)
      return {
        ProgressId: attempt.id,
        CourseId: attempt.courseId,
        CourseName: card?.Name ?? '',
        ImgUrl: card?.ImgUrl ?? '',
        Motif: card?.Motif ?? 'book',
        Progress: attempt.progress,
        DoneCount: attempt.doneCount,
        ItemCount: attempt.itemCount,
        CurrentItem: attempt.currentItem,
        CurrentTitle: currentTitle,
        LastAt: attempt.lastAt.toISOString(),
      }
    })
  }),

  ...overseeingCalls(),
  ...hurriedRoundCalls(),
  answer(getMyCourses, myCourses),
  answer(getAttemptList, attemptList),
  answer(getAttemptDetail, (visit, { ProgressId }) => attemptDetail(visit, ProgressId)),
  answer(getLearningCalendar, (visit, { Year }) => calendar(visit, Year)),
  answer(shareResult, (visit, { ProgressId }) => shareOf(visit, sign, ProgressId)),
  answer(getTrainingResult, (visit, input) => trainingResult(visit, sign, input)),
]
