import { newId } from '#platform/ids'
import type { TenantContext, Visit } from '#platform/visit'
import { batchStore, type WholePerson } from './batch-store.ts'
import { claimsOf, nameStore } from './name-store.ts'
import { normalName } from './rules.ts'
import { newRows, wordsOf } from './seed.ts'
import { forgetSessions } from './session-memory.ts'
import { userStore } from './user-store.ts'

/** Whoever has some numbers, each with all that a list may say of them. */
export const peopleInWhole = (
  school: TenantContext,
  numbers: readonly string[],
): Promise<WholePerson[]> => batchStore(school).numbered(numbers.map(normalName))

/** Some people held until the call ends, in one order. */
export const lockPeople = (school: TenantContext, ids: readonly string[]): Promise<WholePerson[]> =>
  batchStore(school).lock([...ids].toSorted())

/** Who signs in by some names: each with the login name and number as compared. */
export const whoHasNames = (
  school: TenantContext,
  logins: readonly string[],
  numbers: readonly string[],
) => userStore(school).taken(logins, numbers)

/** What somebody is to sign in by. */
export type Wanted = {
  readonly id: string
  readonly loginNorm: string
  readonly numberNorm: string
}

/** Claims what people are to sign in by, once a transaction; answers who did not get it, with the names that are another's. */
export const claimSignInNames = async (
  school: TenantContext,
  wanted: readonly Wanted[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> => {
  const names = nameStore(school)
  const taken = await names.claim(
    wanted.flatMap((one) => claimsOf({ ...one, phone: '', phoneState: 'school' })),
  )
  const lost = new Map<string, Set<string>>()
  for (const { personId, value } of taken)
    lost.set(personId, (lost.get(personId) ?? new Set()).add(value))
  return lost
}

/** Gives up what was claimed for people who are not made. */
export const releaseSignInNames = (school: TenantContext, ids: readonly string[]): Promise<void> =>
  nameStore(school).release(ids, [])

/** Somebody whom a list of the school names. */
export type ListedPerson = {
  readonly id: string
  readonly accountId: string
  readonly loginName: string
  readonly number: string
  readonly realName: string
  readonly gender: number | null
  readonly roleType: number
  readonly phone: string
  readonly email: string
  readonly collegeId: string | null
  readonly passwordHash: string
}

/** Makes people whose names were claimed; each must change the first password, and none was used yet. */
export const addPeople = (school: TenantContext, people: readonly ListedPerson[]): Promise<void> =>
  batchStore(school).add(
    people.map((one) => {
      const rows = newRows(school.school.id, {
        ...one,
        mustChange: true,
        unclaimed: true,
        demo: false,
      })
      return { ...rows, person: { ...rows.person, collegeId: one.collegeId } }
    }),
  )

/** What a list says otherwise of somebody; absent stays as it is. */
export type PersonChange = Partial<
  Pick<ListedPerson, 'loginName' | 'realName' | 'gender' | 'phone' | 'email' | 'collegeId'>
>

/** Says something else of people, whose names were claimed where they change. */
export const changePeople = async (
  school: TenantContext,
  changes: readonly { readonly before: WholePerson; readonly change: PersonChange }[],
): Promise<void> => {
  if (changes.length === 0) return
  const all = changes.map(({ before, change }) => {
    const after = { ...before, ...change }
    const isRenamed = change.loginName !== undefined || change.realName !== undefined
    return {
      ...after,
      loginNorm: normalName(after.loginName),
      // Another number is the school's word, whoever gave the one before.
      phoneState: change.phone === undefined ? before.phoneState : 'school',
      words: isRenamed ? wordsOf(after) : undefined,
      signsInAnew: change.loginName !== undefined || change.phone !== undefined,
    }
  })
  const store = batchStore(school)
  await store.change(all)
  await store.changeLogins(all.filter((one, at) => changes[at]?.change.loginName !== undefined))
  await store.index(all.flatMap(({ id, words }) => (words ? [{ id, words }] : [])))
  const anew = all.filter(({ signsInAnew }) => signsInAnew)
  await nameStore(school).release(
    anew.map(({ id }) => id),
    anew.flatMap(claimsOf),
  )
}

/** Gives first passwords to accounts that still wait for theirs. */
export const giveFirstPasswords = (
  school: TenantContext,
  hashes: readonly { readonly accountId: string; readonly hash: string }[],
): Promise<void> => batchStore(school).giveHashes([...hashes])

/** Takes away people whom nobody has used: what other rooms keep of them goes first. */
export const removePeople = async (
  visit: TenantContext & Pick<Visit, 'afterwards'>,
  people: readonly Pick<WholePerson, 'id' | 'accountId'>[],
): Promise<void> => {
  visit.afterwards(forgetSessions)
  await batchStore(visit).remove(
    people.map(({ id }) => id),
    people.map(({ accountId }) => accountId),
  )
}

/** Ids for somebody new. */
export const newPersonIds = (at: Date) => ({
  id: newId(at.getTime()),
  accountId: newId(at.getTime()),
})
