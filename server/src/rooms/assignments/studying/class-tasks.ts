import type { Moment } from '#attempts'
import type { TenantContext } from '#platform/visit'
import { receiversOf } from '#targets'
import { givenToClasses } from '../definition/given-to-classes.ts'
import { assignmentStore } from '../definition/store.ts'
import { worksAt, type ItemKinds } from '../works/kinds.ts'
import { standingOf } from '../works/standings.ts'

/** The published tasks of a class, archived ones too, by their dates. */
export const tasksOfClass = async (
  tenant: TenantContext,
  classId: string,
): Promise<readonly { readonly id: string; readonly title: string }[]> => {
  const rows = await assignmentStore(tenant).published(await givenToClasses(tenant, [classId]))
  return rows
    .toSorted((a, b) => (a.dueAt?.getTime() ?? Infinity) - (b.dueAt?.getTime() ?? Infinity))
    .map(({ id, title }) => ({ id, title }))
}

/** What some people have of a task, by their own dates and with its penalties; whoever does not have it is left out. */
export const scoresInTask = async (
  kinds: ItemKinds,
  moment: Moment,
  taskId: string,
  personIds: readonly string[],
): Promise<
  ReadonlyMap<string, { readonly scores: readonly number[]; readonly isWaiting: boolean }>
> => {
  const store = assignmentStore(moment)
  const row = await store.find(taskId)
  if (!row || row.state === 'draft') return new Map()
  const items = await store.items([taskId])
  const receivers = await receiversOf(moment, taskId)
  const ids = personIds.filter((id) => receivers.has(id))
  const works = await worksAt(kinds, moment, items, ids)
  return new Map(
    ids.flatMap((id) => {
      const given = receivers.get(id)
      if (!given) return []
      const standing = standingOf(row, items, { id, given }, works, moment.at)
      const isWaiting = [...standing.items.values()].some(({ state }) => state === 'waiting')
      const scores = standing.score === null ? [] : [standing.score]
      return [[id, { scores, isWaiting }] as const]
    }),
  )
}
