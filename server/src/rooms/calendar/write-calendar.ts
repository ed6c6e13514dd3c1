import { calendarKinds } from '@xinglin/contract/calendar'
import ical, { ICalAlarmType } from 'ical-generator'
import type { Dated } from './entries.ts'

const hourMs = 3_600_000
const hourSeconds = 3_600
/** What is open longer than this stands in a calendar at its end alone: a bar over weeks hides all else. */
const longestMs = 12 * hourMs
/** What has an end and no length is shown as the quarter of an hour before it: calendars hide what takes no time. */
const shownMs = 15 * 60_000

type Calendar = {
  readonly name: string
  /** The host, by which entries of two installations differ. */
  readonly host: string
  readonly origin: string
  readonly at: Date
}

/** A calendar in the iCalendar format (RFC 5545), all times in UTC; readers ask for it again every hour. */
export const writeCalendar = (
  entries: readonly Dated[],
  { name, host, origin, at }: Calendar,
): string => {
  const calendar = ical({
    name,
    prodId: { company: 'Xinglin', product: 'Calendar', language: 'ZH' },
    ttl: hourSeconds,
  })
  for (const { kind, id, title, state, starts, ends, path } of entries) {
    const isShort = starts !== null && ends.getTime() - starts.getTime() <= longestMs
    const word = calendarKinds[kind]
    calendar.createEvent({
      id: `${kind}-${id}@${host}`,
      stamp: at,
      start: isShort ? starts : new Date(ends.getTime() - shownMs),
      end: ends,
      summary: isShort ? `${word}：${title}` : `${word}截止：${title}`,
      description: `状态：${state}`,
      url: `${origin}${path}`,
      alarms: [
        {
          type: ICalAlarmType.display,
          triggerBefore: isShort ? hourSeconds : 24 * hourSeconds,
          description: `${word}：${title}`,
        },
      ],
    })
  }
  return calendar.toString()
}
