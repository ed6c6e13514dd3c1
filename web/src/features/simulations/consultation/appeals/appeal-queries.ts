import { call } from '#call'
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { appealStates, getAppeal, reviewList } from '@xinglin/contract/simulations/consultation'
import { allSessions } from '../session/queries.ts'

/** How many appeals a page of the queue holds. */
export const appealsAPage = 20

/** What the queue is narrowed by. */
export type QueueFilters = { readonly state: string; readonly page: number }

/** A page of the appeals of an item of a course, or of all its items. */
export const appealQueue = (courseId: string, itemId: string, { state, page }: QueueFilters) =>
  queryOptions({
    queryKey: [...allSessions, 'appeals', courseId, itemId, { state, page }],
    queryFn: ({ signal }) =>
      call(
        reviewList,
        {
          CourseId: courseId,
          ItemId: itemId,
          State: appealStates.find((known) => known === state) ?? 'open',
          PageIndex: page,
          PageSize: appealsAPage,
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })

/** An appeal with all that a decision rests on. */
export const appealInFull = (id: string) =>
  queryOptions({
    queryKey: [...allSessions, 'appeal', id],
    queryFn: ({ signal }) => call(getAppeal, { Id: id }, { signal }),
    staleTime: 0,
  })

/** Asks for everything of consultations anew: a decision changes scores, queues and counts. */
export const decisionsChanged = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ queryKey: allSessions })
