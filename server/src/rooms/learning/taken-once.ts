import { isTakenOnce, type Moment } from '#attempts'
import { consultationsTaken } from '#simulations/consultation'
import { itemsOfAllVersions, type StudyItem } from '#courses'
import { experimentsTaken } from '#simulations/experiment'
import { operationsTaken } from '#simulations/operation'
import type { TenantContext } from '#platform/visit'
import type { Taken } from '#simulations/kernel'

const takenOf = {
  consultation: consultationsTaken,
  operation: operationsTaken,
  experiment: experimentsTaken,
} as const

type Simulated = keyof typeof takenOf

/** An item that is taken once, of whichever kind of simulation. */
export type ItemTakenOnce = {
  readonly id: string
  readonly title: string
  readonly kind: Simulated
  readonly mode: 'examination' | 'contest'
  readonly itemKey: string
}

const isSimulated = (kind: string): kind is Simulated => kind in takenOf

/** Those of some items that are taken once. */
export const onceAmong = (
  items: readonly Pick<StudyItem, 'id' | 'title' | 'kind' | 'mode' | 'itemKey'>[],
): ItemTakenOnce[] =>
  items.flatMap(({ id, title, kind, mode, itemKey }) =>
    isSimulated(kind) && isTakenOnce(mode)
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
  moment: Moment,
  courseId: string,
  { id, kind }: Pick<ItemTakenOnce, 'id' | 'kind'>,
  personId?: string,
): Promise<readonly Taken[]> => takenOf[kind](moment, { courseId, itemId: id }, personId)
