/** A day as `YYYY-MM-DD`, in the school's time zone. */
export type Day = string

// Making a format takes longer than a query; there are few time zones.
const formats = new Map<string, Intl.DateTimeFormat>()

const formatOf = (timezone: string): Intl.DateTimeFormat => {
  const known = formats.get(timezone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: timezone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  formats.set(timezone, format)
  return format
}

/** The day it is in a time zone at a moment. */
export const dayIn = (timezone: string, at: Date): Day => formatOf(timezone).format(at)

/** How far a time zone is ahead of UTC at a moment, in ms. */
const ahead = (timezone: string, at: Date): number => {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: timezone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(at)
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value)
  const wall = Date.UTC(
    of('year'),
    of('month') - 1,
    of('day'),
    of('hour'),
    of('minute'),
    of('second'),
  )
  return wall - Math.floor(at.getTime() / 1000) * 1000
}

/** The first moment of a day in a time zone. */
export const dayStart = (timezone: string, day: Day): Date => {
  const utc = new Date(`${day}T00:00:00Z`)
  return new Date(utc.getTime() - ahead(timezone, utc))
}

/** A moment as one says it in a time zone: 2026-11-29 08:30. */
export const momentWord = (timezone: string, at: Date): string =>
  new Date(at.getTime() + ahead(timezone, at)).toISOString().slice(0, 16).replace('T', ' ')

/** The last moment of a day in a time zone. */
export const dayEnd = (timezone: string, day: Day): Date =>
  new Date(dayStart(timezone, day).getTime() + 86_400_000 - 1)
