import { call } from '#call'
import { queryOptions } from '@tanstack/react-query'
import { getDoors } from '@xinglin/contract/sign-in-methods'

/** The ways into the visited school. */
export const doors = queryOptions({
  queryKey: ['sign-in-methods'],
  queryFn: ({ signal }) => call(getDoors, {}, { signal }),
  staleTime: 60_000,
})
