import { copyAssignment, saveAssignment } from '@xinglin/contract/assignments'
import { nobody, type InputOf } from '@xinglin/contract/call'
import { newId } from '#platform/ids'
import { refuse, type Visit } from '#platform/visit'
import { targetStore } from '#targets'
import { checkedTargets } from '#targets/checking'
import { contentOf } from '../definition/item-content.ts'
import { taughtAssignment } from '../definition/policy.ts'
import { assignmentStore } from '../definition/store.ts'
import { checkedTerm } from './check-form.ts'
import { copyRubrics } from './rubrics.ts'
import { shownAssignment } from './save-assignment.ts'

const dayMs = 86_400_000

/** Copies a task as a draft of the visitor's: what it is made of, its dates moved; nothing of what was done. */
export const handleCopy = async (
  visit: Visit,
  { Id, NewId, TermId, Targets, ShiftDays }: InputOf<typeof copyAssignment>,
) => {
  const { row } = await taughtAssignment(visit, Id)
  const store = assignmentStore(visit)
  const id = NewId === nobody ? newId(visit.at.getTime()) : NewId
  if (await store.find(id)) throw refuse(copyAssignment.refusals.taken)
  const termId = await checkedTerm(visit, TermId)
  const targets = await checkedTargets(visit, Targets, [], saveAssignment.refusals)
  const moved = (at: Date | null) => at && new Date(at.getTime() + ShiftDays * dayMs)
  await store.add({
    id,
    termId,
    ownerId: visit.person?.id ?? nobody,
    title: row.title,
    intro: row.intro,
    state: 'draft',
    opensAt: moved(row.opensAt),
    dueAt: moved(row.dueAt),
    closesAt: moved(row.closesAt),
    ordered: row.ordered,
    createdAt: visit.at,
    editedAt: visit.at,
  })
  const pairs = (await store.items([Id])).map((from) => ({
    from,
    to: { ...contentOf(from), id: newId(visit.at.getTime()) },
  }))
  await store.replaceItems(
    id,
    pairs.map(({ to }) => to),
  )
  await copyRubrics(visit, pairs)
  await targetStore(visit).retarget(id, 'assignment', targets)
  return shownAssignment(visit, id)
}
