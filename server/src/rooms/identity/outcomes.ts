import { whyNot } from '@xinglin/contract/identity'
import type { Visit } from '#platform/visit'
import { mayChange, maySee } from './people-policy.ts'
import type { UserRow } from './user-store.ts'

/** What came of somebody who was chosen with others. */
export type Outcome = { readonly Id: string; readonly Done: boolean; readonly Note: string }

export const done = (id: string): Outcome => ({ Id: id, Done: true, Note: '' })
export const notDone = (id: string, why: keyof typeof whyNot): Outcome => ({
  Id: id,
  Done: false,
  Note: whyNot[why],
})

/** Why a visitor may not do something with somebody: it is none of theirs. */
export const whyNotTouched = (
  visit: Visit,
  row: UserRow | undefined,
): 'missing' | 'self' | 'higher' | undefined => {
  if (!row || !maySee(visit, row.person)) return 'missing'
  if (row.person.id === visit.person?.id) return 'self'
  return mayChange(visit, row.person) ? undefined : 'higher'
}
