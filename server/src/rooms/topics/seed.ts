import type { Db } from '#platform/database'
import { newId } from '#platform/ids'
import { cleanHtml } from '#platform/rich-text'
import type { TenantContext } from '#platform/visit'
import { deskStore } from './admin-store.ts'
import { findableTopic } from './rules.ts'
import type { Written } from './serialize-admin.ts'

/** A topic to be made, published at once; HTML is sanitised here. */
export type NewTopic = Written & {
  readonly groups: readonly {
    readonly name: string
    readonly note: string
    readonly courseIds: string[]
  }[]
  readonly createdAt: Date
}

/** Makes a topic, answers its id. */
export const makeTopic = async (db: Db, schoolId: string, wanted: NewTopic): Promise<string> => {
  const { groups, createdAt, ...fields } = wanted
  const id = newId(createdAt.getTime())
  const store = deskStore({ db, school: { id: schoolId } })
  const html = cleanHtml(fields.html)
  const row = { ...fields, html, schoolId, id, state: 'published' as const }
  await store.add({ ...row, createdAt, editedAt: createdAt })
  await store.regroup(id, groups)
  await store.index(id, findableTopic(fields))
  return id
}

/** People join a topic, each one once. */
export const makeJoins = (
  school: TenantContext,
  topicId: string,
  joins: readonly { readonly personId: string; readonly at: Date }[],
): Promise<void> => deskStore(school).joinAll(topicId, joins)
