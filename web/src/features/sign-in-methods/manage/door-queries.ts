import { call } from '#call'
import { everyPage } from '#ui'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import {
  getDoorSettings,
  listRegistrations,
  registrationStates,
} from '@xinglin/contract/sign-in-methods'

/** How the doors are set, asked for anew each time they are opened. */
export const doorSettings = queryOptions({
  queryKey: ['manage', 'doors'],
  queryFn: ({ signal }) => call(getDoorSettings, {}, { signal }),
  staleTime: 0,
  gcTime: 0,
})

/** What the list of wishes is narrowed by. */
export const defaultRegistrations = { key: '', state: 'pending', page: 1 }

/** The values that the list knows. */
export const allowedRegistrations = { state: registrationStates }

/** How many wishes a page holds. */
export const registrationsAPage = 20

/** The key of every list of wishes. */
export const registrationLists = ['manage', 'registrations']

type Filters = typeof defaultRegistrations
type Page = { readonly page: number; readonly size: number; readonly signal?: AbortSignal }

const pageOf = ({ key, state }: Filters, { page, size, signal }: Page) =>
  call(
    listRegistrations,
    {
      SearchKey: key,
      State: registrationStates.find((known) => known === state) ?? 'pending',
      PageIndex: page,
      PageSize: size,
    },
    { ...(signal && { signal }) },
  )

/** A page of wishes to register. */
export const registrations = (filters: Filters) => {
  const { key, state, page } = filters
  return queryOptions({
    queryKey: [...registrationLists, { key, state, page }],
    queryFn: ({ signal }) => pageOf(filters, { page, size: registrationsAPage, signal }),
    placeholderData: keepPreviousData,
  })
}

const maxAtOnce = 100

/** Every wish that filters leave; `heard` is told how many came. */
export const everyRegistration = (filters: Filters, onProgress: (count: number) => void) =>
  everyPage(async (page) => (await pageOf(filters, { page, size: maxAtOnce })).List, {
    size: maxAtOnce,
    onProgress: onProgress,
  })
