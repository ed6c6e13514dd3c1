import {
  finishAttempt,
  getCourseStudyProgressInfo,
  getItem,
  getPlayer,
  getRecentLearning,
  heartbeat,
  saveItemProgress,
  submitQuiz,
} from '@xinglin/contract/learning'
import { attemptsOf } from '#attempts'
import { courseCards } from '#courses'
import { answer } from '#platform/http'
import { refuse } from '#platform/visit'
import { saveProgress, showItem, takeQuiz, type AddressOf } from './item.ts'
import { showPlayer } from './player.ts'
import { proceed, recentAttempts } from './proceed.ts'
import { finishNow, recordable, studied } from './studied.ts'

/** Answers the way through a course: opening, player, items, quizzes, ending; `addressOf` signs the addresses of media. */
export const learningCalls = (addressOf: AddressOf) => [
  answer(getCourseStudyProgressInfo, proceed),
  answer(getPlayer, (visit, { ProgressId }) => showPlayer(visit, ProgressId)),
  answer(getItem, (visit, input) => showItem(visit, addressOf, input)),
  answer(saveItemProgress, saveProgress),
  answer(submitQuiz, takeQuiz),

  answer(finishAttempt, async (visit, { ProgressId }) => {
    const { attempt } = await studied(visit, ProgressId, true)
    const before = await attemptsOf(visit).sheetOf(ProgressId)
    if (attempt.state !== 'active' && before)
      return { Composite: before.composite, Level: before.level }
    const found = await recordable(visit, ProgressId)
    if (found.attempt.progress < 100) throw refuse(finishAttempt.refusals.unfinished)
    const sheet = await finishNow(visit, found)
    return { Composite: sheet.composite, Level: sheet.level }
  }),

  answer(heartbeat, async (visit, { ProgressId, Seconds }) => {
    const { attempt } = await studied(visit, ProgressId, true)
    if (attempt.state !== 'active') return { Seconds: attempt.seconds }
    return { Seconds: await attemptsOf(visit).beat(attempt, Seconds) }
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
]
