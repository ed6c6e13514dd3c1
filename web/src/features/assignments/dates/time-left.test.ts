import { expect, test } from 'vitest'
import { timeLeft } from './time-left.ts'

const now = Date.parse('2026-11-29T12:00:00Z')
test.each([
  ['2026-12-02T13:00:00Z', '还剩3天'],
  ['2026-11-29T15:30:00Z', '还剩3小时'],
  ['2026-11-29T12:00:20Z', '还剩1分钟'],
  ['2026-11-29T11:00:00Z', '已过1小时'],
  ['2026-11-27T11:00:00Z', '已过2天'],
])('%s: %s', (iso, words) => expect(timeLeft(iso, now)).toBe(words))
