import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aggregateMarks, shareOf, teamShare, weightedShare, wholeShare } from './marks.ts'
import { awardsOf, ranksOf, type Ranked } from './ranks.ts'

const share = fc.integer({ min: 0, max: wholeShare })
const maybeShare = fc.option(share, { nil: undefined })
const shuffled = <T>(all: readonly T[]) =>
  fc.shuffledSubarray([...all], { minLength: all.length, maxLength: all.length })

describe('marks of judges', () => {
  test.each([
    [[], 'mean', undefined],
    [[8000], 'mean', 8000],
    [[8000, 9000], 'mean', 8500],
    [[0, 8000, 8000, 8000, 10_000], 'trimmed', 8000],
    [[9000, 9000, 9000, 6000, 6000], 'trimmed', 8000],
    // With fewer than five none is left out.
    [[0, 8000, 8000, 10_000], 'trimmed', 6500],
    [[7000, 7000, 7000, 7000, 7000], 'trimmed', 7000],
  ] as const)('%j by %s come to %s', (marks, aggregation, expected) =>
    expect(aggregateMarks(marks, aggregation)).toBe(expected),
  )

  test('the order of arrival never matters, and what comes out lies among them', () =>
    fc.assert(
      fc.property(
        fc
          .array(share, { minLength: 1, maxLength: 9 })
          .chain((marks) => fc.tuple(fc.constant(marks), shuffled(marks))),
        fc.constantFrom('mean' as const, 'trimmed' as const),
        ([marks, other], aggregation) => {
          const one = aggregateMarks(marks, aggregation) ?? Number.NaN
          expect(aggregateMarks(other, aggregation)).toBe(one)
          expect(one).toBeGreaterThanOrEqual(Math.min(...marks))
          expect(one).toBeLessThanOrEqual(Math.max(...marks))
        },
      ),
    ))

  test.each([
    [45, 90, 5000],
    [90.5, 90, wholeShare],
    [1, 0, undefined],
  ])('%d points of %d are %s', (points, most, expected) =>
    expect(shareOf(points, most)).toBe(expected),
  )
})

describe('weights', () => {
  test('what is missing is no zero', () => {
    const there = { weight: 60, share: 8000 }
    expect(weightedShare([there, { weight: 40, share: undefined }])).toBe(8000)
    expect(weightedShare([there, { weight: 40, share: 0 }])).toBe(4800)
    expect(weightedShare([{ weight: 100, share: undefined }])).toBeUndefined()
    expect(weightedShare([])).toBeUndefined()
  })

  test('a whole number within the parts comes out, in whatever order they came', () =>
    fc.assert(
      fc.property(
        fc
          .array(fc.record({ weight: fc.integer({ min: 0, max: 100 }), share: maybeShare }), {
            maxLength: 12,
          })
          .chain((parts) => fc.tuple(fc.constant(parts), shuffled(parts))),
        ([parts, other]) => {
          const total = weightedShare(parts)
          expect(weightedShare(other)).toBe(total)
          if (total === undefined) return
          expect(Number.isInteger(total)).toBe(true)
          const shares = parts.flatMap((one) => (one.weight > 0 ? (one.share ?? []) : []))
          expect(total).toBeGreaterThanOrEqual(Math.min(...shares))
          expect(total).toBeLessThanOrEqual(Math.max(...shares))
        },
      ),
    ))

  test('a team is what its members come to; whoever never came is 0 once all is over', () => {
    expect(teamShare([8000, undefined], false)).toBe(8000)
    expect(teamShare([8000, undefined], true)).toBe(4000)
    expect(teamShare([undefined, undefined], false)).toBeUndefined()
  })
})

const someTeam = fc.record({
  share: maybeShare,
  tieBreak: fc.array(maybeShare, { minLength: 2, maxLength: 2 }),
  takesRank: fc.boolean(),
})
const someTeams = fc
  .array(someTeam, { maxLength: 20 })
  .map((all) => all.map((one, at): Ranked => ({ ...one, id: `team ${at}` })))
const team = (id: string, total: number | undefined, tieBreak: number[] = []): Ranked => ({
  id,
  share: total,
  tieBreak,
  takesRank: true,
})

describe('ranks', () => {
  test('equals share one, and the next is counted on', () => {
    const ranks = ranksOf([team('a', 9000), team('b', 8000), team('c', 8000), team('d', 7000)])
    expect([...ranks]).toEqual([
      ['a', 1],
      ['b', 2],
      ['c', 2],
      ['d', 4],
    ])
  })

  test('the tie-break decides between equals, and all equal are first together', () => {
    expect(ranksOf([team('a', 8000, [1]), team('b', 8000, [2])]).get('b')).toBe(1)
    const all = ['a', 'b', 'c'].map((id) => team(id, 8000))
    expect([...ranksOf(all).values()]).toEqual([1, 1, 1])
  })

  test('without a score, and out of competition, there is no rank', () => {
    const ranks = ranksOf([team('a', undefined), { ...team('b', 9000), takesRank: false }])
    expect(ranks.size).toBe(0)
  })

  test('they do not depend on the order, and count how many are better', () =>
    fc.assert(
      fc.property(
        someTeams.chain((all) => fc.tuple(fc.constant(all), shuffled(all))),
        ([all, other]) => {
          const ranks = ranksOf(all)
          expect(new Map(ranksOf(other))).toEqual(new Map(ranks))
          for (const [id, rank] of ranks) {
            const own = all.find((one) => one.id === id)?.share ?? 0
            const better = all.filter((one) => one.takesRank && (one.share ?? -1) > own).length
            expect(rank).toBeGreaterThan(better)
          }
        },
      ),
    ))

  test('a mark that comes in later changes no other team’s score', () =>
    fc.assert(
      fc.property(
        fc.array(fc.array(maybeShare, { minLength: 3, maxLength: 3 }), {
          minLength: 2,
          maxLength: 8,
        }),
        share,
        (teams, late) => {
          const total = (shares: readonly (number | undefined)[]) =>
            weightedShare(shares.map((one) => ({ weight: 30, share: one })))
          const before = teams.map(total)
          const after = teams.map((shares, at) =>
            total(at === 0 ? shares.map((one) => one ?? late) : shares),
          )
          expect(after.slice(1)).toEqual(before.slice(1))
        },
      ),
    ))

  test('awards go by places and by shares, and equals are never parted', () => {
    const ranks = ranksOf(
      Array.from({ length: 10 }, (_, at) => team(`t${at}`, at === 2 ? 9900 : 10_000 - at * 100)),
    )
    const awards = awardsOf(ranks, [
      { name: '特等奖', by: 'places', amount: 1 },
      { name: '一等奖', by: 'percent', amount: 20 },
    ])
    expect(awards.get('t0')).toBe('特等奖')
    // t1 and t2 are second together.
    expect([awards.get('t1'), awards.get('t2')]).toEqual(['一等奖', '一等奖'])
    expect(awards.get('t3')).toBeUndefined()
  })
})
