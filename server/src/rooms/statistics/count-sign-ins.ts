import { dayIn, type DomainEvent, type Visit } from '#platform/visit'
import { countStore } from './store.ts'

/** Counts a sign-in, in the transaction of the sign-in. */
export const countSignIns = async (visit: Visit, happening: DomainEvent): Promise<void> => {
  if (happening.kind !== 'signed-in') return
  const store = countStore(visit)
  await store.add('logins')
  await store.addOn(dayIn(visit.school.timezone, visit.at), 'logins')
}
