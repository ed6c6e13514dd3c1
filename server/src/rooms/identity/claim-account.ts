import { role } from '@xinglin/contract/identity'
import { newId } from '#platform/ids'
import type { TenantContext, Visit } from '#platform/visit'
import { newRows } from './seed.ts'
import { claimsOf, nameStore } from './name-store.ts'
import { hashPassword } from './passwords.ts'
import { phoneStore } from './phone-store.ts'
import { mayUseOtherDoors, normalName } from './rules.ts'
import type { Who } from './sign-in.ts'
import { identityStore } from './store.ts'
import { userStore } from './user-store.ts'

/**
 * Whose telephone it is, as far as it opens doors: the person who has proven it, else the one to whom the school gave it.
 * A number that somebody only typed counts for nothing.
 */
export const whoHasPhone = async (
  visit: Visit,
  phone: string,
): Promise<Who | 'several' | undefined> => {
  const rows = (await phoneStore(visit).having(phone)).filter(
    ({ account, person }) => !account.disabled && mayUseOtherDoors(person.roleType),
  )
  const proven = rows.find(({ person }) => person.phoneState === 'proven')
  if (proven) return proven
  return rows.length > 1 ? 'several' : rows[0]
}

/** Writes down that a telephone is a person's, as a code has shown; false when another has proven it. */
export const provePhone = async (
  visit: Visit,
  personId: string,
  phone: string,
): Promise<boolean> => {
  const who = await identityStore(visit).findPerson(personId)
  if (!who) return false
  const claims = claimsOf({ ...who.account, ...who.person, phone, phoneState: 'proven' })
  const names = nameStore(visit)
  const taken = await names.claim(claims.filter(({ kind }) => kind === 'phone'))
  const others = (await phoneStore(visit).having(phone)).filter(
    ({ person }) => person.phoneState === 'proven' && person.id !== personId,
  )
  if (taken.length + others.length > 0) return false
  await names.release([personId], claims)
  await identityStore(visit).changePerson(personId, { phone, phoneState: 'proven' })
  return true
}

/** Whether a student number would sign somebody else in: as a number or as a login name. */
export const numberIsTaken = async (visit: Visit, number: string): Promise<boolean> =>
  (await userStore(visit).taken([], [normalName(number)])).length > 0

/** Makes a student whose telephone is proven, with a password that was hashed when they asked; throws `Taken`. */
export const newStudent = async (
  visit: Visit,
  wanted: {
    readonly number: string
    readonly realName: string
    readonly phone: string
    readonly passwordHash: string
  },
): Promise<string> => {
  const id = newId(visit.at.getTime())
  await identityStore(visit).insert([
    newRows(visit.school.id, {
      ...wanted,
      id,
      accountId: newId(visit.at.getTime()),
      loginName: wanted.number,
      gender: null,
      roleType: role.student,
      mustChange: false,
      demo: false,
      phoneState: 'proven',
    }),
  ])
  return id
}

/**
 * Gives an account that the school has made, and nobody has used, to the student who knows name and number and whose
 * telephone does not contradict the school's. Undefined for every reason alike.
 */
export const claimFromRoster = async (
  visit: Visit,
  claim: {
    readonly number: string
    readonly realName: string
    readonly phone: string
    readonly password: string
  },
): Promise<Who | undefined> => {
  const store = identityStore(visit)
  // Before anything is looked at, so that time does not tell a number of the list from any other.
  const passwordHash = await hashPassword(claim.password)
  const known = await store.findByName(normalName(claim.number))
  if (!known || known.person.numberNorm !== normalName(claim.number)) return undefined
  const held = await store.lockAccount(known.account.id)
  const isFree = held?.unclaimed === true && !held.disabled
  const { roleType, realName, phone } = known.person
  const isSame = normalName(realName) === normalName(claim.realName)
  const contradicted = phone !== '' && phone !== claim.phone
  if (!isFree || roleType !== role.student || !isSame || contradicted) return undefined
  await store.setPassword(known.account.id, passwordHash)
  return known
}

/** Somebody of the school with the account, as they are now. */
export const whoIs = (school: TenantContext, personId: string): Promise<Who | undefined> =>
  identityStore(school).findPerson(personId)

/** Whose student or job number it is; a login name is none. */
export const whoHasNumber = async (visit: Visit, number: string): Promise<Who | undefined> => {
  const norm = normalName(number)
  if (norm === '') return undefined
  const taken = await identityStore(visit).findByName(norm)
  return taken?.person.numberNorm === norm ? taken : undefined
}
