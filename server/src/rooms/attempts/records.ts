import type { Visit } from '#platform/visit'
import { recordStore } from './record-store.ts'

/** What the visitor did in the past, and nobody else. */
export const recordsOf = (visit: Visit) => {
  if (!visit.person) throw new Error('records belong to a person')
  return recordStore(visit, visit.person.id)
}
