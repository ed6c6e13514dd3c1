import { bindPhone, loginBySms } from '@xinglin/contract/sign-in-methods'
import { resetUserPws, type Session } from '@xinglin/contract/identity'
import type { InputOf } from '@xinglin/contract/call'
import { changePassword, openSession, provePhone, setNewPassword, whoHasPhone } from '#identity'
import { memberOf, refuse, type Visit } from '#platform/visit'
import { isOpenFor, type Scene } from './rules.ts'
import type { SignInDeps } from './dependencies.ts'
import { settingStore } from './setting-store.ts'
import { acceptCode } from './sms-codes.ts'

const mustBeOpen = async (
  visit: Visit,
  { sms }: SignInDeps,
  scene: Scene,
  refusal: readonly [number, string],
): Promise<void> => {
  if (!isOpenFor(scene, await settingStore(visit).read(), sms !== undefined)) throw refuse(refusal)
}

/** Signs in whoever has the telephone. The first time, the number that the school gave is proven by it. */
export const signInByPhone = async (
  visit: Visit,
  services: SignInDeps,
  { Phone, Code, Mac }: InputOf<typeof loginBySms>,
): Promise<Session> => {
  const { closed, badCode, several } = loginBySms.refusals
  await mustBeOpen(visit, services, 'login', closed)
  await acceptCode(visit, services, { Phone, Code, scene: 'login' })
  const who = await whoHasPhone(visit, Phone)
  if (who === 'several') throw refuse(several, { keep: true })
  if (!who) throw refuse(badCode)
  await provePhone(visit, who.person.id, Phone)
  return openSession(visit, services.rules, who, { LoginType: 2, Mac })
}

const { badCode, closed, notOwn, noSession } = resetUserPws.refusals

/** Changes a password: by the old one where somebody is signed in, or by a code for the account of a telephone. */
export const resetPassword = async (
  visit: Visit,
  services: SignInDeps,
  input: InputOf<typeof resetUserPws>,
): Promise<Record<string, never>> => {
  if (input.Phone === '') {
    if (!visit.person) throw refuse(noSession)
    return changePassword(visit, services.rules, input)
  }
  await mustBeOpen(visit, services, 'reset', closed)
  const { Phone, Code, NewPassWord } = input
  await acceptCode(visit, services, { Phone, Code, scene: 'reset' })
  const who = await whoHasPhone(visit, Phone)
  if (!who || who === 'several') throw refuse(badCode)
  const member = memberOf(visit)
  if (member && member.id !== who.person.id) throw refuse(notOwn)
  await provePhone(visit, who.person.id, Phone)
  return setNewPassword(visit, who, NewPassWord)
}

/** Proves that a telephone is the visitor's own. */
export const bindOwnPhone = async (
  visit: Visit,
  services: SignInDeps,
  { Phone, Code }: InputOf<typeof bindPhone>,
): Promise<{ Phone: string }> => {
  await acceptCode(visit, services, { Phone, Code, scene: 'bind' })
  if (!(await provePhone(visit, visit.person?.id ?? '', Phone)))
    throw refuse(bindPhone.refusals.taken, { keep: true })
  return { Phone }
}
