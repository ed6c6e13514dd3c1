import { randomBytes } from 'node:crypto'
import { role } from '@xinglin/contract/identity'
import type { Db } from '#platform/database'
import { findable, type Findable } from '#platform/search-index'
import { newId } from '#platform/ids'
import { StartupError } from '#platform/startup-error'
import type { TenantContext } from '#platform/visit'
import type { Kept } from './profile-background.ts'
import { hashPassword } from './passwords.ts'
import { normalName } from './rules.ts'
import { identityStore } from './store.ts'

/** A person with the account that signs in. */
export type NewPerson = {
  readonly login: string
  readonly password: string
  readonly number: string
  readonly realName: string
  /** 0 female, 1 male, null unknown. */
  readonly gender: number | null
  /** RoleType of the contract. */
  readonly roleType: number
  /** As the school knows it. */
  readonly phone?: string
  /** The first password must be changed before anything else. */
  readonly mustChange?: boolean
  /** A password that is published: refused in production. */
  readonly demo?: boolean
} & Partial<Kept>

/** Makes a person of a school within its transaction, answers the id. */
export const makePerson = async (db: Db, schoolId: string, wanted: NewPerson): Promise<string> => {
  const store = identityStore({ db, school: { id: schoolId } })
  const loginNorm = normalName(wanted.login)
  if (loginNorm.length === 0 || [...wanted.login].length > 64)
    throw new StartupError(`"${wanted.login}" is not a login name.`)
  if (await store.findByName(loginNorm))
    throw new StartupError(`The login name ${wanted.login} is taken in this school.`)
  const id = newId()
  const accountId = newId()
  const {
    login: loginName,
    number,
    realName,
    gender,
    roleType,
    phone = '',
    mustChange = false,
    demo = false,
    education = '',
    nation = '',
    nativePlace = '',
  } = wanted
  const passwordHash = await hashPassword(wanted.password)
  await store.insert([
    newRows(schoolId, {
      id,
      accountId,
      loginName,
      number,
      realName,
      gender,
      roleType,
      phone,
      mustChange,
      demo,
      passwordHash,
      education,
      nation,
      nativePlace,
    }),
  ])
  return id
}

/** A student of whom nobody knows a password. */
type NewStudent = {
  readonly number: string
  readonly realName: string
  readonly gender: number | null
  readonly at: Date
}

/**
 * Makes students who sign in by number once an administrator has given them a password: until then none opens, theirs
 * was drawn and forgotten. Answers their ids by number.
 */
export const makeStudents = async (
  school: TenantContext,
  wanted: readonly NewStudent[],
): Promise<Map<string, string>> => {
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'))
  const rows = wanted.map(({ at, ...one }) => {
    const fresh = newRows(school.school.id, {
      ...one,
      id: newId(at.getTime()),
      accountId: newId(at.getTime()),
      loginName: one.number,
      roleType: role.student,
      mustChange: false,
      demo: false,
      passwordHash,
    })
    return {
      ...fresh,
      account: { ...fresh.account, createdAt: at },
      person: { ...fresh.person, createdAt: at },
    }
  })
  await identityStore(school).insert(rows)
  return new Map(rows.map(({ person }) => [person.number, person.id]))
}

/** What is written for a new person. */
export const newRows = (
  schoolId: string,
  wanted: {
    readonly id: string
    readonly accountId: string
    readonly loginName: string
    readonly number: string
    readonly realName: string
    readonly gender: number | null
    readonly roleType: number
    readonly mustChange: boolean
    readonly demo: boolean
    readonly passwordHash: string
    readonly phone?: string
    readonly email?: string
    readonly phoneState?: 'school' | 'proven'
    readonly unclaimed?: boolean
    readonly collegeId?: string | null
  } & Partial<Kept>,
) => {
  const { id, accountId, loginName, number, realName, gender, roleType } = wanted
  const { mustChange, demo, passwordHash, phone = '', email = '' } = wanted
  const { phoneState = 'school', unclaimed = false } = wanted
  const { education = '', nation = '', nativePlace = '' } = wanted
  const words = wordsOf(wanted)
  const loginNorm = normalName(loginName)
  const numberNorm = normalName(number)
  return {
    account: {
      schoolId,
      id: accountId,
      loginName,
      loginNorm,
      passwordHash,
      mustChange,
      unclaimed,
      demo,
    },
    person: {
      schoolId,
      id,
      accountId,
      number,
      numberNorm,
      realName,
      gender,
      roleType,
      phone,
      phoneState,
      email,
      education,
      nation,
      nativePlace,
      collegeId: wanted.collegeId ?? null,
      searchText: words.text,
    },
    tokens: words.tokens,
  }
}

/** What a person is found by: name, number, account. */
export const wordsOf = (who: {
  readonly realName: string
  readonly number: string
  readonly loginName: string
}): Findable => findable([who.realName, who.number, who.loginName])
