import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hashOf } from '#arithmetic'
import { drawPaper, shareTenths } from './draw-paper.ts'

const ids = (letter: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${letter}${at}`)

const sectionOf = fc
  .record({
    mixed: fc.boolean(),
    chosen: fc.integer({ min: 0, max: 5 }),
    cells: fc.array(
      fc.record({ count: fc.integer({ min: 1, max: 4 }), more: fc.integer({ min: 0, max: 6 }) }),
      { maxLength: 4 },
    ),
  })
  .map(({ mixed, chosen, cells }) => ({
    id: 'section',
    mixed,
    questions: ids('chosen', chosen),
    cells: cells.map(({ count, more }, at) => ({
      id: `cell${at}`,
      count,
      pool: ids(`pool${at}-`, count + more),
    })),
  }))

test('a draw has every chosen question once and of each cell what it asks for', () =>
  fc.assert(
    fc.property(sectionOf, fc.string(), fc.string(), (section, seed, person) => {
      const [one] = drawPaper([section], seed, person)
      const questions = one?.questions ?? []
      expect(new Set(questions).size).toBe(questions.length)
      for (const id of section.questions) expect(questions).toContain(id)
      for (const { count, pool } of section.cells)
        expect(questions.filter((id) => pool.includes(id))).toHaveLength(count)
      if (!section.mixed)
        expect(questions.slice(0, section.questions.length)).toEqual(section.questions)
      expect(drawPaper([section], seed, person)).toEqual([one])
    }),
  ))

test('the order of a pool changes nothing of what is drawn', () =>
  fc.assert(
    fc.property(sectionOf, fc.string(), (section, person) => {
      const turned = {
        ...section,
        cells: section.cells.map((cell) => ({ ...cell, pool: cell.pool.toReversed() })),
      }
      expect(drawPaper([turned], 's', person)).toEqual(drawPaper([section], 's', person))
    }),
  ))

const paper = [
  {
    id: 'one',
    mixed: true,
    questions: ids('a', 3),
    cells: [{ id: 'c', count: 5, pool: ids('p', 40) }],
  },
  { id: 'two', mixed: false, questions: [], cells: [{ id: 'd', count: 4, pool: ids('r', 30) }] },
]

test('check 23: a draw is the same, to the last sign, as it was when this was written', () => {
  const all = Array.from({ length: 200 }, (_, at) => drawPaper(paper, 'seed', `person ${at}`))
  expect(hashOf('papers', JSON.stringify(all))).toBe(392_148_393)
})

test('examinees have papers of their own, and every question of a pool is somebody’s', () => {
  const all = Array.from({ length: 200 }, (_, at) =>
    drawPaper(paper, 'seed', `person ${at}`).flatMap(({ questions }) => questions),
  )
  expect(new Set(all.map((one) => one.join())).size).toBe(200)
  expect(new Set(all.flat()).size).toBe(3 + 40 + 30)
})

test.each([
  [10, 3, [4, 3, 3]],
  [15, 2, [8, 7]],
  [20, 4, [5, 5, 5, 5]],
  [7, 1, [7]],
])('%i tenths for %i parts', (tenths, parts, shares) =>
  expect(shareTenths(tenths, parts)).toEqual(shares),
)
