import { call } from '#call'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { getMessagePreferences, listMessages, type MessageTab } from '@xinglin/contract/messages'

/** The beginning of the keys of everything about one's messages: what is read changes what is counted. */
export const messagesKey = ['messages'] as const

/** What an inbox is narrowed by. */
export type InboxFilters = { readonly tab: MessageTab | 'all'; readonly unread: boolean }

/** The whole inbox, the usual thing to look at. */
export const defaultInbox: InboxFilters = { tab: 'all', unread: false }

/** The inbox, a page after the other. */
export const inboxPages = ({ tab, unread }: InboxFilters) =>
  infiniteQueryOptions({
    queryKey: [...messagesKey, 'inbox', tab, unread],
    queryFn: ({ pageParam, signal }) =>
      call(listMessages, { Tab: tab, UnreadOnly: unread, Before: pageParam }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ Next }) => (Next === '' ? undefined : Next),
  })

/** How one wants to hear of things. */
export const ownPreferences = queryOptions({
  queryKey: [...messagesKey, 'preferences'],
  queryFn: ({ signal }) => call(getMessagePreferences, {}, { signal }),
})
