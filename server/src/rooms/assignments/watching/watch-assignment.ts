import { remindAssigned, watchAssignment } from '@xinglin/contract/assignments'
import { remindOnce } from '#analytics'
import { answer, Lines } from '#platform/http'
import { follow, type Boards, type Looking } from '#platform/live'
import { refuse, type Visit } from '#platform/visit'
import { taughtAssignment } from '../definition/policy.ts'
import { assignmentStore } from '../definition/store.ts'
import { learnersOfTask } from '../studying/progress.ts'
import { coursesIn, readerOfTask, type TaskWatching } from './read-assigned.ts'

/** What the visitor may watch of a task now; the same key says that it is still the same. */
const lookAt = async (watching: TaskWatching, visit: Visit, id: string) => {
  const { row, access } = await taughtAssignment(visit, id)
  const items = await assignmentStore(visit).items([id])
  const only = access.onlyClasses?.toSorted()
  return {
    of: {
      schoolId: visit.school.id,
      key: `task ${id} ${row.version} ${only?.join() ?? 'all'}`,
      objectIds: [id, ...coursesIn(items)],
      read: readerOfTask(watching, visit.school.id, id, only),
    },
    head: {
      Items: items.map(({ id: itemId, title, kind, required, weight }) => ({
        ItemId: itemId,
        Title: title,
        Kind: kind,
        Required: required,
        Weight: weight,
      })),
    },
  } satisfies Looking<unknown, unknown>
}

/** Answers those who watch the students of a task, and remind them. */
export const taskWatchingCalls = (watching: TaskWatching & { readonly boards: Boards }) => [
  answer(watchAssignment, async function handleWatchAssignment(visit, { Id, From }) {
    const first = await lookAt(watching, visit, Id)
    return new Lines(watchAssignment, ({ again, over }) =>
      follow(watching.boards, first, () => again((now) => lookAt(watching, now, Id)), {
        from: From,
        over,
      }),
    )
  }),

  answer(remindAssigned, async function handleRemindAssigned(visit, { Id, PersonIds }) {
    const { row, access } = await taughtAssignment(visit, Id)
    if (row.state === 'draft') throw refuse(remindAssigned.refusals.draft)
    const wanted = [...new Set(PersonIds)]
    const items = await assignmentStore(visit).items([Id])
    const some = await learnersOfTask(watching.kinds, visit, row, items, access.onlyClasses, wanted)
    const people = some.flatMap(({ id, standing: own }) =>
      own.state === 'open' || own.state === 'begun' || own.state === 'overdue' ? [id] : [],
    )
    const reminded = await remindOnce(visit, people, {
      kind: 'task-reminder',
      subjectId: Id,
      title: row.title,
    })
    return {
      Reminded: reminded.length,
      Already: people.length - reminded.length,
      Left: wanted.length - people.length,
    }
  }),
]
