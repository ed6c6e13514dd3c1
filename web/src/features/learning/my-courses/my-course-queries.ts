import { call, learningKey } from '#call'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { OutputOf } from '@xinglin/contract/call'
import { getMyCourses, type myCourseTabs } from '@xinglin/contract/learning'

/** A tab of 我的课程. */
export type MyCourseTab = (typeof myCourseTabs)[number]

/** Which of one's courses are shown. */
export type MyCourseChoice = {
  readonly tab: MyCourseTab
  readonly key: string
  readonly page: number
}

/** A course among one's own. */
export type MyCourse = OutputOf<typeof getMyCourses>['List'][number]

/** How many courses a page holds. */
export const coursesAPage = 12

/** The beginning of the key of every page of one's own courses. */
export const allMyCourses = [...learningKey, 'my-courses'] as const

/** One page of a tab of one's own courses, with how many there are in each. */
export const myCourses = ({ tab, key, page }: MyCourseChoice) =>
  queryOptions({
    queryKey: [...allMyCourses, tab, key, page],
    queryFn: ({ signal }) =>
      call(
        getMyCourses,
        { Tab: tab, SearchKey: key, PageIndex: page, PageSize: coursesAPage },
        { signal },
      ),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
