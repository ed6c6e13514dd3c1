import * as z from 'zod/mini'
import { call, id, listOf, managers, nobody, page, pageSize, text } from '@xinglin/contract/call'
import { Channel } from './preferences.ts'

/** How a delivery stands: waiting to be sent, under way, taken by the gateway, given up, or no longer wanted. */
export const deliveryStates = ['waiting', 'sending', 'sent', 'failed', 'dropped'] as const
export type DeliveryState = (typeof deliveryStates)[number]
export const deliveryStateNames: Readonly<Record<DeliveryState, string>> = {
  waiting: '等待发送',
  sending: '发送中',
  sent: '已发送',
  failed: '发送失败',
  dropped: '无需发送',
}

/** A way out of the product as the school has set it up. */
export const DeliveryChannel = z.strictObject({
  Channel,
  Enabled: z.boolean(),
  /** Where the school's own gateway is; empty where that of the installation is used. */
  Url: z.string(),
  HasKey: z.boolean(),
  /** The installation can send by this way without a gateway of the school's. */
  HasDefault: z.boolean(),
  /** The way writes to the log alone: for trying. */
  Pretends: z.boolean(),
  /** What came of the last message that was sent to try it; null where none was since it was set. */
  Tried: z.nullable(z.strictObject({ At: z.string(), Ok: z.boolean(), Text: z.string() })),
  Version: z.number(),
})
export type DeliveryChannel = z.output<typeof DeliveryChannel>

const Channels = z.strictObject({ List: z.array(DeliveryChannel) })

/** The ways out of the product, for whoever runs the school. */
export const getDeliveryChannels = call({
  path: '/api/Message/Channels',
  keyless: true,
  who: managers,
  input: z.object({}),
  output: Channels,
})

/** Opens or closes a way, and says where its gateway is. An empty key keeps the one that is there. */
export const saveDeliveryChannel = call({
  path: '/api/Message/SaveChannel',
  who: managers,
  input: z.object({
    Channel,
    Enabled: z.boolean(),
    Url: text(500, '网关地址过长'),
    Key: text(200, '密钥过长'),
    Version: z._default(z.number().check(z.int(), z.minimum(0)), 0),
  }),
  output: Channels,
  refusals: {
    newer: [-10011, '该内容已被他人修改，请查看最新内容后再改'],
    address: [-10008, '网关地址须为 https 开头的公网地址'],
    key: [-10008, '请填写网关的签名密钥'],
    none: [-10008, '请先填写网关地址和密钥'],
  },
})

/** Sends a message now to try a way as it is saved, open or not; says what the gateway made of it. */
export const testDeliveryChannel = call({
  path: '/api/Message/TestChannel',
  keyless: true,
  perMinute: 20,
  who: managers,
  input: z.object({
    Channel,
    /** A telephone or an address of mail; of WeChat it goes to whoever asks. */
    To: text(100, '手机号或邮箱过长'),
  }),
  output: z.strictObject({ Ok: z.boolean(), Text: z.string(), ...Channels.shape }),
  refusals: {
    to: [-10008, '请填写正确的手机号或邮箱'],
    unbound: [-1, '您的账号没有绑定微信，请先在个人中心绑定'],
    none: [-1, '还没有设置网关，请先设置并保存'],
  },
})

/** A message that goes, or went, out of the product. */
export const Delivery = z.strictObject({
  Id: z.string(),
  Name: z.string(),
  Number: z.string(),
  Channel,
  State: z.enum(deliveryStates),
  /** How many messages of the inbox it tells of; 0 before it is sent. */
  Count: z.number(),
  Tries: z.number(),
  /** Why it was not sent; empty where it was. */
  Reason: z.string(),
  At: z.string(),
  SentAt: z.nullable(z.string()),
})
export type Delivery = z.output<typeof Delivery>

/** What went out or could not, the newest first. */
export const listDeliveries = call({
  path: '/api/Message/Deliveries',
  keyless: true,
  who: managers,
  input: z.object({
    State: z._default(z.enum(['all', ...deliveryStates]), 'all'),
    PageIndex: page,
    PageSize: pageSize(20),
  }),
  output: z.strictObject({
    ...listOf(Delivery).shape,
    Counts: z.record(z.enum(deliveryStates), z.number()),
  }),
})

/** Sends a failed delivery again; without an id all that failed within a week. */
export const sendAgain = call({
  path: '/api/Message/SendAgain',
  who: managers,
  input: z.object({ Id: z._default(z.nullable(id), nobody) }),
  output: z.strictObject({ Waiting: z.number() }),
  refusals: { missing: [-404, '数据不存在'], state: [-10011, '只有发送失败的可以重发'] },
})
