import { call } from '#call'
import { queryOptions } from '@tanstack/react-query'
import { getProfile, listDevices } from '@xinglin/contract/identity'

/** One's own profile. */
export const profile = queryOptions({
  queryKey: ['identity', 'profile'],
  queryFn: ({ signal }) => call(getProfile, {}, { signal }),
  staleTime: 0,
})

/** Where one is signed in. */
export const devices = queryOptions({
  queryKey: ['identity', 'devices'],
  queryFn: ({ signal }) => call(listDevices, {}, { signal }),
  staleTime: 0,
})
