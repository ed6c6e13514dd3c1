import { call } from '#call'
import { queryOptions } from '@tanstack/react-query'
import { getSettings } from '@xinglin/contract/schools'

/** The settings of the visited school, asked for anew each time they are opened. */
export const settingsQuery = queryOptions({
  queryKey: ['manage', 'settings'],
  queryFn: ({ signal }) => call(getSettings, {}, { signal }),
  staleTime: 0,
  gcTime: 0,
})
