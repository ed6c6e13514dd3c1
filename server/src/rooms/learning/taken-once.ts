import { isTakenOnce, type Moment } from '#attempts'
import { itemsOfAllVersions, type StudyItem } from '#courses/versions'
import type { TenantContext } from '#platform/visit'
import { isSimulationName, type SimulationName, type Taken } from '#simulations/kernel'
import type { Kinds } from './kinds.ts'

/** An item that is taken once, of whichever kind of simulation. */
export type ItemTakenOnce = {
  readonly id: string
  readonly title: string
  readonly kind: SimulationName
  readonly mode: 'examination' | 'contest'
  readonly itemKey: string
}

/** Those of some items that are taken once. */
export const onceAmong = (
  items: readonly Pick<StudyItem, 'id' | 'title' | 'kind' | 'mode' | 'itemKey'>[],
): ItemTakenOnce[] =>
  items.flatMap(({ id, title, kind, mode, itemKey }) =>
    isSimulationName(kind) && isTakenOnce(mode)
      ? [{ id, title, kind, mode: mode === 'contest' ? 'contest' : 'examination', itemKey }]
      : [],
  )

/** What is taken once in a course, in any of its versions: each item once, as its newest version has it. */
export const onceItemsOf = async (
  school: TenantContext,
  courseId: string,
): Promise<ItemTakenOnce[]> => {
  const newest = new Map<string, ItemTakenOnce>()
  for (const item of onceAmong(await itemsOfAllVersions(school, courseId)))
    if (!newest.has(item.itemKey)) newest.set(item.itemKey, item)
  return [...newest.values()]
}

/** The sessions at an item that is taken once, over all rounds, the newest first; everybody's without a person. */
export const takenOnce = (
  kinds: Kinds,
  moment: Moment,
  courseId: string,
  { id, kind }: Pick<ItemTakenOnce, 'id' | 'kind'>,
  personId?: string,
): Promise<readonly Taken[]> => kinds[kind].taken(moment, { courseId, itemId: id }, personId)
