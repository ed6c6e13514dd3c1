import type { Moment } from './moment.ts'
import { onceStore, type ItemKey } from './once-store.ts'

export { onceStore, type ItemKey } from './once-store.ts'

/** Whether what is done in a mode is taken once by each person, over all rounds of study: an examination, a contest. */
export const isTakenOnce = (mode: string | undefined): boolean =>
  mode === 'examination' || mode === 'contest'

/** Why somebody may not begin: they did already, or its results are told. */
export type NoAttempt = 'taken' | 'released'

/**
 * Whether a person may begin an attempt at an item that is taken once: the first one before its results are released, any
 * other by a grant that waits. Undefined where they may.
 */
export const attemptRefusal = (stands: {
  /** Attempts that were begun before, in any round. */
  readonly taken: number
  readonly released: boolean
  /** A teacher granted another one that was not begun yet. */
  readonly granted: boolean
}): NoAttempt | undefined => {
  if (stands.granted) return undefined
  if (stands.taken > 0) return 'taken'
  return stands.released ? 'released' : undefined
}

/** Of several finished attempts the official one: the first that was begun. */
export const officialOf = <Taken extends { readonly startedAt: Date }>(
  finished: readonly Taken[],
): Taken | undefined =>
  finished.toSorted((a, b) => a.startedAt.getTime() - b.startedAt.getTime())[0]

/** Since when the results of an item that is taken once may be told; undefined while they may not. */
export const resultsReleasedSince = async (
  moment: Moment,
  key: ItemKey,
): Promise<Date | undefined> => {
  const release = await onceStore(moment).release(key)
  return release && release.releaseAt <= moment.at ? release.releaseAt : undefined
}
