import { role } from '@xinglin/contract/identity'
import { vocabularies } from '@xinglin/contract/dictionaries'
import type { TenantContext, Visit } from '#platform/visit'
import { wordsOf } from './seed.ts'
import { forgetSessions } from './session-memory.ts'
import { identityStore } from './store.ts'
import { userStore } from './user-store.ts'

/** The real name of somebody in the school; empty when there is nobody. */
export const nameOfPerson = async (visit: Visit, id: string): Promise<string> =>
  (await identityStore(visit).findPerson(id))?.person.realName ?? ''

/** What others see of a person beside what they wrote. */
export type Face = {
  readonly name: string
  readonly imgUrl: string
  readonly gender: number | null
  /** Student or job number; empty where there is none. */
  readonly number: string
}

/** Names and pictures of some people of the school, by id. */
export const facesOf = async (
  school: TenantContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Face>> => {
  const rows = await identityStore(school).faces([...new Set(ids)])
  return new Map(rows.map(({ id, ...face }) => [id, face]))
}

/** Ends every session that was opened by an account, or by a preview link. */
export const endSessionsOf = async (visit: Visit, accountId: string): Promise<void> => {
  visit.afterwards(forgetSessions)
  await identityStore(visit).endAllSessions(accountId)
}

/** How many people the school has. */
export const userTotal = (visit: Visit): Promise<number> => userStore(visit).total()

/** Makes people findable who were written before people could be searched. */
export const indexOldPeople = async (school: TenantContext): Promise<void> => {
  const store = userStore(school)
  const old = await store.unindexed(100_000)
  await store.index(
    old.map(({ person, account }) => ({
      id: person.id,
      words: wordsOf({ ...person, loginName: account.loginName }),
    })),
  )
}

/** Job numbers of the teachers of a school who may sign in, by their ids. */
export const activeTeachers = async (school: TenantContext): Promise<ReadonlyMap<string, string>> =>
  new Map((await userStore(school).active(role.teacher)).map(({ id, number }) => [id, number]))

/** Those of a role who may sign in. */
export const activePeople = async (
  school: TenantContext,
  roleType: number,
): Promise<readonly string[]> => (await userStore(school).active(roleType)).map(({ id }) => id)

/** How often people keep each code of a vocabulary; nothing for those that profiles do not choose from. */
export const usesInProfiles = async (
  visit: Visit,
  type: number,
): Promise<readonly { readonly code: string; readonly uses: number }[]> => {
  if (type === vocabularies.diploma.type) return userStore(visit).chosen('education')
  return type === vocabularies.nation.type ? userStore(visit).chosen('nation') : []
}

/** How many people have a role, as far as lists count. */
export const countInRole = (school: TenantContext, roleType: number): Promise<number> =>
  userStore(school).countInRole(roleType)
