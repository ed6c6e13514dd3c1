import type { Happening, Visit } from '#platform/visit'
import { countStore } from './store.ts'

/** Counts a sign-in, in the transaction of the sign-in. */
export const countSignIns = async (visit: Visit, happening: Happening): Promise<void> => {
  if (happening.kind === 'signed-in') await countStore(visit).add('logins')
}
