import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isInTenths, defaultWorkRubric, type Criterion } from '@xinglin/contract/marking'
import { arePoints, evenPoints, faultOfRubric, shareOfMark, unseenDecision } from './rules.ts'

const tenths = (most: number) => fc.integer({ min: 0, max: most * 10 }).map((one) => one / 10)

/** A rubric of whole points with points in tenths for each criterion. */
const marked = fc
  .array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 12 })
  .chain((maxima) =>
    fc.tuple(...maxima.map(tenths)).map((points) => ({
      rubric: maxima.map((Max, at): Criterion => ({ Id: `c${at}`, Name: '项', Note: '', Max })),
      points: Object.fromEntries(points.map((one, at) => [`c${at}`, one])),
    })),
  )

test('points in tenths are points, and their share is exact to the tenth: 0 to 100, in any order', () => {
  fc.assert(
    fc.property(marked, ({ rubric, points }) => {
      expect(arePoints(rubric, { Points: points })).toBe(true)
      const share = shareOfMark(rubric, { Points: points })
      const sum = Object.values(points).reduce((all, one) => all + BigInt(Math.round(one * 10)), 0n)
      const most = rubric.reduce((all, { Max }) => all + Max, 0)
      expect(share).toBe((10 * Number(sum)) / most)
      expect(share).toBeGreaterThanOrEqual(0)
      expect(share).toBeLessThanOrEqual(100)
      const turned = Object.fromEntries(Object.entries(points).toReversed())
      expect(shareOfMark(rubric.toReversed(), { Points: turned })).toBe(share)
    }),
  )
})

test('a tenth more never makes a score less, and a criterion that waits has none', () => {
  fc.assert(
    fc.property(marked, ({ rubric, points }) => {
      const [first] = rubric
      if (!first) return
      const given = points[first.Id] ?? 0
      fc.pre(given < first.Max)
      const more = { ...points, [first.Id]: Math.round(given * 10 + 1) / 10 }
      expect(shareOfMark(rubric, { Points: more }) ?? 0).toBeGreaterThan(
        shareOfMark(rubric, { Points: points }) ?? 0,
      )
      const { [first.Id]: _waits, ...others } = points
      expect(shareOfMark(rubric, { Points: others })).toBeNull()
    }),
  )
})

test('even points are points within a twentieth of the share', () => {
  fc.assert(
    fc.property(marked, fc.integer({ min: 0, max: 100 }), ({ rubric }, share) => {
      const points = evenPoints(rubric, share)
      expect(arePoints(rubric, { Points: points })).toBe(true)
      for (const { Id, Max } of rubric)
        expect(Math.abs((points[Id] ?? 0) - (Max * share) / 100)).toBeLessThanOrEqual(0.05 + 1e-9)
    }),
  )
})

test('tenths are told from hundredths, also where a binary fraction is a hair off', () => {
  for (const one of [0.1, 0.3, 0.7, 18.9, 99.9]) expect(isInTenths(one)).toBe(true)
  for (const one of [0.05, 1.25, 33.33]) expect(isInTenths(one)).toBe(false)
})

test('the usual rubric is one', () => expect(faultOfRubric(defaultWorkRubric)).toBeUndefined())

test('a decision is unseen when somebody else made it last and the browser showed another or none', () => {
  const at = (second: number) => new Date(Date.UTC(2026, 10, 29, 9, 0, second))
  const by = (markerId: string, second: number | null) => ({
    markerId,
    outcome: second === null ? null : 'marked',
    decidedAt: second === null ? null : at(second),
  })
  expect(unseenDecision([by('a', null)], 'b', '')).toBeUndefined()
  expect(unseenDecision([by('a', 1)], 'a', '')).toBeUndefined()
  expect(unseenDecision([by('a', 1), by('b', 2)], 'b', '')).toBeUndefined()
  expect(unseenDecision([by('a', 1)], 'b', '')).toMatchObject({ markerId: 'a' })
  expect(unseenDecision([by('a', 3), by('b', 2)], 'b', at(2).toISOString())).toMatchObject({
    markerId: 'a',
  })
  expect(unseenDecision([by('a', 3)], 'b', at(3).toISOString())).toBeUndefined()
})
