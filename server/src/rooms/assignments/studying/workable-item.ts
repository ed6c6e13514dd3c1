import { workRefusals } from '@xinglin/contract/assignments'
import { refuse, type Visit } from '#platform/visit'
import type { ItemRow } from '../definition/store.ts'
import type { ItemKinds } from '../works/kinds.ts'
import { lastMoment } from '../works/score-rules.ts'
import { valuesOf } from '../works/standings.ts'
import type { ItemStanding } from '../works/state-rules.ts'
import { ownTask } from './own-assignments.ts'

const { missing, early, late, locked, ended, classEnded } = workRefusals

/**
 * An item of one of the visitor's tasks, at which they may do something now: by the server's clock, when the call was
 * received, the last second of their own date included.
 */
export const workableItem = async (
  kinds: ItemKinds,
  visit: Visit,
  { Id, ItemId }: { readonly Id: string; readonly ItemId: string },
): Promise<{ readonly item: ItemRow; readonly standing: ItemStanding }> => {
  const own = await ownTask(kinds, visit, Id)
  const item = own?.items.find((one) => one.id === ItemId)
  const standing = own?.standing.items.get(ItemId)
  if (!own || !item || !standing) throw refuse(missing)
  if (own.standing.ended) throw refuse(own.standing.ended === 'task' ? ended : classEnded)
  const dates = valuesOf(own.standing.dates)
  const last = lastMoment(dates, item)
  const data = { ServerTime: visit.at.toISOString(), Deadline: last?.toISOString() ?? null }
  if (dates.opens && visit.at < dates.opens) throw refuse(early, { data })
  if (last && visit.at > last) throw refuse(late, { data })
  if (standing.state === 'locked') throw refuse(locked)
  return { item, standing }
}
