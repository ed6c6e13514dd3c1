import { call, dashboardKey } from '#call'
import { queryOptions } from '@tanstack/react-query'
import { getDashboard } from '@xinglin/contract/statistics'

const minuteMs = 60_000

/** What an administrator looks at first; asked again every minute while it is looked at. */
export const dashboard = queryOptions({
  queryKey: dashboardKey,
  queryFn: ({ signal }) => call(getDashboard, {}, { signal, background: true }),
  refetchInterval: minuteMs,
})
