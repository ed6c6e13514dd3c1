import { call } from '#call'
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query'
import { getHurriedRounds, getOnceItems, getOnceLearners } from '@xinglin/contract/learning'

const all = ['taken-once'] as const

/** How many students a page holds. */
export const rowsAPage = 20

/** What each student of a course takes once. */
export const onceItemsOf = (courseId: string) =>
  queryOptions({
    queryKey: [...all, 'items', courseId],
    queryFn: ({ signal }) => call(getOnceItems, { CourseId: courseId }, { signal }),
  })

/** A page of the students at such an item. */
export const onceLearnersAt = (courseId: string, itemId: string, page: number) =>
  queryOptions({
    queryKey: [...all, 'learners', courseId, itemId, page],
    queryFn: ({ signal }) =>
      call(
        getOnceLearners,
        { CourseId: courseId, ItemId: itemId, PageIndex: page, PageSize: rowsAPage },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })

/** A page of the rounds of a course that were hurried beyond belief. */
export const hurriedRoundsOf = (courseId: string, page: number) =>
  queryOptions({
    queryKey: [...all, 'hurried', courseId, page],
    queryFn: ({ signal }) =>
      call(
        getHurriedRounds,
        { CourseId: courseId, PageIndex: page, PageSize: rowsAPage },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })

/** Something was granted or released. */
export const onceChanged = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ queryKey: all })
