import { call } from '#call'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import {
  elsewhereResults,
  getElsewhere,
  myElsewhere,
} from '@xinglin/contract/simulations/experiment'

/** How many of the results that arrived a page has. */
export const resultsAPage = 10

/** The beginning of the key of everything that is known of a course’s experiment elsewhere. */
const ofCourse = (courseId: string) => ['experiment', 'elsewhere', courseId] as const

/** How a course is registered with whoever made its experiment. */
export const elsewhereSetting = (courseId: string) =>
  queryOptions({
    queryKey: [...ofCourse(courseId), 'setting'],
    queryFn: ({ signal }) => call(getElsewhere, { CourseId: courseId }, { signal }),
  })

/** A page of what arrived for a course, the newest first. */
export const resultsOf = (courseId: string, page: number) =>
  queryOptions({
    queryKey: [...ofCourse(courseId), 'results', page],
    queryFn: ({ signal }) =>
      call(
        elsewhereResults,
        { CourseId: courseId, PageIndex: page, PageSize: resultsAPage },
        { signal },
      ),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })

/** What arrived for a round of one’s own; asked for again when one comes back to the window. */
export const myResults = (progressId: string) =>
  queryOptions({
    queryKey: ['experiment', 'elsewhere', 'mine', progressId],
    queryFn: ({ signal }) => call(myElsewhere, { ProgressId: progressId }, { signal }),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  })
