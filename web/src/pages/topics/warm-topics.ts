import { topicOf, topicsPage, defaultTopics } from '#topics'
import type { Warm } from '../shell/page.tsx'

/** Asks for the first page of the topics, or for the topic of the address. */
export const warmTopics: Warm = (queries, { query }) => {
  const id = query.get('id')
  if (id) void queries.prefetchQuery(topicOf(id))
  else void queries.prefetchQuery(topicsPage(defaultTopics))
}
