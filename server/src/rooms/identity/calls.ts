import {
  getProfile,
  keepAlive,
  listDevices,
  login,
  logout,
  resetUserPws,
  savePreferences,
  saveProfile,
  signOutDevice,
  userLoginNew,
} from '@xinglin/contract/identity'
import { answer } from '#platform/http'
import { backgroundAfter } from './background.ts'
import { changePassword } from './change-password.ts'
import { ownDevices, ownProfile, signOutElsewhere } from './profile.ts'
import { forgetSessions } from './session-memory.ts'
import { signIn, type SignInRules } from './sign-in.ts'
import { identityStore } from './store.ts'

/** Answers signing in, out and on, and the change of a password. */
export const identityCalls = (rules: SignInRules) => [
  answer(userLoginNew, (visit, input) => signIn(visit, rules, input)),
  answer(login, async (visit, input) => ({
    ...(await signIn(visit, rules, { ...input, LoginType: 0 })),
    Redirect: '/',
  })),
  answer(logout, async (visit) => {
    if (visit.person) await identityStore(visit).endSession(visit.person.sessionId)
    visit.afterwards(forgetSessions)
    return {}
  }),
  answer(resetUserPws, (visit, input) => {
    visit.afterwards(forgetSessions)
    return changePassword(visit, rules, input)
  }),
  answer(keepAlive, async (visit) => ({ ExitOperationTime: await rules.idleMinutes(visit) })),

  answer(getProfile, ownProfile),
  answer(saveProfile, async (visit, { Gender, Phone, Email, ...said }) => {
    const store = identityStore(visit)
    const id = visit.person?.id ?? ''
    const kept = await backgroundAfter(visit, (await store.findPerson(id))?.person, said)
    await store.changePerson(id, { gender: Gender, phone: Phone, email: Email, ...kept })
    return ownProfile(visit)
  }),
  answer(savePreferences, async (visit, preferences) => {
    await identityStore(visit).changePerson(visit.person?.id ?? '', { preferences })
    return preferences
  }),
  answer(listDevices, ownDevices),
  answer(signOutDevice, async (visit, { Id }) => {
    visit.afterwards(forgetSessions)
    return { Ended: await signOutElsewhere(visit, Id) }
  }),
]
