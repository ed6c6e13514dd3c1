const dayMs = 86_400_000
const time = new Intl.DateTimeFormat('zh-CN', {
  timeZone: 'Asia/Shanghai',
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
})
const day = new Intl.DateTimeFormat('zh-CN', {
  timeZone: 'Asia/Shanghai',
  month: 'long',
  day: 'numeric',
})
const key = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai', dateStyle: 'short' })

/** When something last happened, as one says it: 今天 09:12, 昨天 20:40, 3月5日; times of Shanghai. */
export const lastTime = (iso: string, nowMs: number): string => {
  const at = new Date(iso)
  if (Number.isNaN(at.getTime())) return ''
  if (key.format(at) === key.format(nowMs)) return `今天 ${time.format(at)}`
  if (key.format(at) === key.format(nowMs - dayMs)) return `昨天 ${time.format(at)}`
  return day.format(at)
}
