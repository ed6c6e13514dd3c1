import { expect, test } from 'vitest'
import { scoreSheet, type ScoredItem } from './index.ts'

const item = (max: number, got: number, evidence = [1]): ScoredItem => ({
  id: 'x',
  zh: '',
  max,
  got,
  evidence,
  why: '',
})
const every = (...items: ScoredItem[]) => Array.from({ length: 8 }, () => items)
const of = (items: readonly (readonly ScoredItem[])[], caps: number[] = [], hints = 0) =>
  scoreSheet(
    1,
    items,
    caps.map((cap) => ({ id: `${cap}`, zh: '', cap, evidence: [] })),
    Array.from({ length: hints }, () => ({ zh: '', points: 1, evidence: [2] })),
  )

test('eight dimensions of 12.5 % each make the composite', () => {
  const sheet = of([[item(4, 4)], [item(4, 2)], ...every(item(10, 8)).slice(2)])
  expect(sheet.dimensions.map(({ score }) => score)).toEqual([100, 50, 80, 80, 80, 80, 80, 80])
  expect(sheet).toMatchObject({ raw: 78.75, composite: 78.75, level: 'B' })
})

test('no evidence, no points; nobody earns more than there is; no dimension falls below 0', () => {
  expect(of(every(item(4, 4, []))).composite).toBe(0)
  expect(of(every(item(4, 9))).composite).toBe(100)
  expect(of(every(item(4, 1), item(0, -9))).composite).toBe(0)
})

test('what counts against takes from its own dimension', () =>
  expect(
    of([[item(10, 10), item(0, -4)], ...every(item(1, 1)).slice(1)]).dimensions[0]?.score,
  ).toBe(60))

test.each([
  [[], 100, 'S'],
  [[74], 74, 'B'],
  [[74, 59, 69], 59, 'D'],
  [[40], 40, 'D'],
] as const)('caps %j leave %d', (caps, composite, level) =>
  expect(of(every(item(1, 1)), [...caps])).toMatchObject({ raw: 100, composite, level }),
)

test('a hint costs a point before the caps', () => {
  expect(of(every(item(1, 1)), [], 11)).toMatchObject({ composite: 89, level: 'A' })
  expect(of(every(item(1, 1)), [74], 3).composite).toBe(74)
  expect(of(every(item(1, 0)), [], 3).composite).toBe(0)
})

test('a dimension that could not be assessed counts neither way', () =>
  expect(of([[], ...every(item(2, 1)).slice(1)])).toMatchObject({ raw: 50, composite: 50 }))
