import { describe, expect, test } from 'vitest'
import type { Dates } from './score-rules.ts'
import {
  noWork,
  ownStateOf,
  standAtAll,
  taskScoreOf,
  type StandingItem,
  type Work,
} from './state-rules.ts'

const day = (n: number, ms = 0) => new Date(Date.UTC(2026, 10, n) + ms)
const dates: Dates = { opens: day(1), due: day(10), closes: day(15) }
const item = (id: string, over: Partial<StandingItem> = {}): StandingItem => ({
  id,
  required: true,
  weight: 50,
  attempts: 0,
  scoreRule: 'best',
  lateRule: 'until',
  penalty: 0,
  ...over,
})
const done = (score: number | null, n = 5): Work => ({
  begun: true,
  progress: 0,
  tries: [{ at: day(n), score }],
})
const stand = (
  items: readonly StandingItem[],
  works: Readonly<Record<string, Work>>,
  at = day(6),
  { ordered = false, isOpen = true } = {},
) => {
  const standings = standAtAll(items, ({ id }) => works[id] ?? noWork, { ordered, dates, at })
  return {
    states: items.map(({ id }) => standings.get(id)?.state),
    own: ownStateOf(items, standings, { dates, at, isOpen }),
    score: taskScoreOf(items, standings),
  }
}
const both = [item('a'), item('b')]

describe('how a student stands', () => {
  test.each([
    ['before the opening', {}, day(1, -1), ['none', 'none'], 'upcoming', null],
    ['nothing done', {}, day(6), ['none', 'none'], 'open', null],
    ['one done', { a: done(80) }, day(6), ['done', 'none'], 'begun', 80],
    ['in its last moment', { a: done(80) }, day(10), ['done', 'none'], 'begun', 80],
    ['after the date', { a: done(80) }, day(10, 1), ['done', 'none'], 'overdue', 80],
    [
      'at the end what was missed is worth nothing',
      { a: done(80) },
      day(16),
      ['done', 'missed'],
      'overdue',
      40,
    ],
    ['all done', { a: done(80), b: done(60) }, day(16), ['done', 'done'], 'done', 70],
    [
      'one waits',
      { a: done(80), b: { ...done(null), marking: 'waiting' } },
      day(16),
      ['done', 'waiting'],
      'waiting',
      80,
    ],
    [
      'one was returned',
      { a: { ...done(null), marking: 'returned' } },
      day(6),
      ['returned', 'none'],
      'begun',
      null,
    ],
    [
      'returned and never again',
      { a: { ...done(null), marking: 'returned' } },
      day(16),
      ['missed', 'missed'],
      'overdue',
      0,
    ],
    [
      'begun',
      { a: { begun: true, progress: 40, tries: [] } },
      day(6),
      ['begun', 'none'],
      'begun',
      null,
    ],
  ] as const)('%s', (_what, works, at, states, own, score) =>
    expect(stand(both, works, at)).toEqual({ states, own, score }),
  )

  test('work that was in time is not late because it was marked late', () =>
    expect(stand([item('a')], { a: done(90, 10) }, day(29))).toEqual({
      states: ['done'],
      own: 'done',
      score: 90,
    }))

  test('in order each opens by the one before', () => {
    const three = [item('a'), item('b'), item('c')]
    expect(stand(three, {}, day(6), { ordered: true }).states).toEqual(['none', 'locked', 'locked'])
    expect(stand(three, { a: done(1) }, day(6), { ordered: true }).states).toEqual([
      'done',
      'none',
      'locked',
    ])
  })

  test('what need not be done keeps nobody from being done', () =>
    expect(stand([item('a'), item('b', { required: false })], { a: done(80) }).own).toBe('done'))

  test('in an archived class it is over, and what was done stays', () =>
    expect(stand(both, { a: done(80) }, day(6), { isOpen: false })).toMatchObject({
      own: 'closed',
      score: 80,
    }))

  test('weights of nothing are no score', () =>
    expect(stand([item('a', { weight: 0 })], { a: done(80) }).score).toBeNull())
})
