import { newId } from '#platform/ids'
import type { TenantContext } from '#platform/visit'
import { insertNotes } from './store.ts'

/** A note that was written before, on an item as a whole. */
type NewNote = {
  readonly personId: string
  readonly courseId: string
  readonly courseName: string
  readonly itemId: string
  readonly itemTitle: string
  readonly text: string
  readonly at: Date
}

/** Writes notes. */
export const makeNotes = (school: TenantContext, notes: readonly NewNote[]): Promise<void> =>
  insertNotes(
    school,
    notes.map(({ at, ...note }) => ({
      ...note,
      id: newId(at.getTime()),
      anchor: {},
      version: 1,
      createdAt: at,
      updatedAt: at,
    })),
  )
