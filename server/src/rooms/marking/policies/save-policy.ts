import { type MarkingPolicy, saveMarkingPolicy } from '@xinglin/contract/marking'
import { refuse, type Visit } from '#platform/visit'
import type { MarkingSource } from '../sources/marking-source.ts'
import { policyStore } from './policy-store.ts'

const { missing, notYours, few, report } = saveMarkingPolicy.refusals

/** Sets how works of an item are marked: by whoever may set its rubric, and two only where there are two. */
export const savePolicy = async (
  source: MarkingSource,
  visit: Visit,
  given: { readonly GroupId: string; readonly ItemId: string; readonly Policy: MarkingPolicy },
): Promise<{ Policy: MarkingPolicy }> => {
  const { GroupId, ItemId, Policy } = given
  const overseeing = await source.overseeing(visit, GroupId)
  const title = (await source.titles(visit, GroupId)).get(ItemId)
  if (!overseeing || title === undefined) throw refuse(missing)
  if (!(overseeing.maySetPolicy ?? overseeing.maySetRubric)) throw refuse(notYours)
  if (!source.fewestMarkers) throw refuse(report)
  if (Policy.Markers === 2 && (await source.fewestMarkers(visit, GroupId)) < 2) throw refuse(few)
  await policyStore(visit).keep(ItemId, Policy, visit.at)
  const words = [
    Policy.Anonymous ? '匿名' : '不匿名',
    Policy.Markers === 2 ? `两人批阅，相差超过 ${Policy.Differ} 分由第三人批阅` : '一人批阅',
  ]
  await visit.publish({
    kind: 'managed',
    area: 'marking',
    text: `设置了“${overseeing.groupName} ${title}”的批阅方式`,
    detail: words.join('；'),
  })
  return { Policy }
}
