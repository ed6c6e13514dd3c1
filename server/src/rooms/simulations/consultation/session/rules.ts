import type { Setup } from '@xinglin/simulation/consultation'
import { freshSeed, sharedSeed } from '#simulations/kernel'
import type { ConsultationItem } from './dependencies.ts'

/**
 * What a session is started with besides its case. In a contest everybody meets the same patient: the seed is the item's,
 * not the session's, of a further go that was granted another one, and the temperament is standard whatever the item says.
 * `before` are the person's own earlier sessions of the item.
 */
export const dealtTo = (
  sessionId: string,
  { itemId, mode, temperament }: Pick<ConsultationItem, 'itemId' | 'mode' | 'temperament'>,
  before: readonly { readonly seed: number; readonly mode: string }[] = [],
): Pick<Setup, 'seed' | 'temperament'> => {
  if (mode !== 'contest') return { seed: freshSeed(sessionId, before), temperament }
  const taken = before.filter((one) => one.mode === 'contest').length
  return { seed: sharedSeed(itemId, taken), temperament: 'standard' }
}

/** Actions that a session may hold; nobody who consults comes near it. */
export const maxActions = 1_000
