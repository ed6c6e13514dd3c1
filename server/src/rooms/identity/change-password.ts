import { passwordFault, resetUserPws } from '@xinglin/contract/identity'
import type { InputOf } from '@xinglin/contract/call'
import { refuse, type Visit } from '#platform/visit'
import { hashPassword, isPassword } from './passwords.ts'
import { forgetSessions } from './session-memory.ts'
import { prove, type SignInRules, type Who } from './sign-in.ts'
import { identityStore } from './store.ts'

const { wrongOld, same, personal, guest } = resetUserPws.refusals

/** Changes the own password; all sessions of the account end, this one too. Guests share theirs and may not. */
export const changePassword = async (
  visit: Visit,
  rules: SignInRules,
  { OldPassWord, NewPassWord }: Pick<InputOf<typeof resetUserPws>, 'OldPassWord' | 'NewPassWord'>,
): Promise<Record<string, never>> => {
  const store = identityStore(visit)
  const own = visit.person && (await store.findPerson(visit.person.id))
  if (!own) throw new Error('a session without a person')
  if (visit.who === 'guest') throw refuse(guest)
  await prove(visit, rules, { name: own.account.loginName, word: OldPassWord, refusal: wrongOld })
  return setNewPassword(visit, own, NewPassWord)
}

/** Gives an account a password of the person's own choice; every session of it ends, and failures are forgiven. */
export const setNewPassword = async (
  visit: Visit,
  { account, person }: Who,
  word: string,
): Promise<Record<string, never>> => {
  const store = identityStore(visit)
  if (await isPassword(account.passwordHash, word)) throw refuse(same)
  if (passwordFault(word, [account.loginName, person.number, person.realName]))
    throw refuse(personal)
  await store.setPassword(account.id, await hashPassword(word))
  await store.endAllSessions(account.id)
  await store.forgetFailures(account.loginNorm)
  visit.afterwards(forgetSessions)
  return {}
}
