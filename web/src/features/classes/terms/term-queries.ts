import { call, classesKey } from '#call'
import { queryOptions } from '@tanstack/react-query'
import { listTerms } from '@xinglin/contract/classes'

/** The terms of the school, the newest first. */
export const terms = queryOptions({
  queryKey: [...classesKey, 'terms'],
  queryFn: ({ signal }) => call(listTerms, {}, { signal }),
})
