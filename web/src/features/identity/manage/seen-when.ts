const minuteMs = 60_000
const here = 5
const hour = 60
const day = 24 * hour

/** When somebody with an open session was last seen, in words; empty for nobody. */
export const seenWhen = (seen: string | null, now: number): string => {
  const at = seen === null ? Number.NaN : Date.parse(seen)
  if (Number.isNaN(at)) return ''
  const minutes = Math.floor((now - at) / minuteMs)
  if (minutes < here) return '在线'
  if (minutes < hour) return `${minutes} 分钟前`
  if (minutes < day) return `${Math.floor(minutes / hour)} 小时前`
  return `${Math.floor(minutes / day)} 天前`
}
