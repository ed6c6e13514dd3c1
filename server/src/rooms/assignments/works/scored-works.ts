import type { Moment } from '#attempts'
import { recheckStore, workStore } from '#marking'
import { assignmentStore, type AssignmentRow, type ItemRow } from '../definition/store.ts'
import { submissionStore } from '../submissions/store.ts'
import type { ItemKinds } from './kinds.ts'
import { outcomeOf, type Try } from './score-rules.ts'
import { baseDates } from './standings.ts'
import { tasksOf } from './tasks-of-person.ts'

/** A work that somebody handed in for a task, with what it is worth there. */
type ScoredWork = {
  readonly taskId: string
  readonly itemId: string
  readonly title: string
  readonly handedAt: Date
  readonly isReleased: boolean
  /** Late penalties taken off, by the task's own dates where it is not theirs any more. */
  readonly score: number | null
  /** The task is not theirs any more. */
  readonly isDetached: boolean
  readonly recheck: 'asked' | 'changed' | 'kept' | undefined
}

/** What a work is worth by the dates of its task alone; as it was marked where these would count nothing. */
const worthOf = (work: Try, item: ItemRow | undefined, row: AssignmentRow | undefined) =>
  (item && row && outcomeOf([work], item, baseDates(row)).score) ?? work.score

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
  const store = assignmentStore(moment)
  const items = new Map((await store.items(taskIds)).map((item) => [item.id, item]))
  const detached = works.filter(({ itemId }) => !standings.has(itemId))
  const newest = await submissionStore(moment).newest(detached.map(({ id }) => id))
  const rows = new Map<string, AssignmentRow>()
  for (const { groupId } of detached) {
    const row = rows.get(groupId) ?? (await store.find(groupId))
    if (row) rows.set(groupId, row)
  }
  const rechecks = await recheckStore(moment).among(works.map(({ id }) => id))
  return works.map((work) => ({
    taskId: work.groupId,
    itemId: work.itemId,
    title: items.get(work.itemId)?.title ?? '',
    handedAt: work.handedAt,
    isReleased: work.state === 'released',
    score: standings.has(work.itemId)
      ? (standings.get(work.itemId)?.outcome.score ?? work.score)
      : worthOf(
          { at: newest.get(work.id)?.countsAt ?? work.handedAt, score: work.score },
          items.get(work.itemId),
          rows.get(work.groupId),
        ),
    isDetached: !standings.has(work.itemId),
    recheck: rechecks.get(work.id)?.state,
  }))
}
