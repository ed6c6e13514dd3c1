import type { getRecentLearning } from '@xinglin/contract/learning'
import type { OutputOf } from '@xinglin/contract/call'
import { attemptsOf } from '#attempts'
import { courseCards } from '#courses/catalogue'
import { itemTitles } from '#courses/versions'
import type { Visit } from '#platform/visit'

const maxRecent = 3

/** The cards of 继续学习: where each open attempt goes on. */
export const recentLearning = async (visit: Visit): Promise<OutputOf<typeof getRecentLearning>> => {
  const recent = await attemptsOf(visit).active(maxRecent)
  const [cards, titles] = await Promise.all([
    courseCards(
      visit,
      recent.map(({ courseId }) => courseId),
    ),
    itemTitles(
      visit,
      recent.flatMap(({ currentItem }) => currentItem ?? []),
    ),
  ])
  return recent.map((attempt) => {
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
      CurrentTitle: titles.get(attempt.currentItem ?? '') ?? '',
      LastAt: attempt.lastAt.toISOString(),
    }
  })
}
