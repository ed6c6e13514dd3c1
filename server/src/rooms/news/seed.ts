import type { Db } from '#platform/database'
import { newId } from '#platform/ids'
import { cleanHtml, wordsIn } from '#platform/rich-text'
import type { TenantContext } from '#platform/visit'
import { indexNews, insertNews, insertReads } from './admin-store.ts'
import { findableNews, summaryOf } from './rules.ts'

/** News to be made, published at a moment; HTML is sanitised here. */
type NewNews = {
  readonly title: string
  readonly summary: string
  readonly html: string
  readonly type: number
  readonly isTop: boolean
  readonly source: string
  /** A draft without one. */
  readonly publishAt: Date | null
  readonly editorId: string | null
  readonly createdAt: Date
}

/** Makes news, answers its id. */
export const makeNews = async (db: Db, schoolId: string, wanted: NewNews): Promise<string> => {
  const id = newId(wanted.createdAt.getTime())
  const html = cleanHtml(wanted.html)
  const row = {
    ...wanted,
    schoolId,
    id,
    html,
    summary: summaryOf(wanted.summary, wordsIn(html)),
    state: wanted.publishAt ? ('published' as const) : ('draft' as const),
    editedAt: wanted.publishAt ?? wanted.createdAt,
  }
  await insertNews(db, row)
  await indexNews({ db, school: { id: schoolId } }, id, findableNews(row))
  return id
}

/** People read news, each one once. */
export const makeReads = (
  school: TenantContext,
  reads: readonly { readonly newsId: string; readonly personId: string; readonly at: Date }[],
): Promise<void> => insertReads(school, reads)
