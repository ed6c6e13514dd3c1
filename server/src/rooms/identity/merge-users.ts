import { mergeUsers, previewMerge, role } from '@xinglin/contract/identity'
import { answer } from '#platform/http'
import { refuse, type Visit } from '#platform/visit'
import { deletedStore } from './deleted-store.ts'
import { forgetSessions } from './session-memory.ts'
import { toUserResponses, type TeacherPort } from './serialize-users.ts'
import { userStore, type UserRow } from './user-store.ts'

/** What all rooms keep of people, and how it goes over; given by the table of contents, as those rooms stand above. */
export type MergePort = {
  /** What would go over from one person to another, and what could not. */
  readonly preview: (
    visit: Visit,
    from: string,
    to: string,
  ) => Promise<
    readonly { readonly name: string; readonly moves: number; readonly conflicts: number }[]
  >
  /** Hands over all that can; answers how many rows went and how many stayed. */
  readonly merge: (
    visit: Visit,
    from: string,
    to: string,
  ) => Promise<{ readonly moved: number; readonly kept: number }>
}

const { missing, same, higher, guest } = mergeUsers.refusals

/** Both people, or the refusal. Nobody merges anybody of the own rank or above, nor oneself. */
const bothOf = async (
  visit: Visit,
  keepId: string,
  dropId: string,
): Promise<[UserRow, UserRow]> => {
  if (keepId === dropId) throw refuse(same)
  const peopleById = new Map(
    (await userStore(visit).find([keepId, dropId])).map((row) => [row.person.id, row]),
  )
  const [keep, drop] = [peopleById.get(keepId), peopleById.get(dropId)]
  if (!keep || !drop) throw refuse(missing)
  const own = visit.person?.roleType ?? role.guest
  if (keep.person.roleType <= own || drop.person.roleType <= own) throw refuse(higher)
  if (keep.person.roleType === role.guest || drop.person.roleType === role.guest)
    throw refuse(guest)
  return [keep, drop]
}

/** Answers what merging two accounts would do, and merges them. */
export const mergingCalls = (teachers: TeacherPort, port: MergePort) => [
  answer(previewMerge, async function handlePreviewMerge(visit, { KeepId, DropId }) {
    const rows = await bothOf(visit, KeepId, DropId)
    const [Keep, Drop] = await toUserResponses(visit, teachers, rows)
    if (!Keep || !Drop) throw refuse(missing)
    const counts = await port.preview(visit, DropId, KeepId)
    return {
      Keep,
      Drop,
      Moves: counts
        .filter(({ moves }) => moves > 0)
        .map(({ name, moves }) => ({ Name: name, Count: moves })),
      Conflicts: counts
        .filter(({ conflicts }) => conflicts > 0)
        .map(({ name, conflicts }) => ({ Name: name, Count: conflicts })),
    }
  }),
  answer(mergeUsers, async function handleMergeUsers(visit, { KeepId, DropId }) {
    // Whoever merges or deletes one of them meanwhile waits, and then finds it gone.
    await userStore(visit).lock([KeepId, DropId])
    const [keep, drop] = await bothOf(visit, KeepId, DropId)
    const { moved, kept } = await port.merge(visit, DropId, KeepId)
    await deletedStore(visit).add([
      {
        personId: DropId,
        at: visit.at,
        deletedBy: visit.person?.id ?? '',
        wasDisabled: drop.account.disabled,
        mergedInto: KeepId,
      },
    ])
    await userStore(visit).disable([drop.account.id], true)
    visit.afterwards(forgetSessions)
    await visit.publish({
      kind: 'managed',
      area: 'users',
      text: `将“${drop.person.realName} ${drop.person.number}”合并到“${keep.person.realName} ${keep.person.number}”`,
      detail: `转移 ${moved} 项，保留在原账号 ${kept} 项`,
    })
    return { Moved: moved, Kept: kept }
  }),
]
