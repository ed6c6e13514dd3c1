import {
  Preferences,
  type Device,
  type Profile,
  type saveProfile,
} from '@xinglin/contract/identity'
import type { InputOf } from '@xinglin/contract/call'
import type { Visit } from '#platform/visit'
import { backgroundAfter } from './profile-background.ts'
import { claimsOf, nameStore } from './name-store.ts'
import { identityStore } from './store.ts'

/** The visitor's own profile. */
export const ownProfile = async (visit: Visit): Promise<Profile> => {
  const own = visit.person && (await identityStore(visit).findPerson(visit.person.id))
  if (!own) throw new Error('a session without a person')
  const { person, account } = own
  return {
    RealName: person.realName,
    Number: person.number,
    AccountName: account.loginName,
    RoleType: person.roleType,
    ImgUrl: person.imgUrl,
    Gender: person.gender,
    Phone: person.phone,
    PhoneProven: person.phone !== '' && person.phoneState === 'proven',
    Email: person.email,
    Education: person.education,
    Nation: person.nation,
    NativePlace: person.nativePlace,
    Preferences: Preferences.parse(person.preferences ?? {}),
  }
}

/** Changes what of the profile is the visitor's own; a number that is only typed opens no door. */
export const saveOwnProfile = async (
  visit: Visit,
  { Gender, Phone, Email, ...fields }: InputOf<typeof saveProfile>,
): Promise<Profile> => {
  const before = await ownProfile(visit)
  const own = await identityStore(visit).findPerson(visit.person?.id ?? '')
  const background = await backgroundAfter(visit, own?.person, fields)
  await identityStore(visit).changePerson(visit.person?.id ?? '', {
    gender: Gender,
    email: Email,
    ...background,
    ...(Phone === before.Phone ? {} : { phone: Phone, phoneState: 'own' as const }),
  })
  if (own && Phone !== before.Phone) {
    const now = { ...own.account, ...own.person, phone: Phone, phoneState: 'own' }
    await nameStore(visit).release([own.person.id], claimsOf(now))
  }
  return ownProfile(visit)
}

/** Where the visitor is signed in, this place first, then the last seen. */
export const ownDevices = async (visit: Visit): Promise<Device[]> => {
  if (!visit.person) return []
  const { accountId, sessionId } = visit.person
  const rows = await identityStore(visit).sessionsOf(accountId)
  const devices = rows.map((row) => ({
    Id: row.id.toString('hex').slice(0, 32),
    Current: row.id.equals(sessionId),
    Name: row.device,
    Address: row.address,
    SignedInAt: row.createdAt.toISOString(),
    LastSeenAt: row.lastSeen.toISOString(),
  }))
  return devices.toSorted((a, b) => Number(b.Current) - Number(a.Current))
}

/** Signs the visitor out at one other place, or at all others; answers how many sessions ended. */
export const signOutElsewhere = async (visit: Visit, id: string): Promise<number> => {
  if (!visit.person) return 0
  const { accountId, sessionId } = visit.person
  const store = identityStore(visit)
  const others = (await store.sessionsOf(accountId)).filter((row) => !row.id.equals(sessionId))
  const ended =
    id === ''
      ? others
      : others.filter((row) => row.id.toString('hex').startsWith(id) && id.length === 32)
  for (const row of ended) await store.endSession(row.id)
  return ended.length
}
