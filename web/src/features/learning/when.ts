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
const dated = new Intl.DateTimeFormat('zh-CN', { timeZone: 'Asia/Shanghai', dateStyle: 'long' })
const year = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai', year: 'numeric' })
const key = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai', dateStyle: 'short' })

/** The year in which a moment lies in Shanghai. */
export const yearOf = (ms: number): number => Number(year.format(ms))

/** When something last happened, as one says it: 今天 09:12, 昨天 20:40, 3月5日, in another year with it; times of Shanghai. */
export const lastTime = (iso: string, nowMs: number): string => {
  const at = new Date(iso)
  if (Number.isNaN(at.getTime())) return ''
  if (key.format(at) === key.format(nowMs)) return `今天 ${time.format(at)}`
  if (key.format(at) === key.format(nowMs - dayMs)) return `昨天 ${time.format(at)}`
  return yearOf(at.getTime()) === yearOf(nowMs) ? day.format(at) : dated.format(at)
}

const full = new Intl.DateTimeFormat('zh-CN', {
  timeZone: 'Asia/Shanghai',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
})

/** A moment in full: 2026年3月5日 09:12; times of Shanghai, — for none. */
export const fullTime = (iso: string | null): string => {
  const at = new Date(iso ?? '')
  return Number.isNaN(at.getTime()) ? '—' : full.format(at)
}
