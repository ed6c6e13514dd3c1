import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bestOfCourses, dimensionsByKind, meanOf, newestFirst, releasedOf } from './rules.ts'
import type { Scored } from './sources/score-source.ts'

const score = (over: Partial<Scored> = {}): Scored => ({
  kind: 'course',
  id: '1',
  courseId: 'c',
  name: '问诊',
  courseKind: 1,
  attemptNo: 1,
  at: new Date('2026-11-01'),
  released: true,
  score: 80,
  level: 'A',
  dimensions: [],
  ...over,
})

const scores = fc.array(
  fc.record({
    kind: fc.constantFrom('course' as const, 'report' as const),
    id: fc.uuid(),
    courseId: fc.constantFrom('a', 'b', 'c'),
    score: fc.option(fc.integer({ min: 0, max: 10_000 }).map((cents) => cents / 100)),
    released: fc.boolean(),
    at: fc.date({ min: new Date('2026-01-01'), max: new Date('2026-12-31'), noInvalidDate: true }),
  }),
  { maxLength: 30 },
)
const all = scores.map((some) => some.map((one) => score(one)))

describe('what counts', () => {
  test('nothing that waits, and nothing without a score, is ever told', () => {
    fc.assert(
      fc.property(all, (some) => {
        for (const one of releasedOf(some)) expect([one.released, one.score]).not.toContain(null)
        expect(releasedOf(some).every(({ released }) => released)).toBe(true)
      }),
    )
  })

  test('the best round of a course counts, whatever the order in which rounds came', () => {
    fc.assert(
      fc.property(all, fc.array(fc.nat(), { minLength: 30, maxLength: 30 }), (some, order) => {
        const released = releasedOf(some)
        const shuffled = released
          .map((one, at) => ({ one, at: order[at] ?? 0 }))
          .toSorted((a, b) => a.at - b.at)
          .map(({ one }) => one)
        const worth = (of: typeof released) =>
          bestOfCourses(of)
            .map(
              ({ kind, courseId, score: got }) =>
                `${kind} ${kind === 'course' ? courseId : ''} ${got}`,
            )
            .toSorted()
        expect(worth(shuffled)).toEqual(worth(released))
        for (const one of released)
          if (one.kind === 'course') {
            const best = bestOfCourses(released).find(
              (other) => other.kind === 'course' && other.courseId === one.courseId,
            )
            expect(best?.score).toBeGreaterThanOrEqual(one.score)
          }
      }),
    )
  })

  test('the mean is between the least and the most, cut to two decimals; there is none of nothing', () => {
    expect(meanOf([])).toBeNull()
    expect(meanOf([0])).toBe(0)
    expect(meanOf([80, 80, 79.99])).toBe(79.99)
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1 }), (some) => {
        const mean = meanOf(some) ?? -1
        expect(mean).toBeGreaterThanOrEqual(Math.min(...some) - 0.01)
        expect(mean).toBeLessThanOrEqual(Math.max(...some))
      }),
    )
  })

  test('the newest comes first, and of one moment always the same', () => {
    const some = [score({ id: '1' }), score({ id: '3' }), score({ id: '2', at: new Date(0) })]
    const ids = (of: Scored[]) => newestFirst(of).map(({ id }) => id)
    expect(ids(some)).toEqual(['3', '1', '2'])
    expect(ids(some.toReversed())).toEqual(['3', '1', '2'])
  })
})

test('dimensions are means over the best rounds of the courses of a kind, of those in which they were assessed', () => {
  const of = (first: number | null, second: number | null) => [
    { name: '接诊', score: first },
    { name: '病史', score: second },
  ]
  const released = releasedOf([
    score({ id: '1', score: 60, dimensions: of(0, 0) }),
    score({ id: '2', score: 90, dimensions: of(90, null) }),
    score({ id: '3', courseId: 'd', score: 70, dimensions: of(60, 80) }),
    score({ id: '4', courseId: 'e', courseKind: 3, dimensions: of(null, null) }),
    score({ id: '5', courseId: 'f', courseKind: 2 }),
    score({ id: '6', kind: 'report', dimensions: of(1, 1) }),
  ])
  expect(dimensionsByKind(released)).toEqual([
    {
      kind: 1,
      courses: 2,
      axes: [
        { name: '接诊', score: 75 },
        { name: '病史', score: 80 },
      ],
    },
    {
      kind: 3,
      courses: 1,
      axes: [
        { name: '接诊', score: null },
        { name: '病史', score: null },
      ],
    },
  ])
})
