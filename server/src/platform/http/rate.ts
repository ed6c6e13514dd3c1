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

/** Strangers behind one address: a campus is one, and its people are not told apart before they sign in. */
const strangersAnAddress = 20

/** Limits of single calls (`perMinute`), by person and minute, or of all strangers behind an address together; of one server, as all that is counted here. */
export const callLimits = () => {
  const limits = new Map<string, ReturnType<typeof rateLimit>>()
  return (
    { path, perMinute }: Pick<Call, 'path' | 'perMinute'>,
    { who, isStranger }: { readonly who: string; readonly isStranger: boolean },
    at: Date,
  ): void => {
    if (perMinute === undefined) return
    const name = `${isStranger ? 'strangers ' : ''}${path}`
    const limit = limits.get(name) ?? rateLimit(perMinute * (isStranger ? strangersAnAddress : 1))
    limits.set(name, limit)
    limit(who, at)
  }
}
