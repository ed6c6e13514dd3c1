import { expect, test } from 'vitest'
import { deadlineOf, ownTimes } from './own-times.ts'

const at = (time: string) => new Date(`2026-03-01T${time}:00Z`)
const row = {
  opensAt: at('01:00'),
  closesAt: at('03:00'),
  minutes: 60,
  extraMinutes: 0,
  extraReason: '',
  attempts: 1,
}
const effective = <V>(value: V, base: V, reason = '') => ({
  value,
  base,
  others: [],
  ...(reason !== '' && {
    by: { kind: 'person' as const, refId: 'p', field: 'f', value, reason, order: '1' },
  }),
})
const given = (extra: number, closes = row.closesAt) => ({
  dates: () => ({ opens: effective(row.opensAt, row.opensAt), closes: effective(closes, closes) }),
  amounts: () => ({
    extra: effective<number | null>(extra, 0, extra > 0 ? '视力障碍' : ''),
    attempts: effective<number | null>(1, 1),
  }),
})

test('a deadline is the beginning, the minutes and what somebody has beyond them', () => {
  const times = ownTimes(row, given(10) as never)
  expect(times).toMatchObject({ minutes: 60, extra: 10, extraReason: '视力障碍' })
  expect(deadlineOf(times, at('01:05'))).toEqual(at('02:15'))
})

test('whoever begins late has until the end, moved by what they have beyond', () => {
  expect(deadlineOf(ownTimes(row, given(0) as never), at('02:30'))).toEqual(at('03:00'))
  expect(deadlineOf(ownTimes(row, given(10) as never), at('02:30'))).toEqual(at('03:10'))
})
