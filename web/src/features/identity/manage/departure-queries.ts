import { call } from '#call'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { listDeparted, listDepartures } from '@xinglin/contract/identity'

/** How many departures, and how many people of one, a page has. */
export const departuresAPage = 20

/** The beginning of the key of everything about departures. */
export const departuresKey = ['manage', 'departures'] as const

/** A page of the departures of the school. */
export const departures = (page: number) =>
  queryOptions({
    queryKey: [...departuresKey, 'list', page],
    queryFn: ({ signal }) =>
      call(listDepartures, { PageIndex: page, PageSize: departuresAPage }, { signal }),
    placeholderData: keepPreviousData,
  })

/** A page of those who left with one. */
export const departed = (id: string, key: string, page: number) =>
  queryOptions({
    queryKey: [...departuresKey, 'people', id, key, page],
    queryFn: ({ signal }) =>
      call(
        listDeparted,
        { Id: id, SearchKey: key, PageIndex: page, PageSize: departuresAPage },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })
