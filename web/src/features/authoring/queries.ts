import { authoringKey, call } from '#call'
import { queryOptions } from '@tanstack/react-query'
import { findCases, getDraft } from '@xinglin/contract/authoring'
import type { OutputOf } from '@xinglin/contract/call'
import { listResources } from '@xinglin/contract/resources'

/** A course as its author opens it. */
export type CourseFile = OutputOf<typeof getDraft>

/** A course for its editor; what was shown before is never written upon. */
export const courseFile = (courseId: string) =>
  queryOptions({
    queryKey: [...authoringKey, 'course', courseId],
    queryFn: ({ signal }) => call(getDraft, { CourseId: courseId }, { signal }),
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

/** Approved cases by words, for choosing one. */
export const findApproved = async (words: string, signal: AbortSignal) => {
  const { List: list } = await call(findCases, { SearchKey: words }, { signal })
  return list.map((one) => ({
    id: one.Id,
    name: one.Title,
    note: `${one.Department} · ${'★'.repeat(one.Difficulty)}${one.AuthorName ? ` · ${one.AuthorName}` : ''}`,
    limit: one.LimitMinutes,
  }))
}

const videosShown = 50

/** The caller's videos, to choose one that is converted. */
export const ownVideos = queryOptions({
  queryKey: [...authoringKey, 'videos'],
  queryFn: ({ signal }) => call(listResources, { PageSize: videosShown }, { signal }),
  staleTime: 0,
})
