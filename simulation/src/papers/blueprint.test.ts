import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type BlueprintCell, type Candidate, solveBlueprint } from './blueprint.ts'

const cellsOf = fc.array(
  fc.record({
    type: fc.constantFrom('A1', 'X'),
    theme: fc.constantFrom('', 'heart', 'lung'),
    difficulty: fc.constantFrom(0, 1, 2),
    count: fc.integer({ min: 1, max: 4 }),
  }),
  { minLength: 1, maxLength: 5 },
)
const candidatesOf = fc.array(
  fc.record({
    type: fc.constantFrom('A1', 'X'),
    difficulty: fc.constantFrom(1, 2),
    tags: fc.subarray(['heart', 'lung']),
  }),
  { maxLength: 14 },
)
const named = <T>(all: readonly T[], letter: string): (T & { id: string })[] =>
  all.map((one, at) => ({ ...one, id: `${letter}${at}` }))

const isFor = (cell: BlueprintCell, one: Candidate) =>
  cell.type === one.type &&
  (cell.difficulty === 0 || cell.difficulty === one.difficulty) &&
  (cell.theme === '' || one.tags.includes(cell.theme))

/** By Hall: of some cells together as many are lacking as they want beyond what fits any of them. */
const lackingAtLeast = (cells: readonly BlueprintCell[], all: readonly Candidate[]): number => {
  let most = 0
  for (let set = 1; set < 2 ** cells.length; set += 1) {
    const some = cells.filter((_, at) => Math.floor(set / 2 ** at) % 2 === 1)
    const wanted = some.reduce((sum, { count }) => sum + count, 0)
    const fitting = all.filter((one) => some.some((cell) => isFor(cell, one))).length
    most = Math.max(most, wanted - fitting)
  }
  return most
}

test('cells get what fits them, no question twice, and as few are lacking as there can be', () =>
  fc.assert(
    fc.property(cellsOf, candidatesOf, fc.boolean(), (wanted, offered, spread) => {
      const cells = named(wanted, 'c')
      const all = named(offered, 'q')
      const { pools, short } = solveBlueprint('seed', cells, all, { spread })
      const known = new Map(all.map((one) => [one.id, one]))
      const used = [...pools.values()].flat()
      expect(new Set(used).size).toBe(used.length)
      for (const cell of cells) {
        const pool = pools.get(cell.id) ?? []
        for (const id of pool) {
          const one = known.get(id)
          expect(one && isFor(cell, one)).toBe(true)
        }
        const lacking = short.get(cell.id) ?? 0
        if (spread) expect(pool.length).toBeGreaterThanOrEqual(cell.count - lacking)
        else expect(pool.length).toBe(cell.count - lacking)
      }
      const lacking = [...short.values()].reduce((sum, one) => sum + one, 0)
      expect(lacking).toBe(lackingAtLeast(cells, all))
      if (spread)
        expect(used.length).toBe(all.filter((one) => cells.some((c) => isFor(c, one))).length)
    }),
  ))

test('a narrow cell gets its question although a wide one was filled first', () => {
  const cells = [
    { id: 'wide', type: 'A1', theme: '', difficulty: 0, count: 1 },
    { id: 'narrow', type: 'A1', theme: 'heart', difficulty: 0, count: 1 },
  ]
  const all = [
    { id: 'q1', type: 'A1', difficulty: 1, tags: ['heart'] },
    { id: 'q2', type: 'A1', difficulty: 1, tags: [] },
  ]
  const { pools, short } = solveBlueprint('any', cells, all)
  expect(pools.get('narrow')).toEqual(['q1'])
  expect(pools.get('wide')).toEqual(['q2'])
  expect(short.size).toBe(0)
})

test('the order in which questions are offered changes nothing', () =>
  fc.assert(
    fc.property(cellsOf, candidatesOf, (wanted, offered) => {
      const cells = named(wanted, 'c')
      const all = named(offered, 'q')
      expect(solveBlueprint('s', cells, all.toReversed())).toEqual(solveBlueprint('s', cells, all))
    }),
  ))
