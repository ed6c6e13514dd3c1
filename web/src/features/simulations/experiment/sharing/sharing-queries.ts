import { call } from '#call'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { getSharing, listPushes, pushStates } from '@xinglin/contract/simulations/experiment'

/** How the school shares its step scores. */
export const sharing = queryOptions({
  queryKey: ['manage', 'sharing'],
  queryFn: ({ signal }) => call(getSharing, {}, { signal }),
  staleTime: 0,
  gcTime: 0,
})

/** What the list of pushes is narrowed by. */
export const defaultPushes = { state: 'all', page: 1 }

/** How many pushes a page holds. */
export const pushesAPage = 20

/** The key of every list of pushes. */
export const pushLists = ['manage', 'pushes']

const lookEveryMs = 10_000

/** A page of the outbox, looked at anew as long as somebody looks at it. */
export const pushes = ({ state, page }: typeof defaultPushes) =>
  queryOptions({
    queryKey: [...pushLists, { state, page }],
    queryFn: ({ signal }) =>
      call(
        listPushes,
        {
          State: pushStates.find((known) => known === state) ?? 'all',
          PageIndex: page,
          PageSize: pushesAPage,
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
    refetchInterval: lookEveryMs,
  })
