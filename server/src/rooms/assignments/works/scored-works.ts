import type { Moment } from '#attempts'
import { recheckStore, workStore } from '#marking'
import { assignmentStore } from '../definition/store.ts'
import { tasksOf } from './tasks-of-person.ts'
import type { ItemKinds } from './kinds.ts'

/** A work that somebody handed in for a task, with what it is worth there. */
type ScoredWork = {
  readonly taskId: string
  readonly itemId: string
  readonly title: string
  readonly handedAt: Date
  readonly isReleased: boolean
  /** Late penalties taken off as long as the task is theirs; as it was marked afterwards. */
  readonly score: number | null
  /** The task is not theirs any more. */
  readonly isDetached: boolean
  readonly recheck: 'asked' | 'changed' | 'kept' | undefined
}

/** The works that somebody handed in for tasks between two moments, the newest first. */
export const scoredWorksOf = async (
  kinds: ItemKinds,
  moment: Moment,
  personId: string,
  range: { readonly from?: Date; readonly to?: Date; readonly most: number },
): Promise<ScoredWork[]> => {
  // What was returned is to be handed in again: it is no score yet.
  const works = (await workStore(moment).ofPerson('submission', personId, range)).filter(
    ({ state }) => state !== 'returned',
  )
  if (works.length === 0) return []
  const taskIds = [...new Set(works.map(({ groupId }) => groupId))]
  const own = await tasksOf(kinds, moment, personId, (id) => taskIds.includes(id))
  const standings = new Map(own.flatMap(({ standing }) => [...standing.items]))
  const titles = new Map(
    (await assignmentStore(moment).items(taskIds)).map(({ id, title }) => [id, title]),
  )
  const rechecks = await recheckStore(moment).among(works.map(({ id }) => id))
  return works.map((work) => ({
    taskId: work.groupId,
    itemId: work.itemId,
    title: titles.get(work.itemId) ?? '',
    handedAt: work.handedAt,
    isReleased: work.state === 'released',
    score: standings.get(work.itemId)?.outcome.score ?? work.score,
    isDetached: !standings.has(work.itemId),
    recheck: rechecks.get(work.id)?.state,
  }))
}
