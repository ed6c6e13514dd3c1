import type { NewsItem } from '@xinglin/contract/news'
import type { Visit } from '#platform/visit'
import { deskStore } from './admin-store.ts'
import { toNewsResponses } from './read-news.ts'
import { newsStore } from './store.ts'

/** Published news by words, pinyin or initials: a page of it and how much there is. */
export const findNews = async (
  visit: Visit,
  key: string,
  page: { from: number; size: number },
): Promise<{ news: NewsItem[]; count: number }> => {
  const { rows, count } = await newsStore(visit).search(key, page)
  return { news: await toNewsResponses(visit, rows), count }
}

/** Published news of some ids, in their order; what is not to be seen is left out. */
export const newsAmong = async (visit: Visit, ids: readonly string[]): Promise<NewsItem[]> =>
  toNewsResponses(visit, await newsStore(visit).among(ids))

/** Titles of some news of the school, in whatever state, by id. */
export const titlesOfNews = (
  visit: Visit,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> => deskStore(visit).titles(ids)
