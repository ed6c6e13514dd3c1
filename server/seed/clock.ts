import { dayIn, dayStart } from '#platform/visit'

/** The school's days, and the moment at which the demo is loaded. */
export type Clock = { readonly now: Date; readonly timezone: string }

const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** The likelihood of studying by the day of the week, from Sunday on. */
const weekday = [0.5, 1, 1, 1, 1, 0.8, 0.35]
/** From when to when people are about. */
const [wakes, sleeps] = [7.5, 23]
/** Nobody has studied before the morning is well advanced. */
const begins = 8.5

/** How far a day has come, in hours. */
const hourOf = (timezone: string, at: Date): number =>
  (at.getTime() - dayStart(timezone, dayIn(timezone, at)).getTime()) / hourMs

/** The day so many days before today. */
export const dayAgo = ({ now, timezone }: Clock, days: number): string =>
  dayIn(timezone, new Date(now.getTime() - days * dayMs))

/** How a day counts: weekends are quiet, and of today there is only what has passed. */
export const weightOf =
  (clock: Clock) =>
  (daysAgo: number): number => {
    const day = new Date(`${dayAgo(clock, daysAgo)}T00:00:00Z`).getUTCDay()
    const usual = weekday[day] ?? 1
    if (daysAgo > 0) return usual
    const hour = hourOf(clock.timezone, clock.now)
    return hour < begins ? 0 : usual * Math.min(1, (hour - wakes) / (sleeps - wakes - 2))
  }

/** The same moment, or the next morning where people sleep; never later than now. */
export const awake = ({ now, timezone }: Clock, at: Date): Date => {
  const hour = hourOf(timezone, at)
  const shift = hour < wakes ? wakes - hour + hour / 10 : hour > sleeps ? 24 - hour + wakes : 0
  const moved = new Date(at.getTime() + shift * hourMs)
  return moved > now ? at : moved
}
