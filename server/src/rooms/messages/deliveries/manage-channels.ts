import {
  type DeliveryChannel,
  getDeliveryChannels,
  listDeliveries,
  type MessageChannel,
  messageChannels,
  saveDeliveryChannel,
  sendAgain,
  testDeliveryChannel,
} from '@xinglin/contract/messages'
import { nobody, type InputOf } from '@xinglin/contract/call'
import { contactOf, facesOf } from '#identity'
import { answer } from '#platform/http'
import type { Db } from '#platform/database'
import { refuse, type Visit } from '#platform/visit'
import { weChatSubjectOf } from '#sign-in-methods'
import type { ChannelsOf } from '../inbox/preferences.ts'
import { channelStore, keyName } from './channel-store.ts'
import { deliveryStore } from './delivery-store.ts'
import type { OutsideDeps } from './post-outside.ts'
import { testChannel } from './test-channel.ts'

/** What the ways out of the product stand on. */
export type DeliveryServices = OutsideDeps & {
  /** A short transaction of a school: a gateway is not waited for within one. */
  readonly within: <T>(schoolId: string, work: (db: Db) => Promise<T>) => Promise<T>
  /** Whether an address may be asked: outside the own network, by HTTPS. */
  readonly mayAsk: (address: string) => boolean
}

const weekMs = 7 * 86_400_000
const allChannels = Object.keys(messageChannels) as MessageChannel[]

/** What was tried of a way says nothing of it once it is set anew. */
const untried = { triedAt: null, triedOk: null, triedText: '' }

/** The ways out of the product, as those who run the school see them. */
export const toChannels = async (
  visit: Visit,
  { sms }: DeliveryServices,
): Promise<{ List: DeliveryChannel[] }> => {
  const rows = new Map((await channelStore(visit).all()).map((row) => [row.channel, row]))
  return {
    List: allChannels.map((channel) => {
      const row = rows.get(channel)
      const hasDefault = channel === 'sms' && sms !== undefined
      return {
        Channel: channel,
        Enabled: row?.enabled ?? false,
        Url: row?.url ?? '',
        HasKey: (row?.secret ?? '') !== '',
        HasDefault: hasDefault,
        Pretends: hasDefault && (row?.url ?? '') === '' && sms.pretends,
        Tried: row?.triedAt
          ? { At: row.triedAt.toISOString(), Ok: row.triedOk === true, Text: row.triedText }
          : null,
        Version: row?.version ?? 0,
      }
    }),
  }
}

const save = async (
  visit: Visit,
  services: DeliveryServices,
  { Channel, Enabled, Url, Key, Version }: InputOf<typeof saveDeliveryChannel>,
) => {
  const { newer, address, key, none } = saveDeliveryChannel.refusals
  const store = channelStore(visit)
  const before = await store.lock(Channel)
  if ((before?.version ?? 0) !== Version) throw refuse(newer)
  const url = Url.trim()
  if (url !== '' && !services.mayAsk(url)) throw refuse(address)
  // A key goes to the gateway that it was given for, and to no other.
  const kept = before && before.url === url ? before.secret : ''
  const secret = Key === '' ? kept : services.keys.wrap(Key, keyName(visit.school.id, Channel))
  if (url !== '' && secret === '') throw refuse(key)
  const hasDefault = Channel === 'sms' && services.sms !== undefined
  if (Enabled && url === '' && !hasDefault) throw refuse(none)
  await store.keep({
    channel: Channel,
    enabled: Enabled,
    url,
    secret: url === '' ? '' : secret,
    ...untried,
    version: Version + 1,
  })
  await visit.publish({
    kind: 'managed',
    area: 'school',
    text: `${Enabled ? '开启' : '关闭'}了站外消息：${messageChannels[Channel]}`,
    detail: url,
  })
  return toChannels(visit, services)
}

/** The ways that the school has opened, and whether the visitor can be reached by them. */
export const ownChannels: ChannelsOf = async (visit) => {
  const open = (await channelStore(visit).all()).filter(({ enabled }) => enabled)
  if (open.length === 0) return []
  const own = visit.person?.id ?? nobody
  const contact = await contactOf(visit, own)
  const reachable: Record<MessageChannel, boolean> = {
    sms: (contact?.phone ?? '') !== '',
    email: (contact?.email ?? '') !== '',
    wechat: (await weChatSubjectOf(visit, own)) !== undefined,
  }
  return open.map(({ channel }) => ({ channel, isReachable: reachable[channel] }))
}

/** Answers those who run a school: which ways are open, what went out, what could not. */
export const deliveryCalls = (services: DeliveryServices) => [
  answer(getDeliveryChannels, function handleGetDeliveryChannels(visit) {
    return toChannels(visit, services)
  }),

  answer(saveDeliveryChannel, async function handleSaveDeliveryChannel(visit, fields) {
    return save(visit, services, fields)
  }),

  answer(testDeliveryChannel, async function handleTestDeliveryChannel(visit, given) {
    const outcome = await testChannel(visit, services, given)
    return { ...outcome, ...(await toChannels(visit, services)) }
  }),

  answer(listDeliveries, async function handleListDeliveries(visit, given) {
    const store = deliveryStore(visit)
    const rows = await store.list(given.State, given.PageIndex, given.PageSize)
    const counts = await store.counts()
    const faces = await facesOf(
      visit,
      rows.map(({ personId }) => personId),
    )
    return {
      List: rows.map((row) => ({
        Id: row.id,
        Name: faces.get(row.personId)?.name ?? '',
        Number: faces.get(row.personId)?.number ?? '',
        Channel: row.channel,
        State: row.state,
        Count: row.count,
        Tries: row.tries,
        Reason: row.reason,
        At: row.since.toISOString(),
        SentAt: row.sentAt?.toISOString() ?? null,
      })),
      Count:
        given.State === 'all'
          ? Object.values(counts).reduce((sum, one) => sum + one, 0)
          : counts[given.State],
      Counts: counts,
    }
  }),

  answer(sendAgain, async function handleSendAgain(visit, { Id }) {
    const { missing, state } = sendAgain.refusals
    const store = deliveryStore(visit)
    if (Id === null || Id === nobody) {
      const since = new Date(visit.at.getTime() - weekMs)
      return { Waiting: await store.again(visit.at, { since }) }
    }
    const row = await store.find(Id)
    if (!row) throw refuse(missing)
    if (row.state !== 'failed') throw refuse(state)
    return { Waiting: await store.again(visit.at, { id: Id }) }
  }),
]
