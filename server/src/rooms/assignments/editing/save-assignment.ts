import { saveAssignment } from '@xinglin/contract/assignments'
import { nobody } from '@xinglin/contract/call'
import { newId } from '#platform/ids'
import { refuse, type Visit } from '#platform/visit'
import { receiversOf, targetStore } from '#targets'
import { contentOf } from '../definition/item-content.ts'
import { changeableAssignment, teachingAccess } from '../definition/policy.ts'
import { assignmentStore, type AssignmentRow } from '../definition/store.ts'
import type { ItemKinds } from '../works/kinds.ts'
import { checkedForm, type Fields } from './check-form.ts'
import { consequencesOf } from './consequences.ts'
import { excludedReceivers } from './excluded-receivers.ts'
import { tellOfDates } from './notices.ts'
import { changedRubrics, keepRubrics } from './rubrics.ts'
import { toAssignment } from './serialize.ts'

const { missing, newer, archived, begun, empty } = saveAssignment.refusals

/** How rooms of tasks are opened: with the kinds of items that there are. */
export type AssignmentDeps = { readonly kinds: ItemKinds }

/** The task as it is now, for whoever has just changed it. */
export const shownAssignment = async (visit: Visit, id: string) => {
  const row = await assignmentStore(visit).find(id)
  const access = row && (await teachingAccess(visit, row))
  if (!row || !access) throw refuse(missing)
  return toAssignment(visit, row, access)
}

/** The task that a form is about, where there is one that the visitor may change. */
const writtenBefore = async (visit: Visit, id: string): Promise<AssignmentRow | undefined> => {
  const row = await assignmentStore(visit).find(id)
  return row && changeableAssignment(visit, id)
}

const comparable = (row: object, items: readonly object[], targets: readonly object[]): string =>
  JSON.stringify([row, items, targets.map((one) => JSON.stringify(one)).toSorted()])

/** Writes a task, or changes one: what a change of a published one means for those who have begun is said before it is made. */
export const handleSave = async (deps: AssignmentDeps, visit: Visit, fields: Fields) => {
  const store = assignmentStore(visit)
  const targets = targetStore(visit)
  const id = fields.Id === nobody ? newId(visit.at.getTime()) : fields.Id
  const before = await writtenBefore(visit, id)
  if (fields.Version > 0 && !before) throw refuse(missing)
  if (before?.state === 'archived') throw refuse(archived)
  const items = await store.items([id])
  const given = await targets.targets([id])
  const rubrics = await changedRubrics(visit, fields.Items)
  const form = await checkedForm(deps.kinds, visit, fields, { items, targets: given })
  if (before) {
    const was = comparable(
      Object.fromEntries(Object.keys(form.row).map((name) => [name, before[name as 'title']])),
      items.map(contentOf),
      given.map(({ kind, refId, excluded }) => ({ kind, refId, excluded })),
    )
    // The same form once more, whose answer was lost.
    if (rubrics.size === 0 && was === comparable(form.row, form.items.map(contentOf), form.targets))
      return shownAssignment(visit, id)
    if (before.version !== fields.Version)
      throw refuse(newer, { data: await shownAssignment(visit, id) })
  }
  const isPublished = before?.state === 'published'
  if (isPublished && (form.items.length === 0 || form.targets.every((one) => one.excluded)))
    throw refuse(empty)
  const had = isPublished ? await receiversOf(visit, id) : undefined
  const set = { ...form.row, editedAt: visit.at, version: (before?.version ?? 0) + 1 }
  if (before) await store.change(id, set)
  else
    await store.add({
      id,
      ...set,
      ownerId: visit.person?.id ?? nobody,
      state: 'draft',
      createdAt: visit.at,
    })
  await store.replaceItems(id, form.items)
  await keepRubrics(visit, rubrics)
  await targets.retarget(id, 'assignment', form.targets)
  if (before && had) {
    const after = { row: { ...before, ...set }, items: await store.items([id]) }
    const has = await receiversOf(visit, id)
    const consequences = fields.Confirmed
      ? []
      : await consequencesOf(
          deps.kinds,
          visit,
          { before: { row: before, items }, after },
          { before: had, after: has },
        )
    if (!fields.Confirmed) {
      const known = await excludedReceivers(deps.kinds, visit, items, [...had.keys()])
      const now = await excludedReceivers(deps.kinds, visit, after.items, [...has.keys()])
      consequences.push(...now.filter((sentence) => !known.includes(sentence)))
    }
    // What was written is undone by the refusal.
    if (consequences.length > 0) throw refuse(begun, { data: { Consequences: consequences } })
    await tellOfDates(visit, { row: before, receivers: had }, { row: after.row, receivers: has })
  }
  return shownAssignment(visit, id)
}
