import { passwordFault, resetUserPws } from '@xinglin/contract/identity'
import type { InputOf } from '@xinglin/contract/call'
import { refuse, type Visit } from '#platform/visit'
import { hashPassword, isPassword } from './passwords.ts'
import { prove, type SignInRules } from './sign-in.ts'
import { identityStore } from './store.ts'

const { wrongOld, same, personal, guest } = resetUserPws.refusals

/** Changes the own password; all sessions of the account end, this one too. Guests share theirs and may not. */
export const changePassword = async (
  visit: Visit,
  rules: SignInRules,
  { OldPassWord, NewPassWord }: InputOf<typeof resetUserPws>,
): Promise<Record<string, never>> => {
  const store = identityStore(visit)
  const own = visit.person && (await store.findPerson(visit.person.id))
  if (!own) throw new Error('a session without a person')
  if (visit.who === 'guest') throw refuse(guest)
  await prove(visit, rules, { name: own.account.loginName, word: OldPassWord, refusal: wrongOld })
  if (await isPassword(own.account.passwordHash, NewPassWord)) throw refuse(same)
  const words = [own.account.loginName, own.person.number, own.person.realName]
  if (passwordFault(NewPassWord, words)) throw refuse(personal)
  await store.setPassword(own.account.id, await hashPassword(NewPassWord))
  await store.endAllSessions(own.account.id)
  return {}
}
