import { call } from '#call'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { getManagedNews, listManagedNews, newsStates, newsTypes } from '@xinglin/contract/news'
import { typeOf } from './queries.ts'

/** What the list is narrowed by. */
export const usualDesk = { state: 'all', type: 0, key: '', page: 1 }

/** The values that the list knows. */
export const allowedDesk = {
  state: ['all', ...newsStates],
  type: [0, ...Object.keys(newsTypes).map(Number)],
}

/** How many rows a page has. */
export const newsDeskPage = 20

/** The beginning of the key of everything in the administration of news. */
export const newsDesk = ['manage', 'news'] as const

/** A page of the news in every state. */
export const managedNews = ({ state, type, key, page }: typeof usualDesk) =>
  queryOptions({
    queryKey: [...newsDesk, 'list', { state, type, key, page }],
    queryFn: ({ signal }) =>
      call(
        listManagedNews,
        {
          SearchKey: key,
          State: newsStates.find((known) => known === state) ?? 'all',
          Type: typeOf(type),
          PageIndex: page,
          PageSize: newsDeskPage,
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })

/** One article for its form; what was shown before is never written upon. */
export const newsForm = (id: string) =>
  queryOptions({
    queryKey: [...newsDesk, 'form', id],
    queryFn: ({ signal }) => call(getManagedNews, { Id: id }, { signal }),
    gcTime: 0,
    staleTime: 0,
  })
