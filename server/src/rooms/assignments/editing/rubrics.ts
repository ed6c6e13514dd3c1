import { isDeepStrictEqual } from 'node:util'
import { defaultWorkRubric, type Criterion } from '@xinglin/contract/marking'
import { markStore, refuseRubric } from '#marking'
import type { Visit } from '#platform/visit'
import type { ItemRow, NewItem } from '../definition/store.ts'
import { submissionSource } from '../marking/submission-source.ts'
import type { Fields } from './check-form.ts'

type Rubrics = ReadonlyMap<string, readonly Criterion[]>

const handedIn = (items: readonly Pick<ItemRow, 'id' | 'kind'>[]): string[] =>
  items.flatMap(({ id, kind }) => (kind === 'submission' ? [id] : []))

/** What works of some items are marked by, by item: of those alone that are handed in. */
export const rubricsOf = async (
  visit: Visit,
  items: readonly Pick<ItemRow, 'id' | 'kind'>[],
): Promise<Rubrics> => {
  const ids = handedIn(items)
  const set = await markStore(visit).rubrics(ids)
  return new Map(ids.map((id) => [id, set.get(id) ?? defaultWorkRubric]))
}

/** The rubrics of a form that are others than those that are set; refuses one that is none. */
export const changedRubrics = async (visit: Visit, items: Fields['Items']): Promise<Rubrics> => {
  const named = items.filter((one) => one.Kind === 'submission' && one.Rubric !== undefined)
  const set = await rubricsOf(
    visit,
    named.map(({ Id }) => ({ id: Id, kind: 'submission' })),
  )
  const changed = new Map<string, readonly Criterion[]>()
  for (const { Id, Rubric = [] } of named) {
    if (isDeepStrictEqual(Rubric, set.get(Id))) continue
    await refuseRubric(submissionSource, visit, Rubric)
    changed.set(Id, Rubric)
  }
  return changed
}

/** Sets the rubrics of items that were just written. */
export const keepRubrics = async (visit: Visit, rubrics: Rubrics): Promise<void> => {
  for (const [itemId, criteria] of rubrics)
    await markStore(visit).keepRubric({ itemId, criteria, changedAt: visit.at })
}

/** Gives items of a copy the rubrics of those that they are copies of. */
export const copyRubrics = async (
  visit: Visit,
  pairs: readonly { readonly from: ItemRow; readonly to: NewItem }[],
): Promise<void> => {
  const set = await markStore(visit).rubrics(handedIn(pairs.map(({ from }) => from)))
  for (const { from, to } of pairs) {
    const criteria = set.get(from.id)
    if (criteria)
      await markStore(visit).keepRubric({ itemId: to.id, criteria, changedAt: visit.at })
  }
}
