import type { Setup } from '@xinglin/simulation/consultation'
import { seedOf } from '#virtual'
import type { Place } from './room.ts'

/**
 * What a session is started with besides its case. In a contest everybody meets the same patient: the seed is the item's,
 * not the session's, and the temperament is standard whatever the item says.
 */
export const dealtTo = (
  sessionId: string,
  { itemId, mode, temperament }: Pick<Place, 'itemId' | 'mode' | 'temperament'>,
): Pick<Setup, 'seed' | 'temperament'> =>
  mode === 'contest'
    ? { seed: seedOf(itemId), temperament: 'standard' }
    : { seed: seedOf(sessionId), temperament }

/** Actions that a session may hold; nobody who consults comes near it. */
export const mostActions = 1_000
