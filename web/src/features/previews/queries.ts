import { call } from '#call'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { OutputOf } from '@xinglin/contract/call'
import { leaving, listPreviews, listRedirects } from '@xinglin/contract/previews'

/** A preview link as its makers see it. */
export type PreviewLink = OutputOf<typeof listPreviews>['List'][number]

/** An address that leads elsewhere. */
export type Redirect = OutputOf<typeof listRedirects>[number]

/** How many links a page of the list holds. */
export const linksAPage = 20

/** The beginning of the keys of everything about preview links. */
export const allLinks = ['previews', 'links'] as const

/** The preview links of a course, or of all (`''`): those that open, or every one. */
export const links = (courseId: string, live: boolean, page: number) =>
  queryOptions({
    queryKey: [...allLinks, courseId, live, page],
    queryFn: ({ signal }) =>
      call(
        listPreviews,
        { CourseId: courseId || null, Live: live, PageIndex: page, PageSize: linksAPage },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })

/** The addresses that lead elsewhere. */
export const redirects = queryOptions({
  queryKey: ['previews', 'redirects'],
  queryFn: ({ signal }) => call(listRedirects, {}, { signal }),
})

/** Where one is about to go. */
export const destination = (id: string) =>
  queryOptions({
    queryKey: ['previews', 'leaving', id],
    queryFn: ({ signal }) => call(leaving, { Id: id }, { signal }),
  })
