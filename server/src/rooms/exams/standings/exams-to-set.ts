import { nobody } from '@xinglin/contract/call'
import { runsSchool, type Visit } from '#platform/visit'
import { examsOfOwnClasses } from '../schedule/policy.ts'
import { examStore } from '../schedule/store.ts'

/** Published examinations that the visitor set or watches, by their name, the newest first: those that a task may name. */
export const examsToSet = async (
  visit: Visit,
  key: string,
  most: number,
): Promise<readonly { readonly id: string; readonly name: string }[]> => {
  const own = { ownerId: visit.person?.id ?? nobody, ids: await examsOfOwnClasses(visit) }
  const of = runsSchool(visit) ? undefined : own
  return examStore(visit).list({ key, state: 'published', of }, 1, most)
}
