import { channelOfAddress } from '@xinglin/contract/identity'
import { messageChannels, testDeliveryChannel } from '@xinglin/contract/messages'
import { nobody, type InputOf } from '@xinglin/contract/call'
import { contactOf } from '#identity'
import type { Db } from '#platform/database'
import { newId } from '#platform/ids'
import { TooNear } from '#platform/outbound'
import { refuse, type TenantContext, type Visit } from '#platform/visit'
import { weChatSubjectOf } from '#sign-in-methods'
import { channelStore } from './channel-store.ts'
import { GatewayRefused } from './gateway.ts'
import { type OutsideDeps, postOutside } from './post-outside.ts'

type Deps = OutsideDeps & {
  readonly within: <T>(schoolId: string, work: (db: Db) => Promise<T>) => Promise<T>
}

/** What a gateway made of a message that was sent to try it, in words. */
const wordsFor = (error: unknown): string => {
  if (error instanceof GatewayRefused) return `${error.message}：请核对网关地址、签名密钥与接收人`
  if (error instanceof TooNear) return '网关地址指向内网'
  return '网关无法连接，或没有在时限内应答'
}

/** Sends a message by a way of the school as it is saved, and keeps what came of it. No transaction is open meanwhile. */
export const testChannel = async (
  visit: Visit,
  deps: Deps,
  { Channel, To }: InputOf<typeof testDeliveryChannel>,
): Promise<{ readonly Ok: boolean; readonly Text: string }> => {
  const { to: badAddress, unbound, none } = testDeliveryChannel.refusals
  const { school, person } = visit
  if (Channel !== 'wechat' && channelOfAddress(To) !== Channel) throw refuse(badAddress)
  const inSchool = <T>(work: (tenant: TenantContext) => Promise<T>) =>
    deps.within(school.id, (db) => work({ db, school }))
  const own = person?.id ?? nobody
  const { way, contact, subject } = await inSchool(async (tenant) => ({
    way: (await channelStore(tenant).all()).find(({ channel }) => channel === Channel),
    contact: await contactOf(tenant, own),
    subject: Channel === 'wechat' ? await weChatSubjectOf(tenant, own) : undefined,
  }))
  const hasDefault = Channel === 'sms' && deps.sms !== undefined
  if (!way || (way.url === '' && !hasDefault)) throw refuse(none)
  if (Channel === 'wechat' && subject === undefined) throw refuse(unbound)
  const name = messageChannels[Channel]
  const fault = await postOutside(deps, school, way, {
    id: newId(visit.at.getTime()),
    to: subject ?? To,
    number: contact?.number ?? '',
    text: `这是一条测试消息：收到即表示${name}发送正常。`,
  }).then(() => undefined, wordsFor)
  const pretends = way.url === '' && deps.sms?.pretends === true
  const sent = pretends ? '已写入服务器日志（演示，不发出）' : '网关已接收，请到接收端确认'
  const outcome = { Ok: fault === undefined, Text: fault ?? sent }
  await channelStore(visit).tried(way, {
    triedAt: visit.at,
    triedOk: outcome.Ok,
    triedText: outcome.Text,
  })
  await visit.publish({
    kind: 'managed',
    area: 'school',
    text: `试发了站外消息（${name}）：${outcome.Ok ? '成功' : '未成功'}`,
    detail: outcome.Text,
  })
  return outcome
}
