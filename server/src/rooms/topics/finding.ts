import type { TopicItem } from '@xinglin/contract/topics'
import type { Visit } from '#platform/visit'
import { topicStore } from './store.ts'
import { toldTopics } from './told.ts'

/** Published topics by words, pinyin or initials: a page of them and how many there are. */
export const findTopics = async (
  visit: Visit,
  key: string,
  page: { from: number; size: number },
): Promise<{ topics: TopicItem[]; count: number }> => {
  const { rows, count } = await topicStore(visit).search(key, page)
  return { topics: await toldTopics(visit, rows), count }
}
