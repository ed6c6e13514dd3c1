import { call, learningKey } from '#call'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { OutputOf } from '@xinglin/contract/call'
import {
  getAttemptDetail,
  getAttemptList,
  getLearningCalendar,
  getTrainingResult,
} from '@xinglin/contract/learning'

/** Which rounds are listed: of one course, one kind (−1 for all), between two days (`2026-03-05`, empty for open). */
export type RecordFilters = {
  readonly courseId?: string
  readonly kind: number
  readonly from: string
  readonly to: string
  readonly page: number
}

/** How many rounds a page of the list holds. */
export const recordsAPage = 20

/** One page of one's own rounds, the newest activity first. */
export const recordsOf = (
  { courseId, kind, from, to, page }: RecordFilters,
  size: number = recordsAPage,
) =>
  queryOptions({
    queryKey: [...learningKey, 'records', { courseId, kind, from, to, page, size }],
    queryFn: ({ signal }) =>
      call(
        getAttemptList,
        {
          CourseId: courseId ?? null,
          Kind: kind,
          From: from,
          To: to,
          PageIndex: page,
          PageSize: size,
        },
        { signal },
      ),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })

/** One round in full. */
export type AttemptDetail = OutputOf<typeof getAttemptDetail>

/** One round in full: items, report, what happened. */
export const detailOf = (progressId: string) =>
  queryOptions({
    queryKey: [...learningKey, 'detail', progressId],
    queryFn: ({ signal }) => call(getAttemptDetail, { ProgressId: progressId }, { signal }),
    staleTime: 0,
  })

/** How long one studied on each day of a year. */
export const calendarOf = (year: number) =>
  queryOptions({
    queryKey: [...learningKey, 'calendar', year],
    queryFn: ({ signal }) => call(getLearningCalendar, { Year: year }, { signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })

/** The report behind a link. */
export type TrainingResult = OutputOf<typeof getTrainingResult>

/** The report behind a link (`session`), or of a round of one's own (`progressId`). */
export const resultOf = (session: string, progressId: string) =>
  queryOptions({
    queryKey: [...learningKey, 'result', session, progressId],
    queryFn: ({ signal }) =>
      call(getTrainingResult, { Session: session, ProgressId: progressId }, { signal }),
    staleTime: 60_000,
  })
