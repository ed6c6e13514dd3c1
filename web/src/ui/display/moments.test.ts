import { expect, test } from 'vitest'
import {
  clockOf,
  dayOf,
  exactMomentOf,
  longDayOf,
  longMomentOf,
  momentOf,
  shortDayOf,
  weekdayOf,
} from './moments.ts'

// Half past four in the afternoon of the last day of a year in UTC is the next year already in Shanghai.
const late = '2025-12-31T16:30:07Z'

test.each([
  [dayOf, '2026-01-01'],
  [clockOf, '00:30'],
  [momentOf, '2026-01-01 00:30'],
  [exactMomentOf, '2026-01-01 00:30:07'],
  [shortDayOf, '1月1日'],
  [longDayOf, '2026年1月1日'],
  [longMomentOf, '2026年1月1日 00:30'],
  [weekdayOf, '星期四'],
])('%o writes the time of Shanghai, and — for none', (write, expected) => {
  expect(write(late)).toBe(expected)
  expect(write(Date.parse(late))).toBe(expected)
  for (const none of [null, undefined, '', 'yesterday', Number.NaN]) expect(write(none)).toBe('—')
})

test('agrees with the calendar of the browser', () => {
  const theirs = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' })
  for (let day = 0; day < 800; day += 1) {
    const at = Date.UTC(2024, 0, 1, 15, 59) + day * 86_400_000 + day * 60_000
    expect(dayOf(at)).toBe(theirs.format(at))
  }
})
