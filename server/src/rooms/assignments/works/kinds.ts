import type { AssignmentItemKind } from '@xinglin/contract/assignments'
import type { Moment } from '#attempts'
import type { Visit } from '#platform/visit'
import type { ItemRow } from '../definition/store.ts'
import type { Work } from './state-rules.ts'

/** Something of a course that a task may be made of. */
export type CoursePart = {
  /** Empty for what belongs to no course. */
  readonly courseId: string
  /** Empty for the course as a whole. */
  readonly itemId: string
  readonly title: string
  readonly courseName: string
}

/** What somebody did at an item of a task. */
export type WorkAt = { readonly itemId: string; readonly personId: string; readonly work: Work }

/** Where a kind of items comes from that are parts of courses. */
export type CourseParts = {
  /** What may be chosen, by words, `most` at most. */
  readonly find: (visit: Visit, key: string, most: number) => Promise<readonly CoursePart[]>
  /** Of some parts those that the visitor may set as a task. */
  readonly among: (
    visit: Visit,
    parts: readonly Pick<CoursePart, 'courseId' | 'itemId'>[],
  ) => Promise<readonly Pick<CoursePart, 'courseId' | 'itemId'>[]>
}

/** A kind of items: handed in from above, as simulations are handed to learning. */
export type ItemKind = {
  readonly name: AssignmentItemKind
  /** Absent for what is done in the task itself. */
  readonly parts?: CourseParts
  /** What some people did at some items of this kind, read from where it was done; nothing is kept of it here. */
  readonly works: (
    moment: Moment,
    items: readonly ItemRow[],
    personIds: readonly string[],
  ) => Promise<readonly WorkAt[]>
  /** Of some people those who are not let into an item at all; absent where everybody who has the task is. */
  readonly excluded?: (
    moment: Moment,
    item: ItemRow,
    personIds: readonly string[],
  ) => Promise<readonly string[]>
}

/** What is done in the task itself and needs nothing from above. */
export type ItemKinds = readonly ItemKind[]

/** What some people did at some items, by item and person. */
export const worksAt = async (
  kinds: ItemKinds,
  moment: Moment,
  items: readonly ItemRow[],
  personIds: readonly string[],
): Promise<ReadonlyMap<string, Work>> => {
  const works = new Map<string, Work>()
  if (personIds.length === 0) return works
  for (const [name, some] of Map.groupBy(items, ({ kind }) => kind)) {
    const kind = kinds.find((one) => one.name === name)
    for (const { itemId, personId, work } of (await kind?.works(moment, some, personIds)) ?? [])
      works.set(workKey(itemId, personId), work)
  }
  return works
}

export const workKey = (itemId: string, personId: string): string => `${itemId} ${personId}`
