import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawn, drawnOrder, namesLetters } from './index.ts'

const ids = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `option-${at}` }))
const orderOf = (all: readonly { id: string }[]) => all.map(({ id }) => id).join(' ')

test('seed and ids alone decide an order', () =>
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 12 }), fc.nat(11), (seed, count, by) => {
      const all = ids(count)
      const at = by % count
      const other = [...all.slice(at), ...all.slice(0, at)].toReversed()
      expect(drawnOrder(seed, other)).toEqual(drawnOrder(seed, all))
      expect(drawnOrder(seed, all).toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual(
        all.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
      )
    }),
  ))

// Written down once, so that a paper that was drawn today is the same after an update.
test('an order stays what it was', () => {
  expect(orderOf(drawnOrder('attempt-1', ids(5)))).toMatchInlineSnapshot(
    `"option-0 option-1 option-4 option-2 option-3"`,
  )
  expect(orderOf(drawn('attempt-1', ids(40), 4))).toMatchInlineSnapshot(
    `"option-5 option-38 option-12 option-13"`,
  )
})

test('a fixed option keeps its place, two of the same place keep apart', () => {
  for (let seed = 0; seed < 200; seed += 1) {
    const order = drawnOrder(String(seed), [
      { id: 'a' },
      { id: 'b', fixed: 4 },
      { id: 'c', fixed: 0 },
      { id: 'd', fixed: 4 },
      { id: 'e', fixed: 9 },
    ])
    expect(order).toHaveLength(5)
    expect(order[0]?.id).toBe('c')
    expect(['b', 'd']).toContain(order[4]?.id)
  }
})

test('every option comes to every place about as often', () => {
  const rounds = 5_000
  const counts = new Map<string, number>()
  for (let seed = 0; seed < rounds; seed += 1)
    for (const [at, { id }] of drawnOrder(`seed ${seed}`, ids(5)).entries())
      counts.set(`${id}@${at}`, (counts.get(`${id}@${at}`) ?? 0) + 1)
  expect(counts.size).toBe(25)
  for (const [where, count] of counts) {
    expect(count, where).toBeGreaterThan(rounds * 0.17)
    expect(count, where).toBeLessThan(rounds * 0.23)
  }
})

test('a draw takes each of many about as often, and none twice', () => {
  const counts = new Map<string, number>()
  for (let seed = 0; seed < 2_000; seed += 1) {
    const some = drawn(`seed ${seed}`, ids(50), 10)
    expect(new Set(some).size).toBe(10)
    for (const { id } of some) counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  for (const [id, count] of counts) {
    expect(count, id).toBeGreaterThan(320)
    expect(count, id).toBeLessThan(480)
  }
})

test.each([
  ['ACE错，B为本题正确答案。', true],
  ['故选B。', true],
  ['A项为晚期表现，C项少见。', true],
  ['A、B、C均可见于休克。', true],
  ['答案为D', true],
  ['维生素B1缺乏引起脚气病。', false],
  ['B超是首选检查。', false],
  ['A群链球菌感染后出现。', false],
  ['ABO血型不合引起溶血。', false],
  ['D-二聚体升高提示高凝。', false],
  ['ST段抬高对应右冠状动脉闭塞。', false],
])('%s names letters: %s', (explanation, names) => expect(namesLetters(explanation)).toBe(names))
