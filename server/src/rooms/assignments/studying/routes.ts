import { confirmReading, getOwnAssignment, listOwnAssignments } from '@xinglin/contract/assignments'
import { nobody } from '@xinglin/contract/call'
import { answer } from '#platform/http'
import { refuse } from '#platform/visit'
import { assignmentStore } from '../definition/store.ts'
import type { ItemKinds } from '../works/kinds.ts'
import { toOwnWork } from '../works/serialize-works.ts'
import { detailOfOwn, listOwn, ownTask } from './own-assignments.ts'
import { workableItem } from './workable-item.ts'

const { kind, missing } = confirmReading.refusals

/** Answers those who are set tasks. */
export const studyingCalls = (kinds: ItemKinds) => [
  answer(listOwnAssignments, async function handleListOwnAssignments(visit, fields) {
    return listOwn(kinds, visit, fields)
  }),

  answer(getOwnAssignment, async function handleGetOwnAssignment(visit, { Id }) {
    return detailOfOwn(kinds, visit, Id)
  }),

  answer(confirmReading, async function handleConfirmReading(visit, place) {
    const before = (await ownTask(kinds, visit, place.Id))?.standing.items.get(place.ItemId)
    // The answer to the first time was lost on its way; the date may have passed since.
    if (before?.state === 'done') return toOwnWork(before)
    const { item } = await workableItem(kinds, visit, place)
    if (item.kind !== 'reading') throw refuse(kind)
    const personId = visit.person?.id ?? nobody
    await assignmentStore(visit).read(item.id, personId, visit.at)
    await visit.publish({ kind: 'learned', objectId: place.Id, personId })
    const after = (await ownTask(kinds, visit, place.Id))?.standing.items.get(item.id)
    if (!after) throw refuse(missing)
    return toOwnWork(after)
  }),
]
