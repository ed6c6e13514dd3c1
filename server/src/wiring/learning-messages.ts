import { attemptsOf } from '#attempts'
import { accessToCourses } from '#courses/access'
import type { SubjectsOf } from '#messages'
import { meantFor } from '#offerings/periods'
import { momentWord } from '#platform/visit'

/** Courses that somebody is reminded of: how far they are, and until when. */
export const ownLearning: SubjectsOf = async (visit, ids) => {
  const courses = await accessToCourses(visit, ids)
  const rounds = await attemptsOf(visit).currents([...courses.keys()])
  const meant = await meantFor(visit, [...courses.keys()], visit.person?.id ?? '')
  return new Map(
    [...courses].map(([id, { course }]) => {
      const round = rounds.get(id)
      const closes = meant.get(id)?.period?.closes
      const words = [
        round ? `进度 ${round.progress}%` : '还没有开始',
        ...(closes ? [`${momentWord(visit.school.timezone, closes)} 截止`] : []),
      ]
      return [
        id,
        { title: course.name, state: words.join('，'), path: `/CoursePreview/${id}` },
      ] as const
    }),
  )
}
