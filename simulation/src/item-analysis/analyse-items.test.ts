import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { analyseItems, type Examinee } from './analyse-items.ts'
import { extremeGroups, groupSize } from './extreme-groups.ts'
import {
  alphaOf,
  correlationOf,
  kr20Of,
  quantileOf,
  standardError,
  varianceOf,
} from './measures.ts'
import reference from './reference.json' with { type: 'json' }

const none: readonly string[] = []
const toExaminee = (points: readonly number[]): Examinee => ({
  points: new Map(points.map((one, at) => [String(at), one])),
  chosen: new Map(),
})
const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0)
const items = reference.most.map((most, at) => ({ id: String(at), most, options: none }))
const figures = analyseItems(items, reference.points.map(toExaminee))

describe('check 25: agrees to 1e-9 with the reference sheet that R computed', () => {
  test.each(reference.items.map((one, at) => [at + 1, one] as const))('item %s', (no, wanted) => {
    const own = figures[no - 1]
    if (!own) throw new Error('no such item')
    expect(own.facility).toBeCloseTo(wanted.facility, 9)
    expect(own.upper).toBeCloseTo(wanted.upper, 9)
    expect(own.lower).toBeCloseTo(wanted.lower, 9)
    expect(own.discrimination).toBeCloseTo(wanted.upper - wanted.lower, 9)
    for (const name of ['itemTotal', 'itemRest'] as const)
      expect(own[name]).toBeCloseTo(wanted[name], 9)
  })
  test('alpha, KR-20, deviation, error and quartiles', () => {
    const totals = reference.points.map(sum)
    const deviation = Math.sqrt(varianceOf(totals) ?? 0)
    const alpha = alphaOf(reference.points)
    expect(alpha).toBeCloseTo(reference.alpha, 9)
    expect(deviation).toBeCloseTo(reference.deviation, 9)
    expect(standardError(deviation, alpha)).toBeCloseTo(reference.error, 9)
    for (const [at, wanted] of reference.quantiles.entries())
      expect(quantileOf(totals, at / 4)).toBeCloseTo(wanted, 9)
    const dichotomous = reference.points.map((row) => row.slice(0, 12))
    expect(kr20Of(dichotomous)).toBeCloseTo(reference.kr20, 9)
    expect(kr20Of(reference.points)).toBeNull()
  })
})

const totalsOf = fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 1, maxLength: 60 })

test('both groups have their size exactly, and nobody in a group stands below somebody who is not', () =>
  fc.assert(
    fc.property(totalsOf, (totals) => {
      const { size, upper, lower } = extremeGroups(totals)
      expect(size).toBe(Math.round(0.27 * totals.length))
      expect(size).toBe(groupSize(totals.length))
      for (const [weights, sign] of [
        [upper, 1],
        [lower, -1],
      ] as const) {
        expect(sum(weights)).toBeCloseTo(size, 9)
        for (const [a, own] of totals.entries())
          for (const [b, other] of totals.entries()) {
            // Equal totals count equally; a better one counts at least as much.
            if (own === other) expect(weights[a]).toBe(weights[b])
            else if (sign * own > sign * other)
              expect(weights[a] ?? 0).toBeGreaterThanOrEqual(weights[b] ?? 0)
          }
      }
    }),
  ))

const marks = fc.integer({ min: 2, max: 6 }).chain((width) =>
  fc.array(fc.array(fc.constantFrom(0, 1), { minLength: width, maxLength: width }), {
    minLength: 2,
    maxLength: 30,
  }),
)
const analyse = (rows: readonly (readonly number[])[]) =>
  analyseItems(
    (rows[0] ?? []).map((_, at) => ({ id: String(at), most: 1, options: none })),
    rows.map(toExaminee),
  )

test('the order of examinees changes nothing, and every figure is within its bounds', () =>
  fc.assert(
    fc.property(marks, (rows) => {
      const forward = analyse(rows)
      const backward = analyse(rows.toReversed())
      for (const [at, one] of forward.entries()) {
        expect(one.facility ?? 0).toBeGreaterThanOrEqual(0)
        expect(one.facility ?? 0).toBeLessThanOrEqual(1)
        expect(Math.abs(one.discrimination ?? 0)).toBeLessThanOrEqual(1 + 1e-12)
        for (const r of [one.itemTotal, one.itemRest])
          expect(Math.abs(r ?? 0)).toBeLessThanOrEqual(1 + 1e-12)
        expect(backward[at]?.discrimination ?? 0).toBeCloseTo(one.discrimination ?? 0, 9)
        expect(backward[at]?.itemRest ?? 0).toBeCloseTo(one.itemRest ?? 0, 9)
      }
    }),
  ))

test('alpha of an item beside itself is 1, and KR-20 is its formula over the whole sample', () =>
  fc.assert(
    fc.property(marks, (rows) => {
      const first = rows.map((row) => [row[0] ?? 0, row[0] ?? 0])
      const varies = new Set(rows.map((row) => row[0])).size > 1
      if (varies) expect(alphaOf(first)).toBeCloseTo(1, 9)
      else expect(alphaOf(first)).toBeNull()
      const n = rows.length
      const k = rows[0]?.length ?? 0
      const totals = rows.map(sum)
      const mean = sum(totals) / n
      const variance = sum(totals.map((one) => (one - mean) ** 2)) / n
      if (variance === 0) return
      const pq = sum(
        Array.from({ length: k }, (_, at) => {
          const p = sum(rows.map((row) => row[at] ?? 0)) / n
          return p * (1 - p)
        }),
      )
      expect(kr20Of(rows)).toBeCloseTo((k / (k - 1)) * (1 - pq / variance), 9)
    }),
  ))

test('an item is measured by those alone who had it', () => {
  const drawn = [
    {
      points: new Map([
        ['a', 1],
        ['b', 1],
      ]),
      chosen: new Map([['a', ['a1']]]),
    },
    {
      points: new Map([
        ['a', 0],
        ['c', 0],
      ]),
      chosen: new Map([['a', ['a2']]]),
    },
    {
      points: new Map([
        ['a', 1],
        ['c', 1],
      ]),
      chosen: new Map(),
    },
  ]
  const [a, b, c] = analyseItems(
    [
      { id: 'a', most: 1, options: ['a1', 'a2'] },
      { id: 'b', most: 1, options: [] },
      { id: 'c', most: 1, options: [] },
    ],
    drawn,
  )
  expect(a).toMatchObject({ examinees: 3, facility: 2 / 3, groupSize: 1 })
  expect(a?.options.map(({ count }) => count)).toEqual([1, 1])
  expect(a?.omitted.count).toBe(1)
  expect(b).toMatchObject({ examinees: 1, facility: 1, itemRest: null })
  expect(c).toMatchObject({ examinees: 2, facility: 0.5 })
})

test('what does not vary correlates with nothing, though its sum is not exact', () => {
  expect(correlationOf([0.1, 0.1, 0.1], [1, 2, 3])).toBeNull()
  expect(alphaOf([[1], [2]])).toBeNull()
  expect(quantileOf([], 0.5)).toBeNull()
})
