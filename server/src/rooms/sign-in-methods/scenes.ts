import { randomBytes } from 'node:crypto'
import { confirmQrCode, getQrCode, scanQrCode } from '@xinglin/contract/sign-in-methods'
import type { InputOf, OutputOf } from '@xinglin/contract/call'
import { deviceName, isSameBrowser, tieBrowser, vagueAddress, whoIs } from '#identity'
import { refuse, type TenantContext, type Visit } from '#platform/visit'
import { comeIn, mayComeIn } from './sign-in-vouched.ts'
import type { SignInDeps } from './dependencies.ts'
import { checkedOrigin } from './own-origin.ts'
import { sceneStore } from './scene-store.ts'
import { openWeChat } from './wechat.ts'

const livesMs = 120_000
/** A client that asks every 1.5 s may be early by what the network adds and takes away. */
const againMs = 1_000

type SceneCode = OutputOf<typeof getQrCode>

const digestOf = ({ keys }: SignInDeps, visit: Visit, scene: string): Buffer =>
  keys.digest(`qr scene\n${visit.school.id}\n${scene}`)

const begin = async (visit: Visit, services: SignInDeps, origin: string): Promise<SceneCode> => {
  const SceneId = randomBytes(24).toString('base64url')
  await sceneStore(visit).add({
    digest: digestOf(services, visit, SceneId),
    bindHash: tieBrowser(visit),
    device: deviceName(visit.agent),
    address: vagueAddress(visit.ip),
    polledAt: new Date(visit.at.getTime() - livesMs),
    expiresAt: new Date(visit.at.getTime() + livesMs),
  })
  const QrUrl = `${checkedOrigin(visit, origin)}/WeiXin?scene=${SceneId}`
  return { SceneId, QrUrl, Expire: livesMs / 1_000, State: 'waiting', Session: null }
}

/** A new code for this browser, or what became of one; the session of one that was agreed to is given once. */
export const qrCode = async (
  visit: Visit,
  services: SignInDeps,
  { SceneId, Origin, Mac }: InputOf<typeof getQrCode>,
): Promise<SceneCode> => {
  await openWeChat(visit, services)
  if (SceneId === '') return begin(visit, services, Origin)
  const store = sceneStore(visit)
  const digest = digestOf(services, visit, SceneId)
  const scene = await store.lock(digest)
  const toSceneCode = (State: SceneCode['State'], Expire = 0): SceneCode => ({
    SceneId,
    QrUrl: '',
    Expire,
    State,
    Session: null,
  })
  // Whoever saw the code over a shoulder has its name and not the cookie of the browser that shows it.
  const isOver = !scene || scene.expiresAt <= visit.at || !isSameBrowser(visit, scene.bindHash)
  if (isOver) return toSceneCode('expired')
  if (visit.at.getTime() - scene.polledAt.getTime() < againMs)
    throw refuse(getQrCode.refusals.tooSoon)
  const left = Math.ceil((scene.expiresAt.getTime() - visit.at.getTime()) / 1_000)
  if (!scene.confirmedBy) {
    await store.polled(digest, visit.at)
    return toSceneCode(scene.scannedBy ? 'scanned' : 'waiting', left)
  }
  await store.use(digest)
  const who = await whoIs(visit, scene.confirmedBy)
  if (!who) return toSceneCode('expired')
  return { ...toSceneCode('confirmed', left), Session: await comeIn(visit, services, who, Mac) }
}

/** Tells the telephone whose browser waits, and keeps the code for it. */
export const scanned = async (
  visit: Visit,
  services: SignInDeps,
  { SceneId }: InputOf<typeof scanQrCode>,
): Promise<OutputOf<typeof scanQrCode>> => {
  const digest = digestOf(services, visit, SceneId)
  const scene = await sceneStore(visit).scan(digest, visit.person?.id ?? '', visit.at)
  if (!scene) throw refuse(scanQrCode.refusals.over)
  return { School: visit.school.name, Device: scene.device, Address: scene.address }
}

/** Agrees, as whoever scanned it. */
export const confirmed = async (
  visit: Visit,
  services: SignInDeps,
  { SceneId }: InputOf<typeof confirmQrCode>,
): Promise<Record<string, never>> => {
  const who = visit.person && (await whoIs(visit, visit.person.id))
  if (!who) throw new Error('a session without a person')
  mayComeIn(who)
  const digest = digestOf(services, visit, SceneId)
  if (!(await sceneStore(visit).confirm(digest, who.person.id, visit.at)))
    throw refuse(confirmQrCode.refusals.over)
  return {}
}

/** Forgets the codes of a school that are over. */
export const forgetScenes = (school: TenantContext, at: Date): Promise<void> =>
  sceneStore(school).forget(at)
