import { nobody } from '@xinglin/contract/call'
import {
  getCalendarFeed,
  listCalendar,
  renewCalendarFeed,
  stopCalendarFeed,
} from '@xinglin/contract/calendar'
import { answer } from '#platform/http'
import type { Keys } from '#platform/keys'
import { dayEnd, dayStart, memberOf, refuse, type Visit } from '#platform/visit'
import { type CalendarSource, entriesOf, toEntry } from './entries.ts'
import { feedPath } from './feed-address.ts'
import { feedStore } from './store.ts'

const yearMs = 366 * 86_400_000

/** Answers what has a date of a visitor's; `sources` are the rooms that know of it, handed in by the wiring. */
export const calendarCalls = (sources: readonly CalendarSource[], keys: Pick<Keys, 'sign'>) => {
  const ownId = (visit: Visit): string => memberOf(visit)?.id ?? nobody
  const urlOf = (visit: Visit, salt: string | undefined): string =>
    salt === undefined
      ? ''
      : `${visit.origin}${feedPath(keys, { schoolId: visit.school.id, personId: ownId(visit), salt })}`

  return [
    answer(listCalendar, async function handleListCalendar(visit, { From, To }) {
      const { timezone } = visit.school
      if (From === '' || To === '') throw refuse(listCalendar.refusals.range)
      const from = dayStart(timezone, From)
      const to = dayEnd(timezone, To)
      if (to < from || to.getTime() - from.getTime() > yearMs)
        throw refuse(listCalendar.refusals.range)
      return { List: (await entriesOf(sources, visit, from, to)).map(toEntry) }
    }),
    answer(getCalendarFeed, async function handleGetCalendarFeed(visit) {
      return { Url: urlOf(visit, await feedStore(visit).salt(ownId(visit))) }
    }),
    answer(renewCalendarFeed, async function handleRenewCalendarFeed(visit) {
      return { Url: urlOf(visit, await feedStore(visit).renew(ownId(visit), visit.at)) }
    }),
    answer(stopCalendarFeed, async function handleStopCalendarFeed(visit) {
      await feedStore(visit).stop(ownId(visit))
      return {}
    }),
  ]
}
