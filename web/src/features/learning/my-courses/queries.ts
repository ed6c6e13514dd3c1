import { call, learningKey } from '#call'
import { queryOptions } from '@tanstack/react-query'
import { getRecentLearning } from '@xinglin/contract/learning'

/** What somebody is in the middle of; three at most. */
export const recentLearning = queryOptions({
  queryKey: [...learningKey, 'recent'],
  queryFn: ({ signal }) => call(getRecentLearning, {}, { signal }),
  staleTime: 0,
})
