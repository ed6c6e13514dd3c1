import {
  binDays,
  deleteUsers,
  eraseUsers,
  listDeletedUsers,
  restoreUsers,
  role,
} from '@xinglin/contract/identity'
import { answer } from '#platform/http'
import { dayIn, type TenantContext, type Visit } from '#platform/visit'
import type { ClassPort } from './list-users.ts'
import { deletedStore } from './deleted-store.ts'
import { done, notDone, type Outcome, whyNotTouched } from './outcomes.ts'
import { facesOf } from './people.ts'
import { forgetSessions } from './session-memory.ts'
import { userStore, type UserRow } from './user-store.ts'

/** Of some people those of whom something must be remembered: who studied, taught or wrote; told by the table of contents. */
export type HasRecords = (
  school: TenantContext,
  ids: readonly string[],
) => Promise<ReadonlySet<string>>

const dayMs = 86_400_000
const atOnce = 500

const note = (visit: Visit, what: string, rows: readonly UserRow[]): Promise<void> => {
  visit.afterwards(forgetSessions)
  return visit.publish({
    kind: 'managed',
    area: 'users',
    text: `${what}了 ${rows.length} 个用户`,
    detail: rows.map(({ person }) => `${person.realName} ${person.number}`).join('、'),
  })
}

const remove = async (
  visit: Visit,
  classes: ClassPort,
  ids: readonly string[],
): Promise<Outcome[]> => {
  const wanted = [...new Set(ids)]
  const peopleById = new Map(
    (await userStore(visit).find(wanted)).map((row) => [row.person.id, row]),
  )
  const admins = [...peopleById.values()].filter(({ person }) => person.roleType === role.admin)
  const others = await userStore(visit).otherAdmins(
    role.admin,
    admins.map(({ person }) => person.id),
  )
  const whyOf = (id: string) => {
    const row = peopleById.get(id)
    const why = whyNotTouched(visit, row)
    if (why !== undefined || !row) return why ?? 'missing'
    if (row.person.roleType === role.guest) return 'guest'
    return row.person.roleType === role.admin && others === 0 ? 'lastAdmin' : undefined
  }
  const outcomes = wanted.map((id) => {
    const why = whyOf(id)
    return why === undefined ? done(id) : notDone(id, why)
  })
  const rows = outcomes.flatMap(({ Id, Done }) => (Done ? (peopleById.get(Id) ?? []) : []))
  if (rows.length === 0) return outcomes
  await deletedStore(visit).add(
    rows.map(({ person, account }) => ({
      personId: person.id,
      at: visit.at,
      deletedBy: visit.person?.id ?? '',
      wasDisabled: account.disabled,
    })),
  )
  await userStore(visit).disable(
    rows.map(({ account }) => account.id),
    true,
  )
  await classes.leave(
    visit,
    rows.map(({ person }) => person.id),
  )
  await note(visit, '删除', rows)
  return outcomes
}

const restore = async (
  visit: Visit,
  classes: ClassPort,
  ids: readonly string[],
): Promise<Outcome[]> => {
  const wanted = [...new Set(ids)]
  const store = deletedStore(visit)
  const binned = new Map((await store.lock(wanted)).map((row) => [row.personId, row]))
  const deletedById = new Map(
    (await userStore(visit).findDeleted(wanted)).map((row) => [row.person.id, row]),
  )
  const outcomes = wanted.map((id) => {
    const row = binned.get(id)
    if (!row || row.erasedAt !== null) return notDone(id, 'notInBin')
    if (row.mergedInto !== null) return notDone(id, 'merged')
    const why = whyNotTouched(visit, deletedById.get(id))
    return why === undefined ? done(id) : notDone(id, why)
  })
  const rows = outcomes.flatMap(({ Id, Done }) => (Done ? (deletedById.get(Id) ?? []) : []))
  if (rows.length === 0) return outcomes
  await store.remove(rows.map(({ person }) => person.id))
  await userStore(visit).disable(
    rows
      .filter(({ person }) => binned.get(person.id)?.wasDisabled === false)
      .map(({ account }) => account.id),
    false,
  )
  await classes.comeBack(
    visit,
    rows.flatMap(({ person: { id: personId } }) => {
      const at = binned.get(personId)?.at
      return at ? [{ personId, day: dayIn(visit.school.timezone, at) }] : []
    }),
  )
  await note(visit, '恢复', rows)
  return outcomes
}

const erase = async (
  visit: Visit,
  hasRecords: HasRecords,
  ids: readonly string[],
): Promise<Outcome[]> => {
  const wanted = [...new Set(ids)]
  const store = deletedStore(visit)
  const binned = new Map((await store.lock(wanted)).map((row) => [row.personId, row]))
  const deletedById = new Map(
    (await userStore(visit).findDeleted(wanted)).map((row) => [row.person.id, row]),
  )
  const outcomes = wanted.map((id) => {
    if (binned.get(id)?.erasedAt !== null) return notDone(id, 'notInBin')
    const why = whyNotTouched(visit, deletedById.get(id))
    return why === undefined ? done(id) : notDone(id, why)
  })
  const rows = outcomes.flatMap(({ Id, Done }) => (Done ? (deletedById.get(Id) ?? []) : []))
  const erased = rows.map(({ person }) => person.id)
  if (rows.length === 0) return outcomes
  await store.erase(erased, await hasRecords(visit, erased), visit.at)
  await note(visit, '彻底删除', rows)
  return outcomes
}

/** Erases those of a school whose thirty days are over, a portion at a time. */
export const eraseOldPeople =
  (hasRecords: HasRecords) =>
  async (school: TenantContext, at: Date): Promise<void> => {
    const store = deletedStore(school)
    const due = await store.dueBefore(new Date(at.getTime() - binDays * dayMs), atOnce)
    if (due.length > 0) await store.erase(due, await hasRecords(school, due), at)
  }

/** Answers the bin of people: into it, out of it, what is in it, and for good. */
export const deletingCalls = (hasRecords: HasRecords, classes: ClassPort) => [
  answer(deleteUsers, async function handleDeleteUsers(visit, { Ids }) {
    return { List: await remove(visit, classes, Ids) }
  }),
  answer(restoreUsers, async function handleRestoreUsers(visit, { Ids }) {
    return { List: await restore(visit, classes, Ids) }
  }),
  answer(eraseUsers, async function handleEraseUsers(visit, { Ids }) {
    return { List: await erase(visit, hasRecords, Ids) }
  }),
  answer(
    listDeletedUsers,
    async function handleListDeletedUsers(visit, { SearchKey, PageIndex, PageSize }) {
      const store = deletedStore(visit)
      const rows = await store.list(SearchKey, PageIndex, PageSize)
      const named = rows.flatMap(({ deleted }) => [deleted.deletedBy, deleted.mergedInto ?? []])
      const names = await facesOf(visit, named.flat())
      return {
        List: rows.map(({ deleted, person, account }) => ({
          Id: person.id,
          RealName: person.realName,
          Number: person.number,
          AccountName: account.loginName,
          RoleType: person.roleType,
          DeletedAt: deleted.at.toISOString(),
          DeletedByName: names.get(deleted.deletedBy)?.name ?? '',
          ErasedAt: new Date(deleted.at.getTime() + binDays * dayMs).toISOString(),
          MergedIntoName: names.get(deleted.mergedInto ?? '')?.name ?? '',
        })),
        Count: await store.count(SearchKey),
      }
    },
  ),
]
