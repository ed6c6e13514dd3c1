import type { Visit } from '#platform/visit'
import { teachingStanding } from '../definition/policy.ts'
import { assignmentStore } from '../definition/store.ts'
import type { CountWaiting } from './serialize.ts'

/** Of some tasks those that the visitor teaches with, with how many works wait to be marked. */
export const waitingAmong = async (
  countWaiting: CountWaiting,
  visit: Visit,
  ids: readonly string[],
) => {
  const waiting = await countWaiting(visit, ids)
  const some = []
  for (const row of await assignmentStore(visit).published(ids))
    if (await teachingStanding(visit, row))
      some.push({ id: row.id, title: row.title, waiting: waiting.get(row.id) ?? 0 })
  return some
}
