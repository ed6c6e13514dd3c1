import { createHash, randomBytes } from 'node:crypto'
import { role, userLoginNew, type Session } from '@xinglin/contract/identity'
import type { InputOf } from '@xinglin/contract/call'
import type { Keys } from '#platform/keys'
import { isLoopback } from '#platform/http'
import { refuse, type Visit } from '#platform/visit'
import { deviceName, vagueAddress } from './device.ts'
import { isPassword } from './passwords.ts'
import {
  forgivenBefore,
  bindCookie,
  isLocked,
  lockedAfter,
  lifeOf,
  mayUseDoor,
  normalName,
  sessionsAtOnce,
} from './rules.ts'
import { sessionId, type Secrets } from './sessions.ts'
import { identityStore, type AccountRow, type PersonRow } from './store.ts'

/** What signing in stands on: the wrapping keys, the school's idle minutes, and whether demo accounts may enter. */
export type SignInRules = {
  readonly keys: Keys
  readonly idleMinutes: (visit: Visit) => Promise<number>
  readonly demoAllowed: boolean
}

type Who = { account: AccountRow; person: PersonRow }

const random = (bytes: number): string => randomBytes(bytes).toString('base64url')

/** Counts the failure and refuses; the count stays though the call is refused. */
const failed = async (
  visit: Visit,
  norm: string,
  refusal: readonly [number, string],
): Promise<never> => {
  const store = identityStore(visit)
  const failures = await store.countFailure(norm, visit.at, forgivenBefore(visit.at))
  await store.lockUntil(norm, lockedAfter(failures, visit.at))
  throw refuse(refusal, { keep: true })
}

/** The account behind a name and a password; one refusal for unknown, wrong, locked, disabled and of another school. */
export const prove = async (
  visit: Visit,
  rules: SignInRules,
  { name, word, refusal }: { name: string; word: string; refusal: readonly [number, string] },
): Promise<Who> => {
  const store = identityStore(visit)
  const norm = normalName(name)
  const found = await store.findByName(norm)
  const counted = found?.account.loginNorm ?? norm
  // The password is checked for locked and unknown names too, so that time tells nothing.
  const right = await isPassword(found?.account.passwordHash, word)
  // Looked at after the hash: guesses in parallel meet the lock that the first of them brought about.
  if (isLocked(await store.failuresOf(counted), visit.at)) throw refuse(refusal)
  if (!found || !right || found.account.disabled) return failed(visit, counted, refusal)
  if (found.account.demo && !rules.demoAllowed) throw refuse(refusal)
  // The password may have been changed while it was compared: then it is the old one.
  const held = await store.holdAccount(found.account.id)
  if (held?.passwordHash !== found.account.passwordHash || held.disabled) throw refuse(refusal)
  // Nor may the role be the one of before the hash.
  const now = await store.findPerson(found.person.id)
  if (!now) throw refuse(refusal)
  await store.forgetFailures(counted)
  return now
}

const bind = (visit: Visit): { bindHash: Buffer | null; bindRequired: boolean } => {
  if (!visit.browser) return { bindHash: null, bindRequired: false }
  // Tabs of one browser share the cookie: a second sign-in keeps it, or the first tab would lose its session.
  const value = /^[A-Za-z0-9_-]{43}$/.test(visit.bind ?? '') ? (visit.bind ?? '') : random(32)
  visit.setCookie(bindCookie(value, visit.secure, isLoopback(visit.host)))
  return { bindHash: createHash('sha256').update(value).digest(), bindRequired: visit.secure }
}

const inMinutes = (at: Date, minutes: number): Date => new Date(at.getTime() + minutes * 60_000)

/** Opens a session for a person who proved to be one: new keys each time, the oldest session ends when there are too many. */
const open = async (
  visit: Visit,
  rules: SignInRules,
  { account, person }: Who,
  input: InputOf<typeof userLoginNew>,
): Promise<Session> => {
  const { at } = visit
  const TokenId = random(32)
  const id = sessionId(TokenId)
  const secrets: Secrets = { Key: random(12), Iv: random(12), MacKey: random(32) }
  const life = lifeOf(person.roleType, await rules.idleMinutes(visit))
  const store = identityStore(visit)
  if (visit.person) await store.endSession(visit.person.sessionId)
  await store.addSession(
    {
      id,
      schoolId: visit.school.id,
      personId: person.id,
      accountId: account.id,
      accountName: account.loginName,
      roleType: person.roleType,
      loginType: input.LoginType,
      mustChange: account.mustChange,
      secrets: rules.keys.wrap(JSON.stringify(secrets), id.toString('hex')),
      macRequired: input.Mac === 1,
      ...bind(visit),
      idleMinutes: life.idle,
      device: deviceName(visit.agent),
      address: vagueAddress(visit.ip),
      createdAt: at,
      lastSeen: at,
      expiresAt: inMinutes(at, life.absolute),
    },
    sessionsAtOnce(person.roleType),
  )
  await visit.publish({
    kind: 'signed-in',
    personId: person.id,
    name: person.realName,
    roleType: person.roleType,
  })
  return {
    TokenId,
    UserId: person.id,
    AccountId: account.id,
    AccountName: account.loginName,
    RealName: person.realName,
    StudentIDOrJobNumber: person.number,
    ImgUrl: person.imgUrl,
    Gender: person.gender,
    LoginType: input.LoginType,
    RoleType: person.roleType,
    Roles: [person.roleType],
    IsTourists: person.roleType === role.guest,
    IsVsp: false,
    MustChangePassword: account.mustChange,
    ...secrets,
    ExitOperationTime: life.idle,
    ServerTime: at.getTime(),
  }
}

/** Signs in. The door is checked after the password, so that it tells a stranger nothing. */
export const signIn = async (
  visit: Visit,
  rules: SignInRules,
  input: InputOf<typeof userLoginNew>,
): Promise<Session> => {
  const { wrong, notThisDoor } = userLoginNew.refusals
  const who = await prove(visit, rules, {
    name: input.UserName,
    word: input.PassWord,
    refusal: wrong,
  })
  if (!mayUseDoor(who.person.roleType, input.LoginType)) throw refuse(notThisDoor)
  return open(visit, rules, who, input)
}
