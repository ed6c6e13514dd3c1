import type { ExamField } from '@xinglin/contract/exams'
import type { Effective, Given } from '#targets'
import type { ExamRow } from './store.ts'

const minuteMs = 60_000

/** When, how long and how often somebody may sit an examination, and why that is another than for others. */
export type OwnTimes = {
  readonly opens: Date
  readonly closes: Date
  readonly minutes: number
  readonly extra: number
  /** Empty where nothing is another. */
  readonly extraReason: string
  /** 0 for any number of times. */
  readonly attempts: number
}

type Base = Pick<
  ExamRow,
  'opensAt' | 'closesAt' | 'minutes' | 'extraMinutes' | 'extraReason' | 'attempts'
>

const reasonOf = ({ by }: Effective<number | null>, usual: string): string => by?.reason ?? usual

/** The times of somebody who has an examination: field by field, a person's own before a group's. */
export const ownTimes = (row: Base, given: Pick<Given, 'dates' | 'amounts'>): OwnTimes => {
  const dates = given.dates<Extract<ExamField, 'opens' | 'closes'>>({
    opens: row.opensAt,
    closes: row.closesAt,
  })
  const amounts = given.amounts<Extract<ExamField, 'extra' | 'attempts'>>({
    extra: row.extraMinutes,
    attempts: row.attempts,
  })
  const extra = amounts.extra.value ?? 0
  return {
    opens: dates.opens.value ?? row.opensAt,
    closes: dates.closes.value ?? row.closesAt,
    minutes: row.minutes,
    extra,
    extraReason: extra === 0 ? '' : reasonOf(amounts.extra, row.extraReason),
    attempts: amounts.attempts.value ?? row.attempts,
  }
}

/** When somebody's time is over for good: minutes given beyond the rest move the end of the examination too. */
export const endOf = ({ closes, extra }: Pick<OwnTimes, 'closes' | 'extra'>): Date =>
  new Date(closes.getTime() + extra * minuteMs)

/** Until when an attempt that begins now may run. */
export const deadlineOf = (times: OwnTimes, start: Date): Date => {
  const full = start.getTime() + (times.minutes + times.extra) * minuteMs
  return new Date(Math.min(full, endOf(times).getTime()))
}
