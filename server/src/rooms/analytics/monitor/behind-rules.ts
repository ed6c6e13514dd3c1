import { behindBy, quietDays } from '@xinglin/contract/analytics'

const dayMs = 86_400_000
const whole = 100

/** A learner as far as it decides whether they lag. */
export type Pace = {
  /** 0 to 100; null for whoever never began. */
  readonly progress: number | null
  readonly lastAt: Date | null
  /** When the course is open for them; null for no limit, and where nobody said. */
  readonly opens: Date | null
  readonly closes: Date | null
  /** What must be complete, with when it is due for them; what has no date is left out. */
  readonly due: readonly { readonly title: string; readonly at: Date; readonly done: boolean }[]
}

/** The share of the time between two moments that has passed, in per cent. */
const passed = (opens: Date, closes: Date, at: Date): number =>
  Math.floor(
    Math.min(
      1,
      Math.max(0, (at.getTime() - opens.getTime()) / (closes.getTime() - opens.getTime())),
    ) * whole,
  )

/** Why a learner lags (落后), by the rule that `behindRule` puts into words; empty where they do not. */
export const behindOf = ({ progress, lastAt, opens, closes, due }: Pace, at: Date): string => {
  if (progress === whole) return ''
  const missed = due.filter((one) => !one.done && one.at <= at)
  const [first] = missed
  if (first)
    return missed.length === 1
      ? `“${first.title}”已过截止时间`
      : `“${first.title}”等 ${missed.length} 项已过截止时间`
  if (closes && closes <= at) return '已过截止时间，没有完成'
  if (opens && closes) {
    const share = passed(opens, closes, at)
    return (progress ?? 0) < share - behindBy ? `时间已过 ${share}%，进度 ${progress ?? 0}%` : ''
  }
  if (closes || !lastAt) return ''
  const days = Math.floor((at.getTime() - lastAt.getTime()) / dayMs)
  return days > quietDays ? `${days} 天没有学习` : ''
}
