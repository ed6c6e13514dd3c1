import { call, CallError, code } from '#call'
import { queryOptions } from '@tanstack/react-query'
import {
  searchInstead,
  searchNews,
  searchTeachers,
  searchTopics,
  suggest,
} from '@xinglin/contract/search'

const minuteMs = 60_000

/** The beginning of the key of everything that a search brought. */
export const searches = ['search'] as const

/** Whether a search was refused for its words. */
export const isSensitive = (error: unknown): error is CallError =>
  error instanceof CallError && error.code === code.sensitive

/** What the search box offers for a text. */
export const suggestions = (key: string) =>
  queryOptions({
    queryKey: ['suggestions', key],
    queryFn: ({ signal }) => call(suggest, { SearchKey: key }, { signal, background: true }),
    staleTime: minuteMs,
    retry: false,
  })

/** One page of the teachers whom a search finds, 12 at most. */
export const teacherResults = (key: string, page: number) =>
  queryOptions({
    queryKey: [...searches, 'teachers', key, page],
    queryFn: ({ signal }) => call(searchTeachers, { SearchKey: key, PageIndex: page }, { signal }),
  })

/** One page of the topics that a search finds, 12 at most. */
export const topicResults = (key: string, page: number) =>
  queryOptions({
    queryKey: [...searches, 'topics', key, page],
    queryFn: ({ signal }) => call(searchTopics, { SearchKey: key, PageIndex: page }, { signal }),
  })

/** One page of the news that a search finds, 20 at most. */
export const newsResults = (key: string, page: number) =>
  queryOptions({
    queryKey: [...searches, 'news', key, page],
    queryFn: ({ signal }) => call(searchNews, { SearchKey: key, PageIndex: page }, { signal }),
  })

/** What to look for where a search found nothing. */
export const instead = (key: string) =>
  queryOptions({
    queryKey: [...searches, 'instead', key],
    queryFn: ({ signal }) => call(searchInstead, { SearchKey: key }, { signal }),
  })
