import { call } from '#call'
import { queryOptions } from '@tanstack/react-query'
import { getUnread } from '@xinglin/contract/messages'

const freshMs = 60_000

/**
 * How many unread messages one has. Asked anew when a page is opened or the window is looked at again, once a minute at
 * most: nobody asks while nobody looks.
 */
export const unreadMessages = queryOptions({
  queryKey: ['messages', 'unread'],
  queryFn: ({ signal }) => call(getUnread, {}, { signal }),
  staleTime: freshMs,
  refetchOnWindowFocus: true,
})
