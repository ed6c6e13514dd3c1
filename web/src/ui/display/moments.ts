/** A moment as it comes: ISO text, milliseconds or a date; absent or unreadable for none. */
export type When = string | number | Date | null | undefined

// One time for all of China, UTC+8, without summer time since 1992: arithmetic does what a formatter takes 5 ms to begin.
const aheadMs = 8 * 3_600_000

const two = (value: number) => String(value).padStart(2, '0')

const written = (when: When, write: (there: Date) => string): string => {
  const ms = new Date(when ?? Number.NaN).getTime()
  return Number.isNaN(ms) ? '—' : write(new Date(ms + aheadMs))
}

const day = (at: Date) =>
  `${at.getUTCFullYear()}-${two(at.getUTCMonth() + 1)}-${two(at.getUTCDate())}`
const clock = (at: Date) => `${two(at.getUTCHours())}:${two(at.getUTCMinutes())}`
const shortDay = (at: Date) => `${at.getUTCMonth() + 1}月${at.getUTCDate()}日`
const longDay = (at: Date) => `${at.getUTCFullYear()}年${shortDay(at)}`

/** The day in Shanghai: 2026-03-05; — for none. */
export const dayOf = (when: When): string => written(when, day)

/** The time of day in Shanghai: 09:12; — for none. */
export const clockOf = (when: When): string => written(when, clock)

/** Day and time in Shanghai: 2026-03-05 09:12; — for none. */
export const momentOf = (when: When): string => written(when, (at) => `${day(at)} ${clock(at)}`)

/** To the second, for logs: 2026-03-05 09:12:07; — for none. */
export const exactMomentOf = (when: When): string =>
  written(when, (at) => `${day(at)} ${clock(at)}:${two(at.getUTCSeconds())}`)

/** The day as one says it within its year: 3月5日; — for none. */
export const shortDayOf = (when: When): string => written(when, shortDay)

/** The day as one says it: 2026年3月5日; — for none. */
export const longDayOf = (when: When): string => written(when, longDay)

/** Day and time as one says them: 2026年3月5日 09:12; — for none. */
export const longMomentOf = (when: When): string =>
  written(when, (at) => `${longDay(at)} ${clock(at)}`)

/** The day of the week in Shanghai: 星期四; — for none. */
export const weekdayOf = (when: When): string =>
  written(when, (at) => `星期${'日一二三四五六'.charAt(at.getUTCDay())}`)
