import { expect, test } from 'vitest'
import { dayWords, monthsIn, strengthOf, weeksOf } from './year-grid.ts'

test.each([2024, 2025, 2026, 2027])(
  'the weeks of %s hold each of its days once, Monday first',
  (year) => {
    const weeks = weeksOf(year)
    const days = weeks.flat().filter((day) => day !== undefined)
    const leap = year % 4 === 0
    expect(new Set(days).size).toBe(leap ? 366 : 365)
    expect(days[0]).toBe(`${year}-01-01`)
    expect(days.at(-1)).toBe(`${year}-12-31`)
    expect(weeks.every((week) => week.length === 7)).toBe(true)
    const mondays = weeks.flatMap(([monday]) => (monday ? [new Date(monday).getUTCDay()] : []))
    expect(new Set(mondays)).toEqual(new Set([1]))
  },
)

test('every month begins in some week', () => {
  const months = monthsIn(weeksOf(2026))
  expect(months.map(({ month }) => month)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  expect(months[0]?.week).toBe(0)
})

test.each([
  [undefined, 0],
  [0, 1],
  [1, 1],
  [899, 1],
  [900, 2],
  [2700, 3],
  [5400, 4],
])('%s seconds are coloured %s', (seconds, strength) => expect(strengthOf(seconds)).toBe(strength))

test('a day is named as one says it', () => expect(dayWords('2026-03-05')).toBe('3月5日'))
