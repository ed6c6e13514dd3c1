import { call } from '#call'
import { everyPage } from '#ui'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import {
  feedbackStates,
  feedbackTypes,
  getFeedback,
  listFeedback,
} from '@xinglin/contract/feedback'

/** What the list is narrowed by: what waits, unless somebody asks for more. */
export const defaultManaged = { key: '', state: 'new', type: 'all', page: 1 }

/** The values that the list knows. */
export const allowedManaged = {
  state: ['all', ...feedbackStates],
  type: ['all', ...feedbackTypes],
}

/** How many a page of the administration holds. */
export const managedAPage = 20

/** The beginning of the key of every list and feedback of the administration. */
export const managedKey = ['manage', 'feedback'] as const

const pageOf = (
  { key, state, type }: typeof defaultManaged,
  { page, size, signal }: { page: number; size: number; signal?: AbortSignal },
) =>
  call(
    listFeedback,
    {
      SearchKey: key,
      State: feedbackStates.find((one) => one === state) ?? 'all',
      Type: feedbackTypes.find((one) => one === type) ?? 'all',
      PageIndex: page,
      PageSize: size,
    },
    { ...(signal && { signal }) },
  )

/** A page of the school's feedback. */
export const managedFeedback = (filters: typeof defaultManaged) =>
  queryOptions({
    queryKey: [
      ...managedKey,
      'list',
      { key: filters.key, state: filters.state, type: filters.type, page: filters.page },
    ],
    queryFn: ({ signal }) => pageOf(filters, { page: filters.page, size: managedAPage, signal }),
    placeholderData: keepPreviousData,
  })

const maxAtOnce = 100
/** A sheet has at most this many rows: narrow it for more. */
export const maxInSheet = 10_000

/** All feedback that filters leave, up to what a sheet takes; `heard` is told how much came. */
export const everyFeedback = (
  filters: typeof defaultManaged,
  onProgress: (count: number) => void,
) =>
  everyPage(async (page) => (await pageOf(filters, { page, size: maxAtOnce })).List, {
    size: maxAtOnce,
    most: maxInSheet,
    onProgress: onProgress,
  })

/** One feedback with its thread. */
export const oneManaged = (id: string) =>
  queryOptions({
    queryKey: [...managedKey, 'one', id],
    queryFn: ({ signal }) => call(getFeedback, { Id: id }, { signal }),
    staleTime: 0,
  })
