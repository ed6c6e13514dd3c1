import { call } from '#call'
import { queryOptions } from '@tanstack/react-query'
import { listTerms } from '@xinglin/contract/classes'
import { assignmentsKey } from '../queries/assignment-queries.ts'

/** The terms of the school, for a choice. */
export const terms = queryOptions({
  queryKey: [...assignmentsKey, 'terms'],
  queryFn: ({ signal }) => call(listTerms, {}, { signal }),
})
