import { call } from '#call'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { getNews, getNewsDetail, newsTypes } from '@xinglin/contract/news'

/** The beginning of the key of whatever tells of news. */
export const newsKey = ['news'] as const

const latestAtMost = 5

/** How many articles a page of the list holds. */
export const newsAPage = 20

type Type = 0 | 1 | 2 | 3 | 4

/** The number of a kind of news; 0 for what is none. */
export const typeOf = (number: number): Type => (number in newsTypes ? (number as Type) : 0)

/** The news that the home page shows. */
export const latestNews = queryOptions({
  queryKey: [...newsKey, 'latest'],
  queryFn: ({ signal }) => call(getNews, { PageSize: latestAtMost }, { signal }),
})

/** What the list is narrowed by. */
export const defaultNews = { type: 0, page: 1 }

/** A page of the news, of one kind or of all. */
export const newsPage = ({ type, page }: typeof defaultNews) =>
  queryOptions({
    queryKey: [...newsKey, 'list', type, page],
    queryFn: ({ signal }) =>
      call(getNews, { Type: typeOf(type), PageIndex: page, PageSize: newsAPage }, { signal }),
    placeholderData: keepPreviousData,
  })

/** One article. */
export const article = (id: string) =>
  queryOptions({
    queryKey: [...newsKey, 'article', id],
    queryFn: ({ signal }) => call(getNewsDetail, { Id: id }, { signal }),
  })
