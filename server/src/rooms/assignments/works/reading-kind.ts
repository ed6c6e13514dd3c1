import { assignmentStore } from '../definition/store.ts'
import type { ItemKind } from './kinds.ts'

/** Something to read: done by saying so. */
export const readingKind: ItemKind = {
  name: 'reading',
  async works(moment, items, personIds) {
    const rows = await assignmentStore(moment).readings(
      items.map(({ id }) => id),
      personIds,
    )
    return rows.map(({ itemId, personId, readAt }) => ({
      itemId,
      personId,
      work: { begun: true, progress: 0, tries: [{ at: readAt, score: null, isWhole: true }] },
    }))
  },
}
