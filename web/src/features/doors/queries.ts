import { call } from '#call'
import { queryOptions } from '@tanstack/react-query'
import { getDoors } from '@xinglin/contract/doors'

/** The ways into the visited school. */
export const doors = queryOptions({
  queryKey: ['doors'],
  queryFn: ({ signal }) => call(getDoors, {}, { signal }),
  staleTime: 60_000,
})
