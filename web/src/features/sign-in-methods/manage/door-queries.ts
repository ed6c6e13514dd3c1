import { call } from '#call'
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
export const usualRegistrations = { key: '', state: 'pending', page: 1 }

/** The values that the list knows. */
export const allowedRegistrations = { state: registrationStates }

/** How many wishes a page holds. */
export const registrationsAPage = 20

/** The key of every list of wishes. */
export const registrationLists = ['manage', 'registrations']

/** A page of wishes to register. */
export const registrations = ({ key, state, page }: typeof usualRegistrations) =>
  queryOptions({
    queryKey: [...registrationLists, { key, state, page }],
    queryFn: ({ signal }) =>
      call(
        listRegistrations,
        {
          SearchKey: key,
          State: registrationStates.find((known) => known === state) ?? 'pending',
          PageIndex: page,
          PageSize: registrationsAPage,
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })
