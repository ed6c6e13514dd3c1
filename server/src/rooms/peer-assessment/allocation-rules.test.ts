import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allocate, type Pair } from './allocation-rules.ts'

const names = (count: number) => Array.from({ length: count }, (_, at) => `p${at}`)
const workOf = (personId: string) => `w${personId}`
const authorOf = (workId: string) => workId.slice(1)
const notOwn = ({ reviewerId, workId }: Pair) => authorOf(workId) !== reviewerId
const keyOf = ({ reviewerId, workId }: Pair) => `${reviewerId} ${workId}`

/** Numbers that a seed gives, so that what fails fails again. */
const chance = (seed: number) => {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

const counted = <T extends string>(pairs: readonly Pair[], by: (pair: Pair) => T) =>
  Map.groupBy(pairs, by)

const dealt = (
  people: readonly string[],
  perWork: number,
  seed: number,
  more: Partial<Parameters<typeof allocate>[0]> = {},
) =>
  allocate({
    works: people.map((id) => ({ id: workOf(id), wanted: perWork })),
    reviewers: people.map((id) => ({ id, most: perWork })),
    may: notOwn,
    random: chance(seed),
    ...more,
  })

const rounds = fc.record({
  count: fc.integer({ min: 2, max: 40 }),
  perWork: fc.integer({ min: 1, max: 5 }),
  seed: fc.nat(2_000_000_000),
})

test('each work gets exactly as many as wanted, each reviewer as many, nobody their own, nobody one twice', () => {
  fc.assert(
    fc.property(rounds, ({ count, perWork, seed }) => {
      const people = names(count)
      const wanted = Math.min(perWork, count - 1)
      const { pairs, lacking } = dealt(people, perWork, seed)
      expect(pairs.every(notOwn)).toBe(true)
      expect(new Set(pairs.map(keyOf)).size).toBe(pairs.length)
      const ofWork = counted(pairs, ({ workId }) => workId)
      const ofReviewer = counted(pairs, ({ reviewerId }) => reviewerId)
      for (const id of people) {
        expect(ofWork.get(workOf(id))).toHaveLength(wanted)
        expect(ofReviewer.get(id)).toHaveLength(wanted)
      }
      // Of fewer people than are wanted the rest is said to lack.
      expect([...lacking.values()].every((lacks) => lacks === perWork - wanted)).toBe(true)
      expect(lacking.size).toBe(perWork > wanted ? count : 0)
    }),
  )
})

/** The most that can be dealt at all, by trying every choice: for few people. */
const mostByHand = (
  people: readonly string[],
  perWork: number,
  may: (pair: Pair) => boolean,
): number => {
  const slots = people.flatMap((id) => Array.from({ length: perWork }, () => workOf(id)))
  const left = new Map(people.map((id) => [id, perWork]))
  const had = new Set<string>()
  const best = (at: number): number => {
    const workId = slots[at]
    if (workId === undefined) return 0
    let most = best(at + 1)
    for (const reviewerId of people) {
      const pair = { reviewerId, workId }
      if ((left.get(reviewerId) ?? 0) === 0 || had.has(keyOf(pair)) || !may(pair)) continue
      left.set(reviewerId, (left.get(reviewerId) ?? 0) - 1)
      had.add(keyOf(pair))
      most = Math.max(most, 1 + best(at + 1))
      had.delete(keyOf(pair))
      left.set(reviewerId, (left.get(reviewerId) ?? 0) + 1)
    }
    return most
  }
  return best(0)
}

test('whatever is forbidden besides, nothing lacks that could be dealt', () => {
  const small = fc.record({
    count: fc.integer({ min: 2, max: 4 }),
    perWork: fc.integer({ min: 1, max: 2 }),
    seed: fc.nat(2_000_000_000),
    groups: fc.array(fc.nat(2), { minLength: 4, maxLength: 4 }),
  })
  fc.assert(
    fc.property(small, ({ count, perWork, seed, groups }) => {
      const people = names(count)
      const groupOf = (id: string) => groups[Number(id.slice(1))]
      const may = (pair: Pair) =>
        notOwn(pair) && groupOf(pair.reviewerId) !== groupOf(authorOf(pair.workId))
      const { pairs, lacking } = dealt(people, perWork, seed, { may })
      expect(pairs.every(may)).toBe(true)
      expect(pairs.length).toBe(mostByHand(people, perWork, may))
      const lacks = [...lacking.values()].reduce((sum, one) => sum + one, 0)
      expect(pairs.length + lacks).toBe(count * perWork)
    }),
    { numRuns: 60 },
  )
})

test('who hands in late is taken in: all have as many as wanted again, and what was begun stays', () => {
  fc.assert(
    fc.property(
      fc.record({
        count: fc.integer({ min: 4, max: 25 }),
        perWork: fc.integer({ min: 1, max: 3 }),
        seed: fc.nat(2_000_000_000),
        begun: fc.double({ min: 0, max: 0.5, noNaN: true }),
      }),
      ({ count, perWork, seed, begun }) => {
        const people = names(count)
        const { pairs } = dealt(people, perWork, seed)
        const random = chance(seed + 1)
        const kept = pairs.filter(() => random() < begun)
        const keptKeys = new Set(kept.map(keyOf))
        const before = pairs.filter((pair) => !keptKeys.has(keyOf(pair)))
        const all = names(count + 1)
        const again = allocate({
          works: all.map((id) => ({
            id: workOf(id),
            wanted: perWork - kept.filter(({ workId }) => workId === workOf(id)).length,
          })),
          reviewers: all.map((id) => ({
            id,
            most: perWork - kept.filter(({ reviewerId }) => reviewerId === id).length,
          })),
          may: (pair) => notOwn(pair) && !keptKeys.has(keyOf(pair)),
          before,
          random,
        })
        const whole = [...kept, ...again.pairs]
        expect(whole.every(notOwn)).toBe(true)
        expect(new Set(whole.map(keyOf)).size).toBe(whole.length)
        const lacks = [...again.lacking.values()].reduce((sum, one) => sum + one, 0)
        expect(whole.length + lacks).toBe((count + 1) * perWork)
        // While somebody has begun nothing, nobody lacks anything.
        if (begun === 0) expect(lacks).toBe(0)
      },
    ),
  )
})

test('of one alone everything lacks: it is the teacher’s', () => {
  const { pairs, lacking } = dealt(['p0'], 3, 1)
  expect(pairs).toEqual([])
  expect(lacking.get('wp0')).toBe(3)
})
