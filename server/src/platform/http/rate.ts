import { codes } from '@xinglin/wire'
import type { Call } from '@xinglin/contract/call'
import { Refused } from '#platform/visit'

type Count = { minute: number; calls: number }

/** Counts by minute in this process; losing it on a restart forgives, which is right for a courtesy limit. */
export const rateLimit = (most: number) => {
  const counts = new Map<string, Count>()
  return (who: string, at: Date): void => {
    const minute = Math.floor(at.getTime() / 60_000)
    const count = counts.get(who)
    if (!count || count.minute !== minute) {
      if (counts.size > 50_000) counts.clear()
      counts.set(who, { minute, calls: 1 })
      return
    }
    count.calls += 1
    const excess = count.calls - most
    if (excess > 0)
      throw new Refused(codes.tooMany.code, codes.tooMany.msg, { reason: who, excess })
  }
}

/** Limits of single calls (`perMinute`), by person and minute; of one server, as all that is counted here. */
export const callLimits = () => {
  const limits = new Map<string, ReturnType<typeof rateLimit>>()
  return ({ path, perMinute }: Pick<Call, 'path' | 'perMinute'>, who: string, at: Date): void => {
    if (perMinute === undefined) return
    const limit = limits.get(path) ?? rateLimit(perMinute)
    limits.set(path, limit)
    limit(who, at)
  }
}
