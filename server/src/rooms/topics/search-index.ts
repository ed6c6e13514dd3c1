import type { TopicItem } from '@xinglin/contract/topics'
import { opensMenu, type Visit } from '#platform/visit'
import { topicStore } from './store.ts'
import { toTopicResponses } from './serialize.ts'

/** Published topics by words, pinyin or initials: a page of them and how many there are. */
export const findTopics = async (
  visit: Visit,
  key: string,
  page: { from: number; size: number },
): Promise<{ topics: TopicItem[]; count: number }> => {
  const { rows, count } = await topicStore(visit).search(key, page)
  return { topics: await toTopicResponses(visit, rows), count }
}

const maxHeld = 200
const menuCode = 5

/** The published topics that took up some courses: when, and which of them; nothing where the menu of topics is closed. */
export const topicsWith = async (
  visit: Visit,
  courseIds: readonly string[],
): Promise<
  readonly {
    readonly id: string
    readonly title: string
    readonly at: Date
    readonly courseIds: readonly string[]
  }[]
> => {
  if (!opensMenu(visit, menuCode)) return []
  const store = topicStore(visit)
  const { rows } = await store.holding(courseIds, 1, maxHeld)
  const groups = await store.groups(rows.map((row) => row.id))
  return rows.map(({ id, title, createdAt }) => {
    const held = groups.filter((group) => group.topicId === id).flatMap((group) => group.courseIds)
    return { id, title, at: createdAt, courseIds: courseIds.filter((one) => held.includes(one)) }
  })
}
