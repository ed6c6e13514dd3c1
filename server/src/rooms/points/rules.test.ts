import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { defaultPointPolicy, pointRules, type PointPolicy } from '@xinglin/contract/points'
import {
  chainsOf,
  changesOf,
  excerptOf,
  ranked,
  weekStart,
  type Cause,
  type LedgerRow,
} from './rules.ts'

const days = ['2026-03-01', '2026-03-02', '2026-03-03']
const cause = fc
  .record({
    rule: fc.constantFrom(...pointRules),
    object: fc.integer({ min: 0, max: 5 }),
    day: fc.constantFrom(...days),
    hour: fc.integer({ min: 0, max: 23 }),
  })
  .map(({ rule, object, day, hour }): Cause => ({
    rule,
    objectId: `object ${object}`,
    title: `${object}`,
    at: new Date(`${day}T${String(hour).padStart(2, '0')}:00:00Z`),
    day,
  }))
const policy = fc
  .record({
    rules: fc.array(
      fc.record({
        IsOn: fc.boolean(),
        Points: fc.integer({ min: 0, max: 30 }),
        PerDay: fc.integer({ min: 0, max: 60 }),
      }),
      { minLength: pointRules.length, maxLength: pointRules.length },
    ),
    PerDay: fc.integer({ min: 0, max: 80 }),
  })
  .map(({ rules, PerDay }): PointPolicy => ({
    Rules: pointRules.flatMap((Rule, at) => {
      const one = rules[at]
      return one ? [{ Rule, ...one }] : []
    }),
    PerDay,
  }))

let no = 0
/** The ledger after what is to be added was added; `byId` of a row that somebody took back by hand. */
const settled = (
  rows: readonly LedgerRow[],
  causes: readonly Cause[],
  rules: PointPolicy,
): readonly LedgerRow[] => [
  ...rows,
  ...changesOf(rows, causes, rules, () => true).map((change): LedgerRow => {
    no += 1
    const about = change.kind === 'earned' ? change.cause : change.earned
    const { rule, objectId, day } = about
    const reversalOf = change.kind === 'earned' ? null : change.reversalOf
    return { id: String(no), rule, objectId, day, points: change.points, reversalOf, byId: null }
  }),
]
const sum = (rows: readonly { readonly points: number }[]) =>
  rows.reduce((all, { points }) => all + points, 0)
const keyOf = ({ rule, objectId }: Pick<LedgerRow, 'rule' | 'objectId'>) => `${rule} ${objectId}`

/** A life: what somebody has at one time after another, and by which rules. */
const life = fc.array(fc.tuple(fc.array(cause, { maxLength: 30 }), policy), {
  minLength: 1,
  maxLength: 6,
})
const after = (one: readonly (readonly [readonly Cause[], PointPolicy])[]) =>
  one.reduce<readonly LedgerRow[]>((rows, [causes, rules]) => settled(rows, causes, rules), [])

describe('whatever comes and goes', () => {
  test('no day gives more than its caps, by rule and in all', () => {
    fc.assert(
      fc.property(fc.array(cause, { maxLength: 60 }), policy, (causes, rules) => {
        const earned = settled([], causes, rules)
        for (const day of days) {
          const ofDay = earned.filter((row) => row.day === day)
          if (rules.PerDay > 0) expect(sum(ofDay)).toBeLessThanOrEqual(rules.PerDay)
          for (const { Rule, PerDay, Points, IsOn } of rules.Rules) {
            const ofRule = ofDay.filter(({ rule }) => rule === Rule)
            if (PerDay > 0) expect(sum(ofRule)).toBeLessThanOrEqual(PerDay)
            for (const { points } of ofRule) expect(points).toBeLessThanOrEqual(Points)
            if (!IsOn) expect(ofRule).toEqual([])
          }
        }
      }),
    )
  })

  test('an object earns once, a row is taken back once, and the balance is what stands', () => {
    fc.assert(
      fc.property(life, (one) => {
        const rows = after(one)
        const first = rows.filter(({ reversalOf }) => reversalOf === null)
        expect(new Set(first.map(keyOf)).size).toBe(first.length)
        const back = rows.flatMap(({ reversalOf }) => reversalOf ?? [])
        expect(new Set(back).size).toBe(back.length)
        const standing = chainsOf(rows).filter(({ stands }) => stands)
        expect(sum(rows)).toBe(sum(standing.map(({ earned }) => earned)))
        expect(sum(rows)).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  test('what stands has its cause, and settling twice adds nothing', () => {
    fc.assert(
      fc.property(life, (one) => {
        const rows = after(one)
        const [causes = [], rules = defaultPointPolicy] = one.at(-1) ?? []
        const there = new Set(causes.map(keyOf))
        for (const { earned, stands } of chainsOf(rows))
          if (earned.points > 0) expect(stands).toBe(there.has(keyOf(earned)))
        expect(changesOf(rows, causes, rules, () => true)).toEqual([])
      }),
    )
  })

  test('nothing is taken back by a rule of which not all causes are known', () => {
    fc.assert(
      fc.property(fc.array(cause, { maxLength: 20 }), policy, (causes, rules) => {
        const rows = settled([], causes, rules)
        expect(changesOf(rows, [], rules, () => false)).toEqual([])
      }),
    )
  })
})

test('what somebody took back by hand stays taken back though its cause is there', () => {
  const [day = ''] = days
  const one: Cause = {
    rule: 'exam',
    objectId: 'e',
    title: '期末',
    at: new Date(`${day}T08:00:00Z`),
    day,
  }
  const [earned] = settled([], [one], defaultPointPolicy)
  if (!earned) throw new Error('nothing was earned')
  const back = { ...earned, id: 'back', points: -earned.points, reversalOf: earned.id }
  const isWhole = () => true
  expect(
    changesOf([earned, { ...back, byId: 'teacher' }], [one], defaultPointPolicy, isWhole),
  ).toEqual([])
  expect(changesOf([earned, back], [one], defaultPointPolicy, isWhole)).toMatchObject([
    { kind: 'given', points: earned.points, reversalOf: 'back' },
  ])
})

test('the cap of a day is reached in the order in which things were done; what gives nothing any more says so', () => {
  const [day = ''] = days
  const at = (hour: number) => new Date(Date.parse(`${day}T00:00:00Z`) + hour * 3_600_000)
  const courses = [3, 1, 2, 4].map((hour): Cause => ({
    rule: 'course',
    objectId: `c${hour}`,
    title: '',
    at: at(hour),
    day,
  }))
  const rules = {
    ...defaultPointPolicy,
    Rules: defaultPointPolicy.Rules.map((one) =>
      one.Rule === 'course' ? { ...one, Points: 10, PerDay: 25 } : one,
    ),
  }
  expect(
    changesOf([], courses, rules, () => true).map((one) => [
      one.kind === 'earned' && one.cause.objectId,
      one.points,
      one.kind === 'earned' && one.capped,
    ]),
  ).toEqual([
    ['c1', 10, false],
    ['c2', 10, false],
    ['c3', 5, true],
    ['c4', 0, true],
  ])
})

test('the same points are the same rank, and the next rank counts them', () => {
  const people = [5, 9, 9, 1, 5].map((points, id) => ({ id, points }))
  expect(ranked(people).map(({ points, rank }) => [points, rank])).toEqual([
    [9, 1],
    [9, 1],
    [5, 3],
    [5, 3],
    [1, 5],
  ])
})

test('the first ten and the five before and after oneself', () => {
  const rows = Array.from({ length: 40 }, (_, at) => at)
  expect(excerptOf(rows, (row) => row === 30)).toEqual([
    ...rows.slice(0, 10),
    ...rows.slice(25, 36),
  ])
  expect(excerptOf(rows, () => false)).toEqual(rows.slice(0, 10))
  expect(excerptOf(rows, (row) => row === 7)).toEqual(rows.slice(0, 13))
})

test.each([
  ['2026-11-30', '2026-11-30'],
  ['2026-12-06', '2026-11-30'],
  ['2026-03-01', '2026-02-23'],
])('the week of %s begins on Monday %s', (day, monday) => expect(weekStart(day)).toBe(monday))
