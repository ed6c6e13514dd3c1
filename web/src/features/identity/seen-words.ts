import { longDayOf } from '#ui'
import type { Device } from '@xinglin/contract/identity'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** When a device was last heard of, as one says it. */
export const seenWords = (
  { LastSeenAt, SignedInAt }: Pick<Device, 'LastSeenAt' | 'SignedInAt'>,
  now: number,
): string => {
  const ago = now - Date.parse(LastSeenAt)
  const signedIn = `${longDayOf(SignedInAt)}登录`
  if (Number.isNaN(ago)) return signedIn
  if (ago < 5 * minuteMs) return `${signedIn}，刚刚活动过`
  if (ago < hourMs) return `${signedIn}，${Math.floor(ago / minuteMs)} 分钟前活动`
  if (ago < dayMs) return `${signedIn}，${Math.floor(ago / hourMs)} 小时前活动`
  return `${signedIn}，${Math.floor(ago / dayMs)} 天前活动`
}
