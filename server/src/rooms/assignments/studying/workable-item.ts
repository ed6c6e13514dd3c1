import { workRefusals } from '@xinglin/contract/assignments'
import { refuse, type Visit } from '#platform/visit'
import type { ItemRow } from '../definition/store.ts'
import type { ItemKinds } from '../works/kinds.ts'
import { lastMoment } from '../works/score-rules.ts'
import { valuesOf, type OwnStanding } from '../works/standings.ts'
import type { ItemStanding } from '../works/state-rules.ts'
import { ownTask } from './own-assignments.ts'

const { missing, early, late, locked, ended, classEnded } = workRefusals

/** Why nothing can be done at an item: the refusal, with what it says of dates. */
export type ItemLock = {
  readonly refusal: readonly [code: number, message: string]
  readonly data?: object
}

/** Why somebody may do nothing at an item of their task at a moment; undefined where they may. */
export const lockOfItem = (
  { standing }: { readonly standing: OwnStanding },
  item: ItemRow,
  at: Date,
): ItemLock | undefined => {
  if (standing.ended) return { refusal: standing.ended === 'task' ? ended : classEnded }
  const dates = valuesOf(standing.dates)
  const last = lastMoment(dates, item)
  const data = { ServerTime: at.toISOString(), Deadline: last?.toISOString() ?? null }
  if (dates.opens && at < dates.opens) return { refusal: early, data }
  if (last && at > last) return { refusal: late, data }
  return standing.items.get(item.id)?.state === 'locked' ? { refusal: locked } : undefined
}

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
  const lock = lockOfItem(own, item, visit.at)
  if (lock) throw refuse(lock.refusal, { data: lock.data ?? null })
  return { item, standing }
}
