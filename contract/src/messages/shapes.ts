import * as z from 'zod/mini'
import {
  messageKinds,
  messageTabs,
  type MessageKind,
  type MessageTab,
} from '@xinglin/contract/message-kinds'

const keysOf = <K extends string>(record: Readonly<Record<K, unknown>>): [K, ...K[]] =>
  Object.keys(record) as [K, ...K[]]

/** A tab of the inbox. */
export const Tab = z.enum(keysOf<MessageTab>(messageTabs))

/** A kind of message. */
export const Kind = z.enum(keysOf<MessageKind>(messageKinds))

/** A message as its reader finds it: what it is about says how it stands now, not how it stood when the message came. */
export const Message = z.strictObject({
  Id: z.string(),
  Kind,
  /** What it is about, by its name of now; the name it had where it is gone. */
  Title: z.string(),
  /** How many belong together in it. */
  Count: z.number(),
  /** How what it is about stands now, in words; empty where nothing is to be said. */
  State: z.string(),
  /** What it is about is no more, or no longer for the reader. */
  IsGone: z.boolean(),
  /** The page of the product that shows it; empty where none does. */
  Path: z.string(),
  /** Who caused it; empty where nobody is named. */
  SenderName: z.string(),
  At: z.string(),
  IsRead: z.boolean(),
  /** The reader must confirm that they have read it (必读). */
  MustRead: z.boolean(),
  IsConfirmed: z.boolean(),
})
export type Message = z.output<typeof Message>

/** The refusal of whatever is not there, or not for the caller to know of. */
export const missing = { missing: [-404, '数据不存在'] } as const
