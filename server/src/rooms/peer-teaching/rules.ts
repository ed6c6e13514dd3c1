import { mostADay, tellWithinDays } from '@xinglin/contract/peer-teaching'

/** The school year of a day (YYYY-MM-DD) by the year in which it begins: from September to August. */
export const schoolYearOf = (day: string): number => {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return month >= 9 ? year : year - 1
}

/** Days from one day to another. */
const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000)

/** Why a session of a day cannot be told of today. */
export const faultOfDay = (day: string, today: string): 'future' | 'old' | undefined => {
  const ago = daysBetween(day, today)
  if (ago < 0) return 'future'
  return ago > tellWithinDays ? 'old' : undefined
}

/** Whether somebody can have helped so long on a day on which they helped others already. */
export const fitsDay = (helped: readonly number[], minutes: number): boolean =>
  helped.reduce((sum, one) => sum + one, 0) + minutes <= mostADay

/** What of a session a year's sums need. */
export type CountedSession = {
  readonly helperId: string
  readonly helpedId: string
  readonly minutes: number
  readonly state: string
}

const isLive = ({ state }: CountedSession): boolean =>
  state === 'told' || state === 'agreed' || state === 'disputed'

/** A year of somebody's: verified sessions count, rejected ones never. */
export const sumsOf = (sessions: readonly CountedSession[], personId: string) => {
  const verified = sessions.filter(({ state }) => state === 'verified')
  const helped = verified.filter(({ helperId }) => helperId === personId)
  const minutes = (some: readonly CountedSession[]): number =>
    some.reduce((sum, one) => sum + one.minutes, 0)
  return {
    sessions: helped.length,
    minutes: minutes(helped),
    people: new Set(helped.map(({ helpedId }) => helpedId)).size,
    open: sessions.filter(
      (one) => isLive(one) && (one.helperId === personId || one.helpedId === personId),
    ).length,
    received: minutes(verified.filter(({ helpedId }) => helpedId === personId)),
  }
}

/** The rank of some minutes among those of all who helped: one more than how many have more; null for none. */
export const rankOf = (all: readonly number[], own: number): number | null =>
  own > 0 ? 1 + all.filter((one) => one > own).length : null
