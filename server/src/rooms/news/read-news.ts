import { getNews, getNewsDetail, readNews, type NewsItem } from '@xinglin/contract/news'
import { answer } from '#platform/http'
import { memberOf, refuse, runsSchool, type Visit } from '#platform/visit'
import { deskStore } from './admin-store.ts'
import { stateOf } from './rules.ts'
import { newsStore, type NewsRow } from './store.ts'
import { shownHtml } from '#platform/rich-text'

const { missing } = getNewsDetail.refusals

/** What one guest has read says nothing about the next. */
const reader = (visit: Visit): Visit => ({ ...visit, person: memberOf(visit) ?? null })

/** News as lists show it. */
export const toNewsResponses = async (
  visit: Visit,
  rows: readonly NewsRow[],
): Promise<NewsItem[]> => {
  const read = await newsStore(reader(visit)).readAmong(rows.map((row) => row.id))
  return rows.map((row) => ({
    Id: row.id,
    Title: row.title,
    Summary: row.summary,
    Type: row.type,
    IsTop: row.isTop ? 1 : 0,
    PublishTime: (row.publishAt ?? row.editedAt).toISOString(),
    ReadState: read.has(row.id) ? 1 : 0,
  }))
}

const named = (row: { id: string; title: string } | undefined) =>
  row ? { Id: row.id, Title: row.title } : null

/** Answers those who read the news. */
export const readingCalls = () => [
  answer(getNews, async function handleGetNews(visit, { Type, PageIndex, PageSize }) {
    const store = newsStore(reader(visit))
    return {
      List: await toNewsResponses(visit, await store.list(Type, PageIndex, PageSize)),
      Count: await store.count(Type),
      UnreadCount: await store.unread(),
    }
  }),

  answer(getNewsDetail, async function handleGetNewsDetail(visit, { Id }) {
    const store = newsStore(visit)
    const row = runsSchool(visit) ? await deskStore(visit).find(Id) : await store.find(Id)
    const [item] = row ? await toNewsResponses(visit, [row]) : []
    if (!row || !item) throw refuse(missing)
    const IsPublished = stateOf(row, visit.at) === 'published'
    const { newer, older } = IsPublished
      ? await store.beside(row)
      : { newer: undefined, older: undefined }
    return {
      ...item,
      Html: shownHtml(visit, row.html),
      Source: row.source || visit.school.name,
      IsPublished,
      Newer: named(newer),
      Older: named(older),
    }
  }),

  answer(readNews, async function handleReadNews(visit, { Id, All }) {
    const store = newsStore(visit)
    if (All) await store.markAllRead()
    else {
      if (!(await store.find(Id))) throw refuse(missing)
      await store.markRead(Id)
    }
    return { UnreadCount: await store.unread() }
  }),
]
