import { expect, test } from 'vitest'
import type { RoundClock } from '@xinglin/contract/competitions'
import { clockPhase, minutesWord } from './clock-phase.ts'

const start = Date.parse('2026-05-01T09:00:00Z')
const minute = 60_000
const clock = (over: Partial<RoundClock> = {}): RoundClock => ({
  State: 'running',
  Step: 1,
  Steps: 3,
  StartedAt: new Date(start).toISOString(),
  PausedMs: 0,
  PausedAt: null,
  ReadingMinutes: 1,
  Minutes: 8,
  ExtraMinutes: 0,
  ChangeMinutes: 1,
  Now: '',
  ...over,
})

test.each([
  ['reads', 0.5, {}, 'reading', 30],
  ['is examined', 2, {}, 'examining', 420],
  ['is over', 9, {}, 'over', 0],
  ['has more time', 9, { ExtraMinutes: 2 }, 'examining', 120],
  ['stood still before', 3, { PausedMs: minute }, 'examining', 420],
  ['stands still', 30, { PausedAt: new Date(start + 2 * minute).toISOString() }, 'examining', 420],
] as const)('a team that %s', (_what, minutes, over, phase, seconds) =>
  expect(clockPhase(clock(over), start + minutes * minute)).toMatchObject({ phase, seconds }),
)

test('before the first step nothing goes on', () =>
  expect(clockPhase(clock({ StartedAt: null }), start).phase).toBe('none'))

test('time is told in minutes and seconds', () => expect(minutesWord(605)).toBe('10:05'))
