import { clockOf, dayOf, longDayOf, shortDayOf } from '#ui'

const dayMs = 86_400_000

/** The year in which a moment lies in Shanghai. */
export const yearOf = (ms: number): number => Number(dayOf(ms).slice(0, 4))

/** When something last happened, as one says it: 今天 09:12, 昨天 20:40, 3月5日, in another year with it; times of Shanghai. */
export const lastTime = (iso: string, nowMs: number): string => {
  const ms = Date.parse(iso)
  if (Number.isNaN(ms)) return ''
  if (dayOf(ms) === dayOf(nowMs)) return `今天 ${clockOf(ms)}`
  if (dayOf(ms) === dayOf(nowMs - dayMs)) return `昨天 ${clockOf(ms)}`
  return yearOf(ms) === yearOf(nowMs) ? shortDayOf(ms) : longDayOf(ms)
}
