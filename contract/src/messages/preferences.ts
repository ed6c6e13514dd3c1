import * as z from 'zod/mini'
import { call } from '@xinglin/contract/call'
import { members } from '@xinglin/contract/identity'
import { Tab } from './shapes.ts'

/** Ways out of the product by which a school may let messages go too. */
export const messageChannels = { sms: '短信', email: '邮件', wechat: '微信' } as const
export type MessageChannel = keyof typeof messageChannels

/** A way out of the product. */
export const Channel = z.enum(['sms', 'email', 'wechat'])

/** How somebody wants to hear of what stands under a tab. */
export const MessagePreference = z.strictObject({
  Tab,
  /** In the inbox at all. What must be read comes regardless. */
  Inbox: z.boolean(),
  /** By which ways outside too. */
  Outside: z.array(Channel),
})
export type MessagePreference = z.output<typeof MessagePreference>

const Preferences = z.strictObject({
  List: z.array(MessagePreference),
  /** The ways that the school has opened, and whether the caller can be reached by them. */
  Channels: z.array(z.strictObject({ Channel, IsReachable: z.boolean() })),
})

/** The caller's wishes, a row for each tab. */
export const getMessagePreferences = call({
  path: '/api/Message/Prefs',
  keyless: true,
  who: members,
  input: z.object({}),
  output: Preferences,
})

/** Keeps the caller's wishes for some tabs; those that are not named stay. */
export const saveMessagePreferences = call({
  path: '/api/Message/SavePrefs',
  who: members,
  input: z.object({
    List: z
      .array(z.object({ Tab, Inbox: z.boolean(), Outside: z.array(Channel) }))
      .check(z.maxLength(20)),
  }),
  output: Preferences,
  refusals: { twice: [-10008, '同一类消息不能出现两次'] },
})
