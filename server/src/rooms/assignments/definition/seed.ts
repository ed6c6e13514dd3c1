import { newId } from '#platform/ids'
import { cleanHtml } from '#platform/rich-text'
import type { TenantContext } from '#platform/visit'
import { targetStore } from '#targets'
import { makeWork, type NewWork } from '../submissions/seed.ts'
import { assignmentStore, type ItemRow } from './store.ts'

const dayMs = 86_400_000

type NewItem = Pick<ItemRow, 'title' | 'weight' | 'required' | 'lateRule' | 'penalty'> & {
  /** A course as a whole; something to read without one. */
  readonly courseId: string | undefined
  readonly html: string
  readonly read: readonly { readonly personId: string; readonly at: Date }[]
  /** Something is to be handed in: what `html` asks for. */
  readonly handIn: boolean
  readonly works: readonly NewWork[]
}

type NewAssignment = {
  readonly id: string | undefined
  readonly title: string
  readonly intro: string
  readonly termId: string
  readonly ownerId: string
  readonly publishedAt: Date
  readonly dueAt: Date
  readonly closesAt: Date
  /** The 教学班 that has it. */
  readonly classId: string
  readonly items: readonly NewItem[]
  readonly extensions: readonly {
    readonly personId: string
    readonly dueAt: Date
    readonly reason: string
  }[]
}

/** Makes a published task of a class, with what was read and whose date is another; answers its id. */
export const makeAssignment = async (
  school: TenantContext,
  { classId, items, extensions, publishedAt, closesAt, ...task }: NewAssignment,
): Promise<string> => {
  const store = assignmentStore(school)
  const id = task.id ?? newId(publishedAt.getTime())
  await store.add({
    ...task,
    closesAt,
    id,
    state: 'published',
    opensAt: publishedAt,
    // Marks of which one is told are told as they are given.
    releasedAt: items.some(({ works }) => works.some(({ mark }) => mark?.outcome === 'released'))
      ? new Date(closesAt.getTime() + dayMs)
      : null,
    ordered: false,
    publishedAt,
    createdAt: publishedAt,
    editedAt: publishedAt,
  })
  const rows = items.map((item) => ({ ...item, id: newId(publishedAt.getTime()) }))
  await store.replaceItems(
    id,
    rows.map(({ courseId, html, read: _read, handIn, works: _works, ...item }) => ({
      ...item,
      kind: courseId ? 'course' : handIn ? 'submission' : 'reading',
      courseId: courseId ?? null,
      courseItemId: null,
      body: cleanHtml(html),
      attempts: 0,
      scoreRule: 'best' as const,
    })),
  )
  for (const item of rows)
    for (const { personId, at } of item.read) await store.read(item.id, personId, at)
  for (const item of rows)
    for (const work of item.works)
      await makeWork(school, { ...work, assignmentId: id, itemId: item.id, markerId: task.ownerId })
  const targets = targetStore(school)
  await targets.retarget(id, 'assignment', [{ kind: 'teaching', refId: classId, excluded: false }])
  await targets.override(
    extensions.map(({ personId, dueAt, reason }) => ({
      objectId: id,
      kind: 'person' as const,
      refId: personId,
      field: 'due',
      at: dueAt,
      amount: null,
      reason,
      id: newId(publishedAt.getTime()),
      writtenBy: task.ownerId,
      writtenAt: publishedAt,
    })),
  )
  return id
}
