import { expect, test } from 'vitest'
import { behindIn, type TaskPace } from './behind-rules.ts'

const day = (n: number) => new Date(Date.UTC(2026, 10, n))
const pace = (more: Partial<TaskPace> = {}): TaskPace => ({
  state: 'open',
  givenAt: day(1),
  dates: { opens: null, due: day(21), closes: null },
  must: ['none', 'none'],
  ...more,
})
const noDates = { opens: null, due: null, closes: null }

test.each([
  [{}, '时间已过 50%，完成 0/2 项'],
  [{ must: ['done', 'none'] }, ''],
  [{ must: ['waiting', 'begun'] }, ''],
  [{ must: ['begun', 'none'] }, '时间已过 50%，完成 0/2 项'],
  [{ dates: { opens: day(10), due: day(21), closes: null } }, ''],
  [{ dates: noDates }, ''],
  [{ state: 'overdue', must: ['done', 'missed'] }, '已过截止时间，完成 1/2 项'],
  [{ state: 'done', must: ['done', 'done'] }, ''],
  [{ state: 'closed' }, ''],
  [{ state: 'upcoming' }, ''],
] as const)('%j: %s', (more, why) => expect(behindIn(pace(more), day(11))).toBe(why))
