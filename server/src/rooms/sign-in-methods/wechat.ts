import { randomBytes } from 'node:crypto'
import { loginByWxCodeAes, type startWeChat } from '@xinglin/contract/sign-in-methods'
import { nobody, type InputOf, type OutputOf } from '@xinglin/contract/call'
import { isSameBrowser, tieBrowser } from '#identity'
import { refuse, type Visit } from '#platform/visit'
import { comeIn, linkedTo, ticketFor } from './sign-in-vouched.ts'
import type { SignInDeps } from './dependencies.ts'
import { checkedOrigin } from './own-origin.ts'
import { realmNow, weChatName, weChatRealm } from './wechat-realms.ts'
import { secretName } from './settings.ts'
import { settingStore, type DoorRow } from './setting-store.ts'
import { ssoStore } from './sso-store.ts'
import { WeChatRefused } from './wechat-clients.ts'

const { closed, over, refused, away } = loginByWxCodeAes.refusals
const stateLivesMs = 600_000

/** The school's settings, where WeChat is open. */
export const openWeChat = async (visit: Visit, services: SignInDeps): Promise<DoorRow> => {
  const { school } = visit
  const row = await services.within(school.id, (db) => settingStore({ db, school }).read())
  if (!row.wechat) throw refuse(closed)
  return row
}

const stateDigest = ({ keys }: SignInDeps, visit: Visit, state: string): Buffer =>
  keys.digest(`wechat state\n${visit.school.id}\n${state}`)

/** Begins: remembers the trip for this browser, and says where it goes. */
export const startAtWeChat = async (
  visit: Visit,
  services: SignInDeps,
  { Origin, Tutor }: InputOf<typeof startWeChat>,
): Promise<{ Url: string }> => {
  const origin = checkedOrigin(visit, Origin)
  const { wechatAppId: appId } = await openWeChat(visit, services)
  const state = randomBytes(24).toString('base64url')
  const bindHash = tieBrowser(visit)
  await ssoStore(visit).begin({
    digest: stateDigest(services, visit, state),
    providerId: nobody,
    nonce: '',
    verifier: '',
    origin,
    redirect: '',
    bindHash,
    expiresAt: new Date(visit.at.getTime() + stateLivesMs),
  })
  const browser = bindHash.toString('hex').slice(0, 24)
  const to = `${origin}${Tutor ? '/WeiXinTutor' : '/WeiXin'}`
  return { Url: services.wechat.authorize({ appId, to, state, browser }) }
}

/** Spends a trip of this browser; a client that is no browser (a mini-program) begins none. */
const spend = async (visit: Visit, services: SignInDeps, state: string): Promise<void> => {
  if (state === '' && !visit.browser) return
  const { school } = visit
  const digest = stateDigest(services, visit, state)
  const trip = await services.within(school.id, (db) => ssoStore({ db, school }).take(digest))
  const isGood = trip && trip.expiresAt > visit.at && trip.providerId === nobody
  if (!isGood || !isSameBrowser(visit, trip.bindHash)) throw refuse(over)
}

const openidBy = async (
  visit: Visit,
  { keys, wechat, note }: SignInDeps,
  { row, code }: { row: DoorRow; code: string },
): Promise<string> => {
  const secret =
    row.wechatSecret === '' ? '' : keys.unwrap(row.wechatSecret, secretName(visit.school.id))
  try {
    return await wechat.openidOf({ appId: row.wechatAppId, secret }, code)
  } catch (error) {
    note('signing in by WeChat did not succeed', error)
    throw refuse(error instanceof WeChatRefused ? refused : away)
  }
}

/** Ends: asks WeChat who the code is, and opens a session, or gives a ticket to whom nobody here is bound. */
export const finishAtWeChat = async (
  visit: Visit,
  services: SignInDeps,
  { Code, State, Mac }: InputOf<typeof loginByWxCodeAes>,
): Promise<OutputOf<typeof loginByWxCodeAes>> => {
  const row = await openWeChat(visit, services)
  await spend(visit, services, State)
  if (Code === '') throw refuse(refused)
  const subject = await openidBy(visit, services, { row, code: Code })
  const realm = weChatRealm(row)
  // Another AppID meanwhile: the openid is nobody’s of it.
  if ((await realmNow(visit, weChatName)) !== realm) throw refuse(over)
  const vouched = { provider: weChatName, realm, subject, name: '', leave: '' }
  const who = await linkedTo(visit, vouched)
  if (!who)
    return { Session: null, NeedBind: true, Ticket: await ticketFor(visit, services, vouched) }
  return { Session: await comeIn(visit, services, who, Mac), NeedBind: false, Ticket: '' }
}
