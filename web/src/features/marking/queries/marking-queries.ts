import { call } from '#call'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { OutputOf } from '@xinglin/contract/call'
import {
  getWork,
  listComments,
  listWorks,
  markingStates,
  type WorkKind,
} from '@xinglin/contract/marking'

/** The beginning of the key of works that are marked. */
export const markingKey = ['marking'] as const

/** One's own comment bank. */
export const commentBank = queryOptions({
  queryKey: [...markingKey, 'bank'],
  queryFn: ({ signal }) => call(listComments, {}, { signal }),
})

/** A work as whoever marks it has it. */
export type Work = OutputOf<typeof getWork>

/** A version of a work; 0 for the newest. */
export const workOf = (Kind: WorkKind, Id: string, Version: number) =>
  queryOptions({
    queryKey: [...markingKey, 'work', Kind, Id, Version],
    queryFn: ({ signal }) => call(getWork, { Kind, Id, Version }, { signal }),
    staleTime: 0,
    refetchOnWindowFocus: false,
  })

/** How many works a page has. */
export const worksAPage = 20

export const defaultWorks = { state: 'all', item: '', key: '', page: 1 }
export type WorkFilters = typeof defaultWorks
export const allowedWorks = { state: ['all', ...markingStates] }

/** A page of the works of a task or a course. */
export const worksOf = (
  Kind: WorkKind,
  GroupId: string,
  { state, item, key, page }: WorkFilters,
  size = worksAPage,
) =>
  queryOptions({
    queryKey: [...markingKey, 'list', Kind, GroupId, state, item, key, page, size],
    queryFn: ({ signal }) =>
      call(
        listWorks,
        {
          Kind,
          GroupId,
          ItemId: item,
          State: markingStates.find((one) => one === state) ?? 'all',
          SearchKey: key,
          PageIndex: page,
          PageSize: size,
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })

/** The works of an item that wait, the oldest first: where a marker goes on to. */
export const queueOf = (kind: WorkKind, groupId: string, itemId: string) =>
  queryOptions({
    ...worksOf(kind, groupId, { ...defaultWorks, item: itemId, state: 'waiting' }, 1),
    staleTime: 0,
  })
