import type { TenantContext } from '#platform/visit'
import { workStore, type NewWork } from './work-store.ts'

type HandedIn = Pick<
  NewWork,
  'id' | 'kind' | 'groupId' | 'itemId' | 'personId' | 'counted' | 'machine'
>

/** A work is handed in, for the first time or again: it waits to be marked. Answers its version, from 1. */
export const handInWork = async (
  moment: TenantContext & { readonly at: Date },
  work: HandedIn,
): Promise<{ readonly version: number }> => {
  const store = workStore(moment)
  const version = ((await store.lock(work.id))?.version ?? 0) + 1
  await store.keep({
    ...work,
    state: 'waiting',
    version,
    handedAt: moment.at,
    score: null,
    markerId: null,
    resubmitUntil: null,
    releasedAt: null,
    readAt: null,
  })
  return { version }
}
