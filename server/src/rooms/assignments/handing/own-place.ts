import { openDraft } from '@xinglin/contract/assignments'
import { nobody } from '@xinglin/contract/call'
import { markStore, workStore, type WorkRow } from '#marking'
import { refuse, type Visit } from '#platform/visit'
import type { ItemRow } from '../definition/store.ts'
import { ownTask } from '../studying/own-assignments.ts'
import { lockOfItem, type ItemLock } from '../studying/workable-item.ts'
import type { ItemKinds } from '../works/kinds.ts'

const { missing, kind, handed, late } = openDraft.refusals

export type OwnTask = NonNullable<Awaited<ReturnType<typeof ownTask>>>

/** Where somebody hands a work in: their task, its item, and the work itself once it was handed in. */
export type OwnPlace = {
  readonly own: OwnTask
  readonly item: ItemRow
  readonly personId: string
  readonly work: WorkRow | undefined
}

/** The visitor's place at an item to hand something in at; refuses every other. */
export const ownPlace = async (
  kinds: ItemKinds,
  visit: Visit,
  { Id, ItemId }: { readonly Id: string; readonly ItemId: string },
): Promise<OwnPlace> => {
  const own = await ownTask(kinds, visit, Id)
  const item = own?.items.find((one) => one.id === ItemId)
  if (!own || !item) throw refuse(missing)
  if (item.kind !== 'submission') throw refuse(kind)
  const personId = visit.person?.id ?? nobody
  const works = await workStore(visit).ofItems([ItemId], [personId])
  return { own, item, personId, work: works.at(-1) }
}

/**
 * Why a work cannot be written now; undefined where it can. What was returned may be until the day that its teacher said,
 * whatever the dates; what was handed in as long as nobody has begun to mark it and the dates allow.
 */
export const lockOfWork = async (
  visit: Visit,
  { own, item, work }: OwnPlace,
): Promise<ItemLock | undefined> => {
  if (work?.state === 'marked' || work?.state === 'released') return { refusal: handed }
  if (
    work?.state === 'waiting' &&
    (await markStore(visit).ofVersion(work.id, work.version)).length > 0
  )
    return { refusal: handed }
  const { resubmitUntil } = work ?? {}
  if (work?.state === 'returned' && resubmitUntil && !own.standing.ended)
    return visit.at <= resubmitUntil
      ? undefined
      : {
          refusal: late,
          data: { ServerTime: visit.at.toISOString(), Deadline: resubmitUntil.toISOString() },
        }
  return lockOfItem(own, item, visit.at)
}

/** The same place, refused while nothing can be written there. */
export const writablePlace = async (
  kinds: ItemKinds,
  visit: Visit,
  place: { readonly Id: string; readonly ItemId: string },
): Promise<OwnPlace> => {
  const own = await ownPlace(kinds, visit, place)
  const lock = await lockOfWork(visit, own)
  if (lock) throw refuse(lock.refusal, { data: lock.data ?? null })
  return own
}
