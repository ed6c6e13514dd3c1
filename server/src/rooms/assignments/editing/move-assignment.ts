import { moveAssignment } from '@xinglin/contract/assignments'
import type { InputOf } from '@xinglin/contract/call'
import { refuse, type Visit } from '#platform/visit'
import { receiversOf, targetStore } from '#targets'
import { changeableAssignment } from '../definition/policy.ts'
import { assignmentStore, type AssignmentRow } from '../definition/store.ts'
import type { ItemKinds } from '../works/kinds.ts'
import { excludedReceivers } from './excluded-receivers.ts'
import { tellOfTask } from './notices.ts'
import { toLines } from './serialize.ts'

const { newer, wrongState, noItems, noTargets, noDue, past, used, excluded } =
  moveAssignment.refusals

const words = { publish: '发布了', archive: '归档了', restore: '恢复了', delete: '删除了' } as const

/** Refuses to publish what nobody could do. */
const refuseUnready = async (visit: Visit, row: AssignmentRow): Promise<void> => {
  if ((await assignmentStore(visit).items([row.id])).length === 0) throw refuse(noItems)
  const targets = await targetStore(visit).targets([row.id])
  if (targets.every(({ excluded }) => excluded)) throw refuse(noTargets)
  if (!row.dueAt) throw refuse(noDue)
  if (row.dueAt <= visit.at) throw refuse(past)
}

const next = async (
  visit: Visit,
  row: AssignmentRow,
  action: 'publish' | 'archive' | 'restore',
): Promise<Partial<AssignmentRow>> => {
  if (action === 'publish') {
    if (row.state !== 'draft') throw refuse(wrongState)
    await refuseUnready(visit, row)
    return { state: 'published', publishedAt: visit.at }
  }
  if (action === 'archive') {
    if (row.state !== 'published') throw refuse(wrongState)
    return { state: 'archived' }
  }
  if (row.state !== 'archived') throw refuse(wrongState)
  return { state: 'published' }
}

/** Publishes a task, archives it, restores it, or deletes a draft. */
export const handleMove = async (
  kinds: ItemKinds,
  visit: Visit,
  { Id, Action, Version, Confirmed }: InputOf<typeof moveAssignment>,
) => {
  const store = assignmentStore(visit)
  const row = await changeableAssignment(visit, Id)
  if (Version !== 0 && Version !== row.version) throw refuse(newer)
  const toLine = async (shown: AssignmentRow) => {
    const [line] = await toLines(visit, [shown])
    if (!line) throw new Error('a task vanished')
    return line
  }
  let line = await toLine(row)
  if (Action === 'delete') {
    if (row.publishedAt) throw refuse(used)
    await store.remove(Id)
    await targetStore(visit).remove(Id)
  } else {
    const set = {
      ...(await next(visit, row, Action)),
      editedAt: visit.at,
      version: row.version + 1,
    }
    if (Action === 'publish' && !Confirmed) {
      const people = [...(await receiversOf(visit, Id)).keys()]
      const sentences = await excludedReceivers(kinds, visit, await store.items([Id]), people)
      if (sentences.length > 0) throw refuse(excluded, { data: { Consequences: sentences } })
    }
    await store.change(Id, set)
    line = await toLine({ ...row, ...set })
    if (Action === 'publish') await tellOfTask(visit, row)
  }
  await visit.publish({
    kind: 'managed',
    area: 'assignments',
    text: `${words[Action]}任务“${row.title}”`,
  })
  return line
}
