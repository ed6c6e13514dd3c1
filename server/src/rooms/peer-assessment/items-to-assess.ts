import type { PeerWorkKind } from '@xinglin/contract/peer-assessment'
import { workStore } from '#marking'
import type { Visit } from '#platform/visit'
import { type PeerSources, sourceOf } from './policy.ts'
import { roundStore } from './round-store.ts'

/** Items of some tasks and courses whose works wait and that the visitor may have assessed by peers. */
export const itemsToAssess = async (
  sources: PeerSources,
  visit: Visit,
  groups: readonly { readonly kind: PeerWorkKind; readonly groupId: string }[],
) => {
  const items = []
  for (const { kind, groupId } of groups) {
    const source = sourceOf(sources, kind)
    const overseeing = await source.overseeing(visit, groupId)
    if (!overseeing?.maySetRubric || overseeing.people) continue
    const titles = await source.titles(visit, groupId)
    const waiting = Map.groupBy(
      (await workStore(visit).ofGroup(kind, groupId)).filter(({ state }) => state === 'waiting'),
      ({ itemId }) => itemId,
    )
    for (const [itemId, works] of waiting)
      if (titles.has(itemId) && (await roundStore(visit).ofItem(itemId)).length === 0)
        items.push({
          Kind: kind,
          GroupId: groupId,
          ItemId: itemId,
          GroupName: overseeing.groupName,
          Title: titles.get(itemId) ?? '',
          Waiting: new Set(works.map(({ personId }) => personId)).size,
        })
  }
  return items.toSorted((one, other) => other.Waiting - one.Waiting)
}
