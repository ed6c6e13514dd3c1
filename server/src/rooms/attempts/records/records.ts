import type { Visit } from '#platform/visit'
import { recordStore } from './record-store.ts'

/** What the visitor did in the past, and nobody else. */
export const recordsOf = (visit: Visit) => {
  if (!visit.person) throw new Error('records belong to a person')
  return recordStore(visit, visit.person.id)
}

/** What a student did in the past; that the visitor may know it is for the caller to have found out. */
export const recordsOfLearner = (visit: Visit, personId: string) => recordStore(visit, personId)
