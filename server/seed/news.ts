import type { DemoSchool } from '@xinglin/content'
import { makeNews } from '#news'
import type { Db } from '#platform/database'

const dayMs = 86_400_000

/** Publishes the school's news on working mornings, answers its ids by file. */
export const fillNews = async (
  db: Db,
  schoolId: string,
  { news }: DemoSchool,
  editorId: string | null,
): Promise<Map<string, string>> => {
  const ids = new Map<string, string>()
  const today = Math.floor(Date.now() / dayMs) * dayMs
  for (const { file, top, daysAgo, ...one } of news.toReversed()) {
    // 9:12 in Shanghai; what is of today would else still be to come.
    const publishAt = new Date(today - Math.max(1, daysAgo) * dayMs + 72 * 60_000)
    const wanted = { ...one, isTop: top, publishAt, editorId, createdAt: publishAt }
    ids.set(file, await makeNews(db, schoolId, wanted))
  }
  return ids
}
