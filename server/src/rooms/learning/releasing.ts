import { onceStore, officialOf, type Moment } from '#attempts'
import type { Belonging } from '#simulations/kernel'
import { itemInVersions } from '#courses/versions'
import type { Database } from '#platform/database'
import { hostOf } from './host-simulations.ts'
import type { Kinds } from './kinds.ts'
import { onceItemsOf, takenOnce } from './taken-once.ts'

/** Lets the scores of the rounds follow a release whose moment has come; false where none waits. */
const applyNext = async (kinds: Kinds, moment: Moment): Promise<boolean> => {
  const store = onceStore(moment)
  const due = await store.lockDue(moment.at)
  if (!due) return false
  await store.applied(due, moment.at)
  const { courseId, itemKey } = due
  const item = (await onceItemsOf(moment, courseId)).find((one) => one.itemKey === itemKey)
  if (!item) return true
  const { ids } = await itemInVersions(moment, courseId, item.id)
  const taken = Map.groupBy(
    await takenOnce(kinds, moment, courseId, item),
    ({ personId }) => personId,
  )
  const places = await store.completedAt(ids)
  for (const one of places) {
    const place: Belonging = { ...one, courseId }
    const finished = (taken.get(place.personId) ?? []).filter(({ state }) => state === 'finished')
    const official = officialOf(finished)
    if (!official || official.composite === null) continue
    const { id: sessionId, no, composite: best } = official
    await hostOf(kinds, item.kind).rescore(moment, place, { sessionId, no, best })
  }
  return true
}

/** Applies what is due in a school, each release in a transaction of its own; any number of processes may do it at once. */
export const applyReleases = async (
  kinds: Kinds,
  database: Pick<Database, 'within'>,
  schoolId: string,
  at: Date,
): Promise<void> => {
  const next = () =>
    database.within(schoolId, (db) => applyNext(kinds, { db, school: { id: schoolId }, at }))
  while (await next());
}
