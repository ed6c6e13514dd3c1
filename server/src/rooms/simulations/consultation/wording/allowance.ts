type Used = { lastMinute: number[]; day: number; inDay: number }

const maxKept = 50_000
const minute = 60_000

/** How often somebody may have something that costs the installation money, in any sixty seconds and in a day; counted in this process, forgotten with it. */
export const allowance = (perMinute: number, perDay: number) => {
  const used = new Map<string, Used>()
  /** Takes one, or answers false where nothing is left. */
  return (who: string, now: number): boolean => {
    const day = Math.floor(now / 86_400_000)
    const before = used.get(who)
    const lastMinute = (before?.lastMinute ?? []).filter((at) => now - at < minute)
    const inDay = before?.day === day ? before.inDay : 0
    if (lastMinute.length >= perMinute || inDay >= perDay) return false
    if (!before && used.size >= maxKept) used.clear()
    used.set(who, { lastMinute: [...lastMinute, now], day, inDay: inDay + 1 })
    return true
  }
}
