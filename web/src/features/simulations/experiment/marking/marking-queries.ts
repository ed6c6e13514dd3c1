import { call } from '#call'
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { OutputOf } from '@xinglin/contract/call'
import {
  getMarking,
  labCourses,
  labReports,
  myLabReports,
} from '@xinglin/contract/simulations/experiment'
import { allExperiments } from '../session/queries.ts'

/** Reports a page of the list holds. */
export const reportsAPage = 20

/** The beginning of the key of all that is asked about marking: whatever is marked or handed in asks for it anew. */
export const allMarking = [...allExperiments, 'marking'] as const

/** The courses whose reports one oversees. */
export const overseenCourses = queryOptions({
  queryKey: [...allMarking, 'courses'],
  queryFn: ({ signal }) => call(labCourses, {}, { signal }),
})

/** What a list of reports is narrowed and ordered by. */
export type ReportFilters = {
  readonly item: string
  readonly class: string
  readonly state: string
  readonly key: string
  readonly sort: string
  readonly down: string
  readonly page: number
}

const sorts = ['handed', 'name', 'machine', 'final', 'similar'] as const
const states = ['none', 'open', 'waiting', 'returned', 'marked', 'released'] as const

/** A page of the reports of a course. */
export const reportsOf = (courseId: string, filters: ReportFilters, size = reportsAPage) =>
  queryOptions({
    queryKey: [...allMarking, 'list', courseId, filters, size],
    queryFn: ({ signal }) =>
      call(
        labReports,
        {
          CourseId: courseId,
          ItemId: filters.item,
          ClassId: filters.class,
          State: states.find((one) => one === filters.state) ?? 'all',
          Key: filters.key,
          Sort: sorts.find((one) => one === filters.sort) ?? 'handed',
          Down: filters.down === 'yes',
          PageIndex: filters.page,
          PageSize: size,
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
    enabled: courseId !== '',
  })

/** The reports of an experiment that wait, the oldest first. */
export const queueOf = (courseId: string, itemId: string) =>
  queryOptions({
    ...reportsOf(
      courseId,
      { item: itemId, class: '', state: 'waiting', key: '', sort: 'handed', down: '', page: 1 },
      1,
    ),
    staleTime: 0,
  })

/** One's own reports. */
export const myReports = (page: number, size: number) =>
  queryOptions({
    queryKey: [...allMarking, 'mine', page, size],
    queryFn: ({ signal }) => call(myLabReports, { PageIndex: page, PageSize: size }, { signal }),
    placeholderData: keepPreviousData,
  })

/** A version of a report with its mark. */
export const markingOf = (sessionId: string, version: number) =>
  queryOptions({
    queryKey: [...allMarking, 'report', sessionId, version],
    queryFn: ({ signal }) =>
      call(getMarking, { SessionId: sessionId, Version: version }, { signal }),
    staleTime: 0,
    refetchOnWindowFocus: false,
  })

/** A report on the desk. */
export type Marking = OutputOf<typeof getMarking>

/** Asks for lists, counts and news anew. */
export const markingChanged = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ queryKey: allMarking })
