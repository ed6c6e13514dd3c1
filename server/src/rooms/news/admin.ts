import {
  getManagedNews,
  listManagedNews,
  moveNews,
  newsTypes,
  saveNews,
  type ManagedNews,
  type NewsForm,
} from '@xinglin/contract/news'
import { nobody, type InputOf } from '@xinglin/contract/call'
import { refuseSensitive } from '#dictionaries'
import { facesOf } from '#identity'
import { answer } from '#platform/http'
import { markOf, newId } from '#platform/ids'
import { cleanHtml, isBlankHtml, shownHtml, wordsIn } from '#platform/rich-text'
import { refuse, type Visit } from '#platform/visit'
import { refuseLostPictures } from '#resources'
import { deskStore, indexNews } from './admin-store.ts'
import { moved } from './transitions.ts'
import { findableNews, stateOf, summaryOf } from './rules.ts'
import type { NewsRow } from './store.ts'

const { missing, blank, sensitive, newer } = saveNews.refusals

/** Marks what the form of an article shows. */
const versionOf = (row: NewsRow): string =>
  markOf([row.title, row.summary, row.html, row.type, row.isTop, row.source])

const toManagedNews = async (visit: Visit, rows: readonly NewsRow[]): Promise<ManagedNews[]> => {
  const readers = await deskStore(visit).readers(rows.map((row) => row.id))
  const editors = await facesOf(
    visit,
    rows.flatMap((row) => row.editorId ?? []),
  )
  return rows.map((row) => ({
    Id: row.id,
    Title: row.title,
    Summary: row.summary,
    Type: row.type,
    IsTop: row.isTop,
    Source: row.source,
    State: stateOf(row, visit.at),
    PublishTime: row.publishAt?.toISOString() ?? null,
    EditTime: row.editedAt.toISOString(),
    EditorName: editors.get(row.editorId ?? '')?.name ?? '',
    ReadCount: readers.get(row.id) ?? 0,
    Version: versionOf(row),
  }))
}

const toldOne = async (visit: Visit, row: NewsRow): Promise<NewsForm> => {
  const [one] = await toManagedNews(visit, [row])
  if (!one) throw new Error('news vanished while it was held')
  return { ...one, Html: shownHtml(visit, row.html) }
}

/** What of a form goes into the row; refuses an empty text and a sensitive word. */
const checked = async (visit: Visit, fields: InputOf<typeof saveNews>) => {
  const html = cleanHtml(fields.Html)
  const words = wordsIn(html)
  if (isBlankHtml(html)) throw refuse(blank)
  await refuseLostPictures(visit, html)
  const { Title: title, Source: source } = fields
  const summary = summaryOf(fields.Summary, words)
  await refuseSensitive(visit, [title, summary, source, words].join('\n'), 'news', sensitive)
  return { title, summary, html, type: fields.Type, isTop: fields.IsTop, source }
}

type CheckedNews = Awaited<ReturnType<typeof checked>>

const says = (row: NewsRow, values: CheckedNews): boolean =>
  versionOf(row) === versionOf({ ...row, ...values })

/** Writes a new article; the same one again is an answer that was lost on the way. */
const written = async (visit: Visit, id: string, values: CheckedNews): Promise<NewsRow> => {
  const row: NewsRow = {
    ...values,
    schoolId: visit.school.id,
    id,
    state: 'draft',
    publishAt: null,
    editorId: visit.person?.id ?? null,
    searchText: '',
    createdAt: visit.at,
    editedAt: visit.at,
    deletedAt: null,
  }
  const store = deskStore(visit)
  if (await store.add(row)) return row
  const before = await store.lock(id)
  if (!before) throw refuse(missing)
  if (!says(before, values)) throw refuse(newer, { data: await toldOne(visit, before) })
  return before
}

/** Answers the administration of news. */
export const newsDeskCalls = () => [
  answer(
    listManagedNews,
    async function handleListManagedNews(visit, { SearchKey, State, Type, PageIndex, PageSize }) {
      const store = deskStore(visit)
      const wanted = { key: SearchKey, state: State, type: Type }
      return {
        List: await toManagedNews(visit, await store.list(wanted, PageIndex, PageSize)),
        Count: await store.count(wanted),
      }
    },
  ),

  answer(getManagedNews, async function handleGetManagedNews(visit, { Id }) {
    const row = await deskStore(visit).find(Id)
    if (!row) throw refuse(missing)
    return toldOne(visit, row)
  }),

  answer(saveNews, async function handleSaveNews(visit, fields) {
    const store = deskStore(visit)
    const id = fields.Id === nobody ? newId(visit.at.getTime()) : fields.Id
    const isNew = fields.Version === ''
    const before = isNew ? undefined : await store.lock(id)
    if (!isNew && !before) throw refuse(missing)
    const values = await checked(visit, fields)
    if (before && says(before, values)) return toldOne(visit, before)
    if (before && fields.Version !== versionOf(before))
      throw refuse(newer, { data: await toldOne(visit, before) })
    const edited = { editorId: visit.person?.id ?? null, editedAt: visit.at }
    const row = before ? { ...before, ...values, ...edited } : await written(visit, id, values)
    if (before) await store.change(id, { ...values, ...edited })
    await indexNews(visit, id, findableNews(row))
    await visit.publish({
      kind: 'managed',
      area: 'news',
      text: `${before ? '修改' : '撰写'}了新闻“${values.title}”`,
      detail: [newsTypes[values.type], values.isTop ? '置顶' : '', values.source]
        .filter(Boolean)
        .join('；'),
    })
    return toldOne(visit, row)
  }),

  answer(moveNews, async function handleMoveNews(visit, input) {
    const store = deskStore(visit)
    const row = await store.lock(input.Id)
    if (!row) throw refuse(missing)
    const { set, text, detail } = moved(row, input, visit)
    await store.change(row.id, set)
    await visit.publish({ kind: 'managed', area: 'news', text: `${text}“${row.title}”`, detail })
    const [one] = await toManagedNews(visit, [{ ...row, ...set }])
    if (!one) throw refuse(missing)
    return one
  }),
]
