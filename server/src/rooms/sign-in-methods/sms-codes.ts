import { randomInt, timingSafeEqual } from 'node:crypto'
import { getSmsCode, loginBySms } from '@xinglin/contract/sign-in-methods'
import type { InputOf } from '@xinglin/contract/call'
import { whoHasPhone } from '#identity'
import { dayIn, memberOf, type TenantContext, refuse, type Visit } from '#platform/visit'
import { codes, codeText, isOpenFor, type Scene } from './rules.ts'
import type { SignInDeps } from './dependencies.ts'
import { settingStore } from './setting-store.ts'
import type { SmsMessage } from './sms-senders.ts'
import { smsStore } from './sms-store.ts'

const { closed, tooSoon, tooMany, noSession } = getSmsCode.refusals

const digestOf = ({ keys }: SignInDeps, visit: Visit, what: string): Buffer =>
  keys.digest(`sms\n${visit.school.id}\n${what}`)

/** Sends a message once what was written is committed; a fault of the provider is noted and told to nobody. */
export const sendAfterwards = (
  visit: Visit,
  { sms, note }: SignInDeps,
  phone: string,
  message: Omit<SmsMessage, 'sign'>,
): void =>
  visit.afterwards(() => {
    sms
      ?.send(phone, { ...message, sign: visit.school.name })
      .catch((error: unknown) => note('a text message was not sent', error))
  })

/** What is counted of a day under this name. */
const quotaOf =
  (visit: Visit, services: SignInDeps) =>
  (kind: string, what: string): string => {
    const today = dayIn(visit.school.timezone, visit.at)
    return `${kind} ${today} ${digestOf(services, visit, what).toString('base64url')}`
  }

/**
 * Counts against the limits of a telephone and the school, and where a code goes to whoever is named also of an address;
 * what is refused is not counted. Elsewhere an address limits nobody: a whole campus is behind one.
 */
const withinLimits = async (
  visit: Visit,
  services: SignInDeps,
  { phone, scene }: { readonly phone: string; readonly scene: Scene },
): Promise<void> => {
  const store = smsStore(visit)
  const key = quotaOf(visit, services)
  const ago = new Date(visit.at.getTime() - codes.againMs)
  const ofPhone = await store.count(key('phone', phone), visit.at, ago)
  if (ofPhone === undefined) throw refuse(tooSoon)
  // However soon after the last: other people are behind the same address.
  const always = new Date(visit.at.getTime() + codes.againMs)
  const ofAddress =
    scene === 'register' ? await store.count(key('address', visit.ip), visit.at, always) : 0
  const ofSchool = await store.count(key('school', ''), visit.at, always)
  const isTooMany =
    ofPhone > codes.aDay.phone ||
    (ofAddress ?? 0) > codes.aDay.address ||
    (ofSchool ?? 0) > codes.aDay.school
  if (isTooMany) throw refuse(tooMany)
}

/** Whether a message goes out: for signing in and resetting only to somebody's telephone; nobody is told which. */
const hasReason = async (visit: Visit, scene: Scene, phone: string): Promise<boolean> => {
  if (scene === 'register' || scene === 'bind') return true
  const person = await whoHasPhone(visit, phone)
  // Whose it is of several is told to the owner, who has the code; a password is reset for one alone.
  return person === 'several' ? scene === 'login' : person !== undefined
}

/** Gives out a code. A code is kept for a stranger's telephone too: everything but the message is the same. */
export const giveCode = async (
  visit: Visit,
  services: SignInDeps,
  { Phone, Scene }: InputOf<typeof getSmsCode>,
): Promise<{ ExpireSeconds: number; RetryAfter: number }> => {
  if (Scene === 'bind' && !memberOf(visit)) throw refuse(noSession)
  const door = await settingStore(visit).read()
  if (!isOpenFor(Scene, door, services.sms !== undefined)) throw refuse(closed)
  await withinLimits(visit, services, { phone: Phone, scene: Scene })
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  await smsStore(visit).keep({
    scene: Scene,
    phoneDigest: digestOf(services, visit, Phone),
    codeDigest: digestOf(services, visit, `${Scene}\n${Phone}\n${code}`),
    expiresAt: new Date(visit.at.getTime() + codes.livesMs),
  })
  if (await hasReason(visit, Scene, Phone))
    sendAfterwards(visit, services, Phone, {
      template: 'code',
      params: { code, minutes: String(codes.livesMs / 60_000) },
      text: codeText(Scene, code),
    })
  return { ExpireSeconds: codes.livesMs / 1_000, RetryAfter: codes.againMs / 1_000 }
}

/**
 * Accepts a code once. One refusal for wrong, expired, used up and never given; a wrong one is counted though the call is
 * refused, and after five no other is listened to.
 */
export const acceptCode = async (
  visit: Visit,
  services: SignInDeps,
  { Phone, Code, scene }: { Phone: string; Code: string; scene: Scene },
): Promise<void> => {
  const { badCode } = loginBySms.refusals
  const store = smsStore(visit)
  const phoneDigest = digestOf(services, visit, Phone)
  const given = await store.lock(scene, phoneDigest)
  if (!given || given.expiresAt <= visit.at || given.tries >= codes.tries) throw refuse(badCode)
  const digest = digestOf(services, visit, `${scene}\n${Phone}\n${Code.trim()}`)
  if (!timingSafeEqual(digest, given.codeDigest)) {
    await store.tried(scene, phoneDigest)
    throw refuse(badCode, { keep: true })
  }
  await store.use(scene, phoneDigest)
  // Whoever reads what was sent to a telephone was no nuisance to its owner.
  if (scene === 'register') await store.forgive(quotaOf(visit, services)('address', visit.ip))
}

/** Forgets the codes and counts of a school that no longer matter. */
export const forgetCodes = async (school: TenantContext, at: Date): Promise<void> =>
  smsStore(school).forget(at, new Date(at.getTime() - 48 * 3_600_000))
