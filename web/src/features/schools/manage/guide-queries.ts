import { call } from '#call'
import { queryOptions } from '@tanstack/react-query'
import { getGuide } from '@xinglin/contract/schools'

/** How far the school has come in opening; asked anew whenever it is shown, as every page of the area changes it. */
export const guide = queryOptions({
  queryKey: ['guide'],
  queryFn: ({ signal }) => call(getGuide, {}, { signal }),
  staleTime: 0,
})
