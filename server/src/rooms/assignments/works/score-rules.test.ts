import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { outcomeOf, type Counting, type Dates, type Try } from './score-rules.ts'

const day = (n: number, ms = 0) => new Date(Date.UTC(2026, 10, n) + ms)
const usual: Counting = { attempts: 0, scoreRule: 'best', lateRule: 'penalty', penalty: 10 }
const dates: Dates = { opens: day(1), due: day(10), closes: day(15) }
const at = (when: Date, score: number | null): Try => ({ at: when, score })
const scoreOf = (tries: readonly Try[], over: Partial<Counting> = {}, when: Dates = dates) =>
  outcomeOf(tries, { ...usual, ...over }, when).score

describe('what counts of several tries', () => {
  const three = [at(day(2), 60), at(day(3), 90), at(day(4), 75)]
  test.each([
    ['best', 0, 90],
    ['last', 0, 75],
    ['mean', 0, 75],
    ['best', 1, 60],
    ['last', 2, 90],
    ['mean', 2, 75],
  ] as const)('%s of the first %i', (scoreRule, attempts, score) =>
    expect(scoreOf(three, { scoreRule, attempts })).toBe(score),
  )
  test('tries before the opening do not count, nor use up any', () =>
    expect(scoreOf([at(day(1, -1), 100), at(day(1), 70)], { attempts: 1 })).toBe(70))
  test('what has no score of its own counts whole', () =>
    expect(scoreOf([{ at: day(2), score: null, isWhole: true }])).toBe(100))
  test('what is not scored yet is no 0', () => {
    expect(scoreOf([at(day(2), null)])).toBeNull()
    expect(scoreOf([at(day(2), null), at(day(3), 80)], { scoreRule: 'mean' })).toBe(80)
  })
})

describe('late', () => {
  test('the last moment is in time, the next is a day late', () => {
    expect(scoreOf([at(day(10), 80)])).toBe(80)
    expect(scoreOf([at(day(10, 1), 80)])).toBe(72)
    expect(scoreOf([at(day(11), 80)])).toBe(72)
    expect(scoreOf([at(day(11, 1), 80)])).toBe(64)
  })
  test('after the end nothing counts, in its last moment it does', () => {
    expect(scoreOf([at(day(15), 80)])).toBe(40)
    expect(scoreOf([at(day(15, 1), 80)])).toBeNull()
  })
  test('without late work the date is the end; without a penalty it costs nothing', () => {
    expect(scoreOf([at(day(10, 1), 80)], { lateRule: 'none' })).toBeNull()
    expect(scoreOf([at(day(14), 80)], { lateRule: 'until' })).toBe(80)
  })
  test('a penalty never takes more than there is', () =>
    expect(scoreOf([at(day(14), 80)], { penalty: 60 })).toBe(0))
  test('an earlier try in time goes before a better one that lost by being late', () => {
    const outcome = outcomeOf([at(day(9), 80), at(day(12), 90)], usual, dates)
    expect(outcome).toMatchObject({ score: 80, lateDays: 0, doneAt: day(9) })
  })
  test('a date that is moved takes its penalties along', () => {
    const tries = [at(day(12), 80)]
    expect(scoreOf(tries)).toBe(64)
    expect(scoreOf(tries, {}, { ...dates, due: day(12) })).toBe(80)
  })
  test('without a date nothing is late', () =>
    expect(scoreOf([at(day(30), 80)], {}, { opens: null, due: null, closes: null })).toBe(80))
})

const tries = fc.array(
  fc.record({
    at: fc.integer({ min: 1, max: 30 }).map((n) => day(n)),
    score: fc.integer({ min: 0, max: 100 }),
  }),
  { maxLength: 8 },
)
const counting = fc.record({
  attempts: fc.integer({ min: 0, max: 4 }),
  scoreRule: fc.constantFrom('best', 'last', 'mean'),
  lateRule: fc.constantFrom('none', 'penalty', 'until'),
  penalty: fc.integer({ min: 0, max: 100 }),
})

test('a score lies within what was scored, hangs on no order, and a later date never lowers it under the best', () =>
  fc.assert(
    fc.property(tries, counting, fc.integer({ min: 0, max: 15 }), (some, how, more) => {
      const { score } = outcomeOf(some, how, dates)
      const most = Math.max(0, ...some.map((one) => one.score))
      if (score !== null) expect(score).toBeGreaterThanOrEqual(0)
      if (score !== null) expect(score).toBeLessThanOrEqual(most)
      const distinct = new Set(some.map((one) => one.at.getTime())).size === some.length
      if (distinct) expect(outcomeOf(some.toReversed(), how, dates).score).toBe(score)
      if (how.scoreRule !== 'best' || how.attempts > 0) return
      const later = { ...dates, due: day(10 + more), closes: day(15 + more) }
      expect(outcomeOf(some, how, later).score ?? 0).toBeGreaterThanOrEqual(score ?? 0)
    }),
  ))
