import { call } from '#call'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { OutputOf } from '@xinglin/contract/call'
import { listSchoolPacks } from '@xinglin/contract/packs'
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

/** The packs of this release, that a school may begin with. */
export const releasedPacks = queryOptions({
  queryKey: ['manage', 'released-packs'],
  queryFn: async ({ signal }) =>
    (await call(listSchoolPacks, { SearchKey: '', PageIndex: 1, PageSize: 1 }, { signal })).Release,
})
