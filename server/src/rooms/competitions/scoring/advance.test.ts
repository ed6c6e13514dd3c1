import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { advancing, type Placed, ranksWithin, schoolSums } from './advance.ts'
import { wholeShare } from './marks.ts'
import { ranksOf } from './ranks.ts'

/** Entries of a round as its ranks order them. */
const placed = (
  rows: readonly {
    readonly id: string
    readonly partnerId: string
    readonly area: string
    readonly share: number | undefined
  }[],
): Placed[] => {
  const ranks = ranksOf(rows.map(({ id, share }) => ({ id, share, tieBreak: [], takesRank: true })))
  return rows.map((row) => ({
    ...row,
    share: row.share ?? null,
    rank: ranks.get(row.id) ?? null,
  }))
}

const row = (id: string, partnerId: string, share: number | undefined, area = '') => ({
  id,
  partnerId,
  share,
  area,
})

describe('who goes on', () => {
  const field = placed([
    row('a1', 'a', 9000, '东'),
    row('a2', 'a', 5000, '东'),
    row('b1', 'b', 8000, '西'),
    row('b2', 'b', 7500, '西'),
    row('c1', 'c', 8500, '西'),
    row('c2', 'c', undefined, '西'),
  ])
  const rule = { by: 'entries', places: 2, counted: 2 } as const
  test.each([
    ['the best of all', rule, ['a1', 'c1']],
    ['all who were ranked', { ...rule, places: 0 }, ['a1', 'a2', 'b1', 'b2', 'c1']],
    ['the best of each area', { ...rule, by: 'areas', places: 1 }, ['a1', 'c1']],
    // 15,500 of b are more than 14,000 of a, and than the one entry of c.
    ['the best school by its sum', { ...rule, by: 'schools', places: 1 }, ['b1', 'b2']],
    ['the best school by its best', { ...rule, by: 'schools', places: 1, counted: 1 }, ['a1']],
  ] as const)('%s', (_what, by, expected) =>
    expect([...advancing(field, by)].toSorted()).toEqual(expected),
  )

  test('equals at the last place go on together, entries and schools alike', () => {
    const equal = placed([row('a', 'a', 8000), row('b', 'b', 8000), row('c', 'c', 7000)])
    for (const by of ['entries', 'areas', 'schools'] as const)
      expect([...advancing(equal, { by, places: 1, counted: 1 })]).toEqual(['a', 'b'])
  })
})

const someField = fc
  .array(
    fc.record({
      partnerId: fc.constantFrom('a', 'b', 'c'),
      area: fc.constantFrom('', '东', '西'),
      share: fc.option(fc.integer({ min: 0, max: wholeShare }), { nil: undefined }),
    }),
    { maxLength: 24 },
  )
  .map((rows) => rows.map((one, at) => ({ ...one, id: `entry ${at}` })))
const someRule = fc.record({
  by: fc.constantFrom('entries' as const, 'areas' as const, 'schools' as const),
  places: fc.integer({ min: 0, max: 6 }),
  counted: fc.integer({ min: 1, max: 4 }),
})
const shuffled = <T>(all: readonly T[]) =>
  fc.shuffledSubarray([...all], { minLength: all.length, maxLength: all.length })

describe('properties', () => {
  test('who goes on does not depend on the order in which anything arrived', () =>
    fc.assert(
      fc.property(
        someField.chain((rows) => fc.tuple(fc.constant(rows), shuffled(rows))),
        someRule,
        ([rows, other], rule) => {
          expect([...advancing(placed(other), rule)].toSorted()).toEqual(
            [...advancing(placed(rows), rule)].toSorted(),
          )
        },
      ),
    ))

  test('whoever is better in the same part goes on where a worse one does; without a rank nobody does', () =>
    fc.assert(
      fc.property(someField, someRule, (rows, rule) => {
        const all = placed(rows)
        const goOn = advancing(all, rule)
        for (const one of all) {
          if (one.rank === null) expect(goOn.has(one.id)).toBe(false)
          if (!goOn.has(one.id) || one.rank === null) continue
          for (const other of all) {
            const isSame =
              rule.by === 'entries' ||
              (rule.by === 'areas' && other.area === one.area) ||
              (rule.by === 'schools' && other.partnerId === one.partnerId)
            if (isSame && other.rank !== null && other.rank <= one.rank)
              expect(goOn.has(other.id)).toBe(true)
          }
        }
      }),
    ))

  test('a score that comes in late never lowers the sum of its school, and moves no other', () =>
    fc.assert(
      fc.property(
        someField.filter((rows) => rows.length > 0),
        fc.integer({ min: 0, max: wholeShare }),
        fc.integer({ min: 1, max: 4 }),
        (rows, late, counted) => {
          const at = rows.findIndex(({ share }) => share === undefined)
          if (at < 0) return
          const sums = (of: typeof rows) =>
            new Map(schoolSums(placed(of), counted).map((one) => [one.partnerId, one.sum]))
          const before = sums(rows)
          const school = rows[at]?.partnerId ?? ''
          const after = sums(rows.map((one, no) => (no === at ? { ...one, share: late } : one)))
          for (const [id, sum] of before)
            if (id === school) expect(after.get(id)).toBeGreaterThanOrEqual(sum)
            else expect(after.get(id)).toBe(sum)
        },
      ),
    ))

  test('ranks within a part keep the order of the round, equals equal, and begin at one', () =>
    fc.assert(
      fc.property(someField, fc.constantFrom('', '东', '西'), (rows, area) => {
        const all = placed(rows)
        const part = all.filter((one) => one.area === area)
        const within = ranksWithin(part)
        const ranked = part.filter(({ rank }) => rank !== null)
        expect(within.size).toBe(ranked.length)
        if (ranked.length > 0) expect(Math.min(...within.values())).toBe(1)
        for (const one of ranked)
          for (const other of ranked)
            expect(Math.sign((within.get(one.id) ?? 0) - (within.get(other.id) ?? 0))).toBe(
              Math.sign((one.rank ?? 0) - (other.rank ?? 0)),
            )
      }),
    ))
})
