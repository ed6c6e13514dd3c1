import * as z from 'zod/mini'
import { call, id, pageSize, text } from '@xinglin/contract/call'
import { members } from '@xinglin/contract/identity'
import { Message, missing, Tab } from './shapes.ts'

/** How many unread messages are counted; `Count` is one more where there are more. */
export const unreadCountedTo = 99

const Unread = z.strictObject({
  /** Unread messages, up to one more than are counted. */
  Count: z.number(),
  /** Some that must be confirmed are not. */
  MustConfirm: z.boolean(),
})

/** The caller's messages, the newest first, `PageSize` after the place that `Before` names; those that were deleted are left out. */
export const listMessages = call({
  path: '/api/Message/List',
  keyless: true,
  who: members,
  input: z.object({
    Tab: z._default(z.enum(['all', ...Tab.options]), 'all'),
    UnreadOnly: z._default(z.boolean(), false),
    /** What the page before answered as `Next`; empty for the newest. */
    Before: text(80),
    PageSize: pageSize(20),
  }),
  output: z.strictObject({
    List: z.array(Message),
    /** Where the next page begins; empty where there is none. */
    Next: z.string(),
    /** Unread ones by tab, up to one more than are counted in all. */
    Unread: z.array(z.strictObject({ Tab, Count: z.number() })),
  }),
  refusals: { place: [-10008, '翻页位置不正确，请刷新后重试'] },
})

/** How many unread messages the caller has: what the sign in the header asks. */
export const getUnread = call({
  path: '/api/Message/Unread',
  keyless: true,
  who: members,
  input: z.object({}),
  output: Unread,
})

const some = z.array(id).check(z.minLength(1, '请选择消息'), z.maxLength(100, '一次最多100条'))

/** Marks messages of the caller as read, or as unread again; a repeat changes nothing. Ids of nobody's or another's are passed over. */
export const readMessages = call({
  path: '/api/Message/Read',
  who: members,
  input: z.object({ Ids: some, IsRead: z._default(z.boolean(), true) }),
  output: Unread,
})

/** Marks all of the caller's messages under a tab as read, however many they are. */
export const readAllMessages = call({
  path: '/api/Message/ReadAll',
  who: members,
  input: z.object({ Tab: z._default(z.enum(['all', ...Tab.options]), 'all') }),
  output: Unread,
})

/** Confirms that a message which must be read was read; a repeat keeps the first time. */
export const confirmMessage = call({
  path: '/api/Message/Confirm',
  who: members,
  input: z.object({ Id: id }),
  output: Unread,
  refusals: { ...missing, notAsked: [-1, '该消息不需要确认'] },
})

/** Deletes messages of the caller; one that must be confirmed is confirmed first. */
export const deleteMessages = call({
  path: '/api/Message/Delete',
  who: members,
  input: z.object({ Ids: some }),
  output: Unread,
  refusals: { unconfirmed: [-1, '必读消息须先确认再删除'] },
})
