import { call } from '#call'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import {
  announcementStates,
  getAnnouncement,
  getManagedAnnouncement,
  listAnnouncements,
  listAnnouncementTargets,
  listManagedAnnouncements,
  listReceipts,
} from '@xinglin/contract/messages'
import { messagesKey } from '../inbox/queries.ts'

/** The beginning of the keys of everything about announcements. */
export const announcementsKey = [...messagesKey, 'announcements'] as const

/** What an announcement is shown on the page of. */
export type Shown = { readonly kind: 'administrative' | 'teaching' | 'course'; readonly id: string }

/** How many a page of a class holds. */
export const announcementsAPage = 10

/** The announcements of a class or a course. */
export const shownAnnouncements = ({ kind, id }: Shown, page: number) =>
  queryOptions({
    queryKey: [...announcementsKey, 'shown', kind, id, page],
    queryFn: ({ signal }) =>
      call(
        listAnnouncements,
        { Kind: kind, RefId: id, PageIndex: page, PageSize: announcementsAPage },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })

/** One announcement to be read; opening it marks it as read. */
export const announcement = (id: string) =>
  queryOptions({
    queryKey: [...announcementsKey, 'one', id],
    queryFn: ({ signal }) => call(getAnnouncement, { Id: id }, { signal }),
  })

/** What the list of those who write is narrowed by. */
export const defaultWritten = { state: 'all', key: '', page: 1 }

/** How many rows it has a page. */
export const writtenAPage = 20

/** A page of what one wrote, or of everything to those who run the school. */
export const writtenAnnouncements = ({ state, key, page }: typeof defaultWritten) =>
  queryOptions({
    queryKey: [...announcementsKey, 'written', state, key, page],
    queryFn: ({ signal }) =>
      call(
        listManagedAnnouncements,
        {
          State: announcementStates.find((known) => known === state) ?? 'all',
          SearchKey: key,
          PageIndex: page,
          PageSize: writtenAPage,
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })

/** One for its form; what was shown before is never written upon. */
export const announcementForm = (id: string) =>
  queryOptions({
    queryKey: [...announcementsKey, 'form', id],
    queryFn: ({ signal }) => call(getManagedAnnouncement, { Id: id }, { signal }),
    gcTime: 0,
    staleTime: 0,
  })

/** For whom one may write. */
export const announcementTargets = (key: string) =>
  queryOptions({
    queryKey: [...announcementsKey, 'targets', key],
    queryFn: ({ signal }) => call(listAnnouncementTargets, { SearchKey: key }, { signal }),
    placeholderData: keepPreviousData,
  })

/** Who has read and confirmed one, and who has not. */
export const receipts = (id: string, state: 'all' | 'open' | 'done', page: number) =>
  queryOptions({
    queryKey: [...announcementsKey, 'receipts', id, state, page],
    queryFn: ({ signal }) =>
      call(listReceipts, { Id: id, State: state, PageIndex: page }, { signal }),
    placeholderData: keepPreviousData,
  })
