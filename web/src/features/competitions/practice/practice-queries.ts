import { call } from '#call'
import { queryOptions } from '@tanstack/react-query'
import { getPractice } from '@xinglin/contract/competitions'
import { searchCourseList } from '@xinglin/contract/courses'
import { contestsKey } from '../contest/game-queries.ts'

/** How one practises for a contest. */
export const practice = (SkillContestId: string) =>
  queryOptions({
    queryKey: [...contestsKey, 'practice', SkillContestId],
    queryFn: ({ signal }) => call(getPractice, { SkillContestId }, { signal }),
  })

const offered = 10

/** Courses that may be practised, by words. */
export const findPracticeCourses = async (words: string, signal: AbortSignal) => {
  const { List } = await call(searchCourseList, { SearchKey: words, PageSize: offered }, { signal })
  return List.map(({ Id, Name, UserName }) => ({
    id: Id,
    name: Name,
    note: UserName,
  }))
}
