import { cleanHtml } from '#platform/rich-text'
import { newId } from '#platform/ids'
import type { TenantContext } from '#platform/visit'
import { receiptStore } from '../inbox/receipt-store.ts'
import { giveOut } from './give-out.ts'
import { announcementStore, type TargetRef } from './store.ts'

/** An announcement to be given out at a moment that is past, and who has read and confirmed it since. */
export type NewAnnouncement = {
  readonly authorId: string
  readonly title: string
  readonly html: string
  readonly mustRead: boolean
  readonly targets: readonly TargetRef[]
  readonly at: Date
  readonly read: readonly string[]
}

const hourMs = 3_600_000

/** Makes an announcement that was given out. */
export const makeAnnouncement = async (
  school: TenantContext,
  { targets, at, read, ...fields }: NewAnnouncement,
): Promise<void> => {
  const store = announcementStore(school)
  const row = {
    ...fields,
    id: newId(at.getTime()),
    html: cleanHtml(fields.html),
    state: 'published' as const,
    publishAt: at,
    createdAt: at,
    editedAt: at,
  }
  await store.add(row)
  await store.retarget(row.id, targets)
  const kept = await store.find(row.id)
  if (!kept) throw new Error('an announcement was not kept')
  await giveOut({ ...school, at }, kept)
  await receiptStore(school, row).finish(read, new Date(at.getTime() + hourMs))
}
