import {
  confirmMessage,
  deleteMessages,
  getUnread,
  listMessages,
  readAllMessages,
  readMessages,
  unreadCountedTo,
} from '@xinglin/contract/messages'
import { answer } from '#platform/http'
import { refuse, type Visit } from '#platform/visit'
import { cursorOf, cursorText } from './rules.ts'
import { toMessageResponses } from './serialize.ts'
import { inboxStore } from './store.ts'
import type { Subjects } from './subjects.ts'

const ownInbox = (visit: Visit) => inboxStore(visit, visit.person?.id ?? '')

/** How many unread messages the visitor has. */
export const unreadOf = async (visit: Visit) => {
  const tabs = await ownInbox(visit).unread()
  const sum = tabs.reduce((all, { count }) => all + count, 0)
  return {
    Count: Math.min(sum, unreadCountedTo + 1),
    MustConfirm: tabs.some(({ must }) => must),
  }
}

/** Answers readers of their own inbox; `subjects` tells how the objects of messages stand. */
export const inboxCalls = (subjects: Subjects) => [
  answer(listMessages, async function handleListMessages(visit, input) {
    const { Tab, UnreadOnly, Before, PageSize } = input
    const after = Before === '' ? undefined : cursorOf(Before)
    if (Before !== '' && !after) throw refuse(listMessages.refusals.place)
    const store = ownInbox(visit)
    // One more than is shown tells whether there is another page.
    const rows = await store.list({ tab: Tab, unreadOnly: UnreadOnly, after }, PageSize + 1)
    const shown = rows.slice(0, PageSize)
    const last = rows.length > PageSize ? shown.at(-1) : undefined
    return {
      List: await toMessageResponses(visit, subjects, shown),
      Next: last ? cursorText(last) : '',
      Unread: (await store.unread()).map(({ tab, count }) => ({ Tab: tab, Count: count })),
    }
  }),

  answer(getUnread, function handleGetUnread(visit) {
    return unreadOf(visit)
  }),

  answer(readMessages, async function handleReadMessages(visit, { Ids, IsRead }) {
    await ownInbox(visit).mark(Ids, IsRead ? visit.at : null)
    return unreadOf(visit)
  }),

  answer(readAllMessages, async function handleReadAllMessages(visit, { Tab }) {
    await ownInbox(visit).markAll(Tab, visit.at)
    return unreadOf(visit)
  }),

  answer(confirmMessage, async function handleConfirmMessage(visit, { Id }) {
    const { missing, notAsked } = confirmMessage.refusals
    const store = ownInbox(visit)
    const row = await store.lock(Id)
    if (!row) throw refuse(missing)
    if (!row.mustRead) throw refuse(notAsked)
    await store.confirm(Id, visit.at)
    return unreadOf(visit)
  }),

  answer(deleteMessages, async function handleDeleteMessages(visit, { Ids }) {
    const store = ownInbox(visit)
    if ((await store.unconfirmed(Ids)) > 0) throw refuse(deleteMessages.refusals.unconfirmed)
    await store.remove(Ids, visit.at)
    return unreadOf(visit)
  }),
]
