import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countedScore, gradeOf, isWhole, totalOf, writtenTotal } from './rules.ts'

const score = fc.integer({ min: 0, max: 10_000 }).map((cents) => cents / 100)
const column = fc.record({
  Weight: fc.integer({ min: 0, max: 100 }),
  Missing: fc.constantFrom('zero' as const, 'skip' as const),
  Score: fc.option(score),
})
const book = fc.array(column, { minLength: 1, maxLength: 12 })
const totalIn = (columns: { Weight: number; Missing: 'zero' | 'skip'; Score: number | null }[]) =>
  totalOf(
    columns,
    columns.map(({ Score }) => Score),
  )

describe('a total', () => {
  test('lies between the least and the most of what counts', () => {
    fc.assert(
      fc.property(book, (columns) => {
        const total = totalIn(columns)
        const counted = columns.flatMap(({ Weight, Missing, Score }) =>
          Weight === 0 || (Score === null && Missing === 'skip') ? [] : [Score ?? 0],
        )
        if (total === null) expect(counted).toEqual([])
        else {
          expect(total).toBeGreaterThanOrEqual(Math.min(...counted) - 1e-9)
          expect(total).toBeLessThanOrEqual(Math.max(...counted) + 1e-9)
        }
      }),
    )
  })

  test('does not depend on the order of the columns', () => {
    fc.assert(
      fc.property(book, (columns) => {
        const [one, other] = [totalIn(columns), totalIn(columns.toReversed())]
        if (one === null || other === null) expect(one).toBe(other)
        else expect(one).toBeCloseTo(other, 9)
      }),
    )
  })

  test('never falls when a score rises', () => {
    fc.assert(
      fc.property(book, fc.nat(), score, (columns, which, better) => {
        const at = which % columns.length
        const before = columns[at]?.Score ?? null
        if (before === null || better < before) return
        const raised = columns.map((one, i) => (i === at ? { ...one, Score: better } : one))
        expect(totalIn(raised) ?? 0).toBeGreaterThanOrEqual((totalIn(columns) ?? 0) - 1e-9)
      }),
    )
  })

  test('what is missing is nought only where its column says so', () => {
    const [zero, skip] = (['zero', 'skip'] as const).map((Missing) => ({ Weight: 50, Missing }))
    if (!zero || !skip) throw new Error('both are there')
    expect(totalOf([zero, zero], [80, null])).toBe(40)
    expect(totalOf([zero, skip], [80, null])).toBe(80)
    expect(totalOf([skip, skip], [null, null])).toBeNull()
    expect(totalOf([zero], [null])).toBe(0)
    // What does not concern a student is never nought for them; a score that they have all the same counts.
    expect(totalOf([zero, zero], [80, null], [1])).toBe(80)
    expect(totalOf([zero, zero], [80, 40], [1])).toBe(60)
    expect(totalOf([zero], [null], [0])).toBeNull()
    expect(totalOf([], [])).toBeNull()
    expect(totalOf([{ Weight: 0, Missing: 'zero' }], [100])).toBeNull()
  })
})

test.each([
  [59.5, 0, '60'],
  [59.49, 0, '59'],
  [59.999_999_999_9, 1, '60.0'],
  [59.96, 1, '59.9'],
  [100, 0, '100'],
  [0, 1, '0.0'],
  // 0.3 × 59.5 + 0.7 × 59.5 is a hair less than 59.5.
  [0.3 * 59.5 + 0.7 * 59.5 - 1e-13, 0, '60'],
])('%f with %d decimals is written %s', (total, decimals, word) =>
  expect(writtenTotal(total, decimals)).toBe(word),
)

test.each([
  [null, 'five', 0, ''],
  [89.5, 'five', 0, '优秀'],
  [89.5, 'five', 1, '良好'],
  [70, 'five', 1, '中等'],
  [59.5, 'five', 0, '及格'],
  [59.9, 'five', 1, '不及格'],
  [59.5, 'pass', 0, '合格'],
  [59.9, 'pass', 1, '不合格'],
  [81.66, 'hundred', 1, '81.6'],
] as const)('%f in %s with %d decimals is %s', (total, scale, decimals, grade) =>
  expect(gradeOf(total, scale, decimals)).toBe(grade),
)

test.each([
  ['best', 90],
  ['last', 70],
  ['mean', 80],
] as const)('of several %s counts', (rule, counted) => {
  expect(countedScore([80, 90, 70], rule)).toBe(counted)
  expect(countedScore([], rule)).toBeNull()
})

test('weights make a whole, or do not', () => {
  expect(isWhole([{ Weight: 30 }, { Weight: 70 }])).toBe(true)
  expect(isWhole([{ Weight: 30 }])).toBe(false)
  expect(isWhole([])).toBe(false)
})
