import { dayOf } from '#ui'

const dayMs = 86_400_000
const lengths = [
  ['今天', 1],
  ['近 7 天', 7],
  ['近 30 天', 30],
] as const

/** Stretches of days that end today, in the schools' time zone. */
export const recentStretches = (now: number) =>
  lengths.map(([name, days]) => ({
    name,
    from: dayOf(now - (days - 1) * dayMs),
    to: dayOf(now),
  }))
