import { undoImport } from '@xinglin/contract/imports'
import { answer } from '#platform/http'
import { refuse, type Visit } from '#platform/visit'
import { ownImport } from './import-policy.ts'
import { importStore } from './import-store.ts'
import { undoUntil } from './serialize.ts'

const { late, notDone } = undoImport.refusals

/** Lets an import be taken back: its rows are looked at in parts afterwards, by whichever process comes to it. */
const undo = async (visit: Visit, nudge: (schoolId: string) => void, importId: string) => {
  const store = importStore(visit)
  const row = await ownImport(visit, importId, true)
  const until = undoUntil(row.doneAt)
  if (row.state !== 'done' || !until) throw refuse(notDone)
  if (until < visit.at) throw refuse(late)
  const counts = await store.counts(importId)
  const todo = counts.outcome('created') + counts.outcome('changed')
  await store.change(importId, {
    state: 'undoing',
    confirmedBy: visit.person?.id ?? null,
    todo,
    settled: 0,
  })
  const text = `开始撤销导入“${row.fileName}”`
  await visit.publish({ kind: 'managed', area: 'users', text })
  visit.afterwards(() => nudge(visit.school.id))
  return { Waiting: todo }
}

/** Answers who takes an import back. */
export const undoingCalls = (nudge: (schoolId: string) => void) => [
  answer(undoImport, function handleUndoImport(visit, { ImportId }) {
    return undo(visit, nudge, ImportId)
  }),
]
