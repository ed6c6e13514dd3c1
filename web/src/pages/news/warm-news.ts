import { article, newsPage, defaultNews } from '#news'
import type { Warm } from '../shell/page.tsx'

/** Asks for the first page of the news, or for the article of the address. */
export const warmNews: Warm = (queries, { params: { id } }) => {
  if (id) void queries.prefetchQuery(article(id))
  else void queries.prefetchQuery(newsPage(defaultNews))
}
