import type { Db } from '#platform/database'
import { newId } from '#platform/ids'
import { Trouble } from '#platform/trouble'
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
  /** The first password must be changed before anything else. */
  readonly mustChange?: boolean
  /** A password that is published: refused in production. */
  readonly demo?: boolean
}

/** Makes a person of a school within its transaction, answers the id. */
export const makePerson = async (db: Db, schoolId: string, wanted: NewPerson): Promise<string> => {
  const store = identityStore({ db, school: { id: schoolId } })
  const loginNorm = normalName(wanted.login)
  if (loginNorm.length === 0 || [...wanted.login].length > 64)
    throw new Trouble(`"${wanted.login}" is not a login name.`)
  if (await store.findByName(loginNorm))
    throw new Trouble(`The login name ${wanted.login} is taken in this school.`)
  const id = newId()
  const accountId = newId()
  const {
    login: loginName,
    number,
    realName,
    gender,
    roleType,
    mustChange = false,
    demo = false,
  } = wanted
  const passwordHash = await hashPassword(wanted.password)
  await store.insert(
    { schoolId, id: accountId, loginName, loginNorm, passwordHash, mustChange, demo },
    {
      schoolId,
      id,
      accountId,
      number,
      numberNorm: normalName(number),
      realName,
      gender,
      roleType,
    },
  )
  return id
}
