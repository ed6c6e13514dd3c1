import {
  getProfile,
  keepAlive,
  listDevices,
  login,
  logout,
  savePreferences,
  saveProfile,
  signOutDevice,
  userLoginNew,
} from '@xinglin/contract/identity'
import { answer } from '#platform/http'
import type { Visit } from '#platform/visit'
import { ownDevices, ownProfile, saveOwnProfile, signOutElsewhere } from './profile.ts'
import { forgetSessions } from './session-memory.ts'
import { signIn, type SignInRules } from './sign-in.ts'
import { signInTurn } from './sign-in-flood.ts'
import { identityStore } from './store.ts'

/**
 * Answers signing in, out and on, and one's own profile and devices; `leave` says where single sign-on wants to be left,
 * from the room that knows it.
 */
export const identityCalls = (
  rules: SignInRules,
  leave: (visit: Visit) => Promise<string | undefined>,
) => [
  answer(
    userLoginNew,
    function handleUserLoginNew(visit, input) {
      return signIn(visit, rules, input)
    },
    (visit, input) => signInTurn(visit, rules, input),
  ),
  answer(
    login,
    async function handleLogin(visit, input) {
      return {
        ...(await signIn(visit, rules, { ...input, LoginType: 0 })),
        Redirect: '/',
      }
    },
    (visit, input) => signInTurn(visit, rules, input),
  ),
  answer(logout, async function handleLogout(visit) {
    if (!visit.person) return {}
    const elsewhere = await leave(visit)
    await identityStore(visit).endSession(visit.person.sessionId)
    visit.afterwards(forgetSessions)
    return elsewhere === undefined ? {} : { SsoLogoutUrl: elsewhere }
  }),
  answer(keepAlive, async function handleKeepAlive(visit) {
    return { ExitOperationTime: await rules.idleMinutes(visit) }
  }),

  answer(getProfile, ownProfile),
  answer(saveProfile, saveOwnProfile),
  answer(savePreferences, async function handleSavePreferences(visit, preferences) {
    await identityStore(visit).changePerson(visit.person?.id ?? '', { preferences })
    return preferences
  }),
  answer(listDevices, ownDevices),
  answer(signOutDevice, async function handleSignOutDevice(visit, { Id }) {
    visit.afterwards(forgetSessions)
    return { Ended: await signOutElsewhere(visit, Id) }
  }),
]
