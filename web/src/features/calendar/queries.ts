import { call, serverNow } from '#call'
import { dayOf } from '#ui'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { type CalendarEntry, getCalendarFeed, listCalendar } from '@xinglin/contract/calendar'

const freshMs = 60_000
const dayMs = 86_400_000

/** What has a date between two days. */
export const datesBetween = (From: string, To: string) =>
  queryOptions({
    queryKey: ['calendar', 'dates', From, To],
    queryFn: ({ signal }) => call(listCalendar, { From, To }, { signal }),
    staleTime: freshMs,
  })

/** What has a date within so many days from today on. */
export const datesWithin = (days: number) => {
  const now = serverNow()
  return datesBetween(dayOf(now), dayOf(new Date(now).getTime() + days * dayMs))
}

/** The address by which one's calendar is subscribed to. */
export const feed = queryOptions({
  queryKey: ['calendar', 'feed'],
  queryFn: ({ signal }) => call(getCalendarFeed, {}, { signal }),
})

/** What ends on each day of a year; nothing until it is known, or without a year. */
export const useDatesOfYear = (
  year: number | undefined,
): ReadonlyMap<string, readonly CalendarEntry[]> => {
  const { data } = useQuery({
    ...datesBetween(`${year}-01-01`, `${year}-12-31`),
    enabled: year !== undefined,
  })
  return Map.groupBy(data?.List ?? [], ({ Ends }) => dayOf(Ends))
}
