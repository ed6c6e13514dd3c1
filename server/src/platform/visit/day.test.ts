import { expect, test } from 'vitest'
import { dayEnd, dayIn, dayStart } from './day.ts'

test('a day begins in the school’s time zone', () => {
  const midnight = new Date('2026-03-09T16:00:00Z')
  expect(dayIn('Asia/Shanghai', midnight)).toBe('2026-03-10')
  expect(dayIn('UTC', midnight)).toBe('2026-03-09')
})

test('a day of a time zone begins and ends where its date changes', () => {
  for (const zone of ['Asia/Shanghai', 'UTC', 'America/New_York']) {
    const start = dayStart(zone, '2026-03-09')
    expect(dayIn(zone, start)).toBe('2026-03-09')
    expect(dayIn(zone, new Date(start.getTime() - 1))).toBe('2026-03-08')
    expect(dayIn(zone, dayEnd(zone, '2026-03-09'))).toBe('2026-03-09')
  }
  expect(dayStart('Asia/Shanghai', '2026-03-09').toISOString()).toBe('2026-03-08T16:00:00.000Z')
})
