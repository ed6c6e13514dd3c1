import { randomBytes } from 'node:crypto'
import { role, userLoginNew, type Session } from '@xinglin/contract/identity'
import type { InputOf } from '@xinglin/contract/call'
import { notePassword } from '#platform/http'
import type { Keys } from '#platform/keys'
import { refuse, type Day, type Visit } from '#platform/visit'
import { tieSession } from './browser-tie.ts'
import { deviceName, vagueAddress } from './device.ts'
import { knownDevice, rememberDevice } from './known-device.ts'
import { endOfLooking, lookUntilOf } from './look-only.ts'
import { isPassword } from './passwords.ts'
import { earliestEnd, heldPosts, shownPosts, type HeldPost } from './held-posts.ts'
import {
  deviceCounter,
  forgivenBefore,
  isLocked,
  lockedAfter,
  lifeOf,
  manages,
  mayUseDoor,
  normalName,
  sessionsAtOnce,
} from './rules.ts'
import { sessionId, type Secrets } from './sessions.ts'
import { identityStore, type AccountRow, type PersonRow } from './store.ts'

/** Opens a preview link by its name and secret; given by the room of previews. */
export type PreviewDoor = (
  visit: Visit,
  link: { readonly name: string; readonly word: string },
) => Promise<{ readonly id: string; readonly courseId: string; readonly until: Date } | undefined>

/** What signing in stands on: the wrapping keys, the school's idle minutes, whether demo accounts may enter, and who opens preview links. */
export type SignInRules = {
  readonly keys: Keys
  readonly idleMinutes: (visit: Visit) => Promise<number>
  readonly demoAllowed: boolean
  readonly openPreview: PreviewDoor
}

/** An account with its person. */
export type Who = { account: AccountRow; person: PersonRow }

/** By which door somebody enters, and whether the keyed MAC is to be a duty. */
type Entry = { readonly LoginType: number; readonly Mac?: number | undefined }

/** Who enters, as a session keeps it. */
type Entering = {
  readonly personId: string
  readonly accountId: string
  readonly accountName: string
  readonly roleType: number
  readonly mustChange: boolean
  readonly face: Pick<PersonRow, 'realName' | 'number' | 'imgUrl' | 'gender'>
  /** The one course that may be seen, and until when. */
  /** The posts that they hold at this door. */
  readonly posts: readonly HeldPost[]
  /** They have left the school: the last day on which they look. */
  readonly lookUntil?: Day | undefined
  readonly only?: { readonly courseId: string; readonly until: Date }
}

const entering = ({ account, person }: Who, posts: readonly HeldPost[]): Entering => ({
  personId: person.id,
  accountId: account.id,
  accountName: account.loginName,
  roleType: person.roleType,
  mustChange: account.mustChange,
  face: person,
  posts,
})

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
  const known = await store.findByName(norm)
  // Where the account signed in before, failures are counted apart: strangers' lock nobody out there.
  const device = known && knownDevice(visit, rules.keys, known.account)
  const counted = device ? deviceCounter(device.id) : (known?.account.loginNorm ?? norm)
  // The password is checked for locked and unknown names too, so that time tells nothing.
  const right = await isPassword(known?.account.passwordHash, word)
  notePassword(right)
  // Looked at after the hash: guesses in parallel meet the lock that the first of them brought about.
  if (isLocked(await store.failuresOf(counted), visit.at)) throw refuse(refusal)
  if (!known || !right || known.account.disabled) return failed(visit, counted, refusal)
  if (known.account.demo && !rules.demoAllowed) throw refuse(refusal)
  // The password may have been changed while it was compared: then it is the old one.
  const held = await store.lockAccount(known.account.id)
  if (held?.passwordHash !== known.account.passwordHash || held.disabled) throw refuse(refusal)
  // Nor may the role be the one of before the hash.
  const now = await store.findPerson(known.person.id)
  if (!now) throw refuse(refusal)
  await store.forgetFailures(counted)
  return now
}

const inMinutes = (at: Date, minutes: number): Date => new Date(at.getTime() + minutes * 60_000)

/** Opens a session for whoever proved to be somebody: new keys each time, the oldest session ends when there are too many. */
const open = async (
  visit: Visit,
  rules: SignInRules,
  who: Entering,
  input: Entry,
): Promise<Session> => {
  const { at } = visit
  const { personId, accountId, accountName, roleType, mustChange, face, only, posts, lookUntil } =
    who
  const TokenId = random(32)
  const id = sessionId(TokenId)
  const secrets: Secrets = { Key: random(12), Iv: random(12), MacKey: random(32) }
  const life = lifeOf(roleType, await rules.idleMinutes(visit), manages(roleType, posts.length))
  const usual = inMinutes(at, life.absolute)
  const until = endOfLooking(visit, lookUntil, only && only.until < usual ? only.until : usual)
  const end = earliestEnd(visit, until, posts)
  const store = identityStore(visit)
  if (visit.person) await store.endSession(visit.person.sessionId)
  await store.addSession(
    {
      id,
      schoolId: visit.school.id,
      personId,
      accountId,
      accountName,
      roleType,
      loginType: input.LoginType,
      mustChange,
      courseId: only?.courseId ?? null,
      posts: posts.map(({ kind, placeId }) => ({ kind, placeId })),
      lookOnly: lookUntil !== undefined,
      secrets: rules.keys.wrap(JSON.stringify(secrets), id.toString('hex')),
      macRequired: input.Mac === 1,
      ...tieSession(visit),
      idleMinutes: life.idle,
      device: deviceName(visit.agent),
      address: vagueAddress(visit.ip),
      createdAt: at,
      lastSeen: at,
      expiresAt: end,
    },
    sessionsAtOnce(roleType),
  )
  // Whoever holds a link is nobody, and is not counted as one who signed in.
  if (!only) await visit.publish({ kind: 'signed-in', personId, name: face.realName, roleType })
  return {
    TokenId,
    UserId: personId,
    AccountId: accountId,
    AccountName: accountName,
    RealName: face.realName,
    StudentIDOrJobNumber: face.number,
    ImgUrl: face.imgUrl,
    Gender: face.gender,
    LoginType: input.LoginType,
    RoleType: roleType,
    Roles: [roleType],
    Posts: await shownPosts(visit, posts),
    IsTourists: roleType === role.guest || roleType === role.preview,
    IsVsp: false,
    PreviewCourseId: only?.courseId ?? '',
    MustChangePassword: mustChange,
    ...secrets,
    ExitOperationTime: life.idle,
    ServerTime: at.getTime(),
  }
}

/** Opens a session for a person who proved to be one; an account that nobody had used is theirs from now on. */
export const openSession = async (
  visit: Visit,
  rules: SignInRules,
  who: Who,
  input: Entry,
  posts: readonly HeldPost[] = [],
): Promise<Session> => {
  if (who.account.unclaimed) await identityStore(visit).claimed(who.account.id)
  const lookUntil = await lookUntilOf(visit, who.person.id)
  const session = await open(visit, rules, { ...entering(who, posts), lookUntil }, input)
  rememberDevice(visit, rules.keys, who.account)
  return session
}

const previewPrefix = 'preview:'

/** Opens a session for whoever holds a preview link: nobody's, for its one course, read-only. */
const signInByLink = async (
  visit: Visit,
  rules: SignInRules,
  input: InputOf<typeof userLoginNew>,
): Promise<Session> => {
  const { badLink } = userLoginNew.refusals
  if (input.LoginType !== 2) throw refuse(badLink)
  const link = await rules.openPreview(visit, { name: input.UserName, word: input.PassWord })
  if (!link) throw refuse(badLink)
  const who: Entering = {
    personId: link.id,
    accountId: link.id,
    accountName: input.UserName,
    roleType: role.preview,
    mustChange: false,
    face: { realName: '预览访客', number: '', imgUrl: '', gender: null },
    posts: [],
    only: link,
  }
  return open(visit, rules, who, input)
}

/** Signs in. The door is checked after the password, so that it tells a stranger nothing. */
export const signIn = async (
  visit: Visit,
  rules: SignInRules,
  input: InputOf<typeof userLoginNew>,
): Promise<Session> => {
  const { wrong, notThisDoor } = userLoginNew.refusals
  if (input.UserName.startsWith(previewPrefix)) return signInByLink(visit, rules, input)
  const who = await prove(visit, rules, {
    name: input.UserName,
    word: input.PassWord,
    refusal: wrong,
  })
  const { id, roleType } = who.person
  // Posts are for this door alone, and for teachers: whoever comes by another has them not.
  const posts = input.LoginType === 0 && roleType === role.teacher ? await heldPosts(visit, id) : []
  if (!mayUseDoor(roleType, input.LoginType, posts.length)) throw refuse(notThisDoor)
  return openSession(visit, rules, who, input, posts)
}
