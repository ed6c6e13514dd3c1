type Used = { minute: number; inMinute: number; day: number; inDay: number }

const mostKept = 50_000

/** How often somebody may have something that costs the installation money; counted in this process, forgotten with it. */
export const allowance = (perMinute: number, perDay: number) => {
  const used = new Map<string, Used>()
  /** Takes one, or answers false where nothing is left. */
  return (who: string, now: number): boolean => {
    const minute = Math.floor(now / 60_000)
    const day = Math.floor(now / 86_400_000)
    const before = used.get(who)
    const inMinute = before?.minute === minute ? before.inMinute : 0
    const inDay = before?.day === day ? before.inDay : 0
    if (inMinute >= perMinute || inDay >= perDay) return false
    if (!before && used.size >= mostKept) used.clear()
    used.set(who, { minute, inMinute: inMinute + 1, day, inDay: inDay + 1 })
    return true
  }
}
