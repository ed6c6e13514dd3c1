import { call } from '#call'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { OutputOf } from '@xinglin/contract/call'
import { listSchools } from '@xinglin/contract/schools'

/** A school of this installation. */
export type SchoolLine = OutputOf<typeof listSchools>['List'][number]

/** How many rows a page has. */
export const schoolPageSize = 20

/** The beginning of the key of every list of schools. */
export const schoolLists = ['manage', 'schools'] as const

/** One page of the schools that some words find. */
export const schools = (key: string, page: number) =>
  queryOptions({
    queryKey: [...schoolLists, key, page],
    queryFn: ({ signal }) =>
      call(listSchools, { SearchKey: key, PageIndex: page, PageSize: schoolPageSize }, { signal }),
    placeholderData: keepPreviousData,
  })
