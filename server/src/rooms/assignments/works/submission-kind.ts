import { workStore, type WorkRow } from '#marking'
import { submissionStore } from '../submissions/store.ts'
import type { ItemKind, WorkAt } from './kinds.ts'
import { workKey } from './kinds.ts'
import type { Work } from './state-rules.ts'

const markingOf = ({ state, resubmitUntil }: WorkRow): Partial<Work> => {
  if (state === 'returned') return { marking: 'returned', ...(resubmitUntil && { resubmitUntil }) }
  // What is marked and not released waits, as far as whoever wrote it is told.
  return state === 'released' ? {} : { marking: 'waiting' }
}

/** Works to hand in: done when they are marked and released, in time when they were handed in. */
export const submissionKind: ItemKind = {
  name: 'submission',
  async works(moment, items, personIds) {
    const itemIds = items.map(({ id }) => id)
    const store = submissionStore(moment)
    const works = (await workStore(moment).ofItems(itemIds, personIds)).filter(
      ({ kind }) => kind === 'submission',
    )
    const newest = await store.newest(works.map(({ id }) => id))
    const handed = new Set(works.map(({ itemId, personId }) => workKey(itemId, personId)))
    const drafts = (await store.drafts(itemIds, personIds)).filter(
      ({ itemId, personId, version }) => version > 0 && !handed.has(workKey(itemId, personId)),
    )
    return [
      ...drafts.map(({ itemId, personId }): WorkAt => ({
        itemId,
        personId,
        work: { begun: true, progress: 0, tries: [] },
      })),
      ...works.map((work): WorkAt => ({
        itemId: work.itemId,
        personId: work.personId,
        work: {
          begun: true,
          ...markingOf(work),
          progress: 0,
          tries: [
            {
              at: newest.get(work.id)?.countsAt ?? work.handedAt,
              score: work.state === 'released' ? work.score : null,
            },
          ],
        },
      })),
    ]
  },
}
