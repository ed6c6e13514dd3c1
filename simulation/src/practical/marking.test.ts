import { expect, test } from 'vitest'
import { sheetOfItems, type ScoredItem } from '#assessment'
import { markedSheet, mayGive } from './marking.ts'

const item = (id: string, max: number, got: number): ScoredItem => ({
  id,
  zh: id,
  max,
  got,
  evidence: [1],
  why: '',
})
const full = Array.from({ length: 6 }, () => [item('x', 1, 1)])
const sheet = sheetOfItems(
  3,
  [...full, [item('chain', 7, 7), item('teacher', 3, 0)], [item('results', 2, 1)]],
  [{ id: 'c', zh: '', cap: 74, evidence: [] }],
  [],
)

test('the machine alone is worth seven tenths of the reasoning, the teacher the rest', () => {
  const of = (share: number) => markedSheet(sheet, { share, adjusted: [] }).dimensions[6]?.score
  expect(sheet.dimensions[6]?.score).toBe(70)
  expect([of(0), of(50), of(100)]).toEqual([70, 85, 100])
})

test('a cap holds whatever a teacher gives, and the machine’s sheet stays as it was', () => {
  const before = JSON.stringify(sheet)
  expect(markedSheet(sheet, { share: 100, adjusted: [] }).composite).toBe(74)
  expect(JSON.stringify(sheet)).toBe(before)
})

test('what the machine misread in the text is put right, what it read off the recording is not', () => {
  const given = { dimension: 8, item: 'results', got: 2 }
  expect(markedSheet(sheet, { share: 0, adjusted: [given] }).dimensions[7]?.score).toBe(100)
  expect(mayGive(sheet, given)).toBe(true)
  expect(mayGive(sheet, { ...given, got: 3 })).toBe(false)
  expect(mayGive(sheet, { ...given, got: -1 })).toBe(false)
  expect(mayGive(sheet, { dimension: 7, item: 'teacher', got: 3 })).toBe(false)
  expect(mayGive(sheet, { dimension: 1, item: 'x', got: 0 })).toBe(false)
  const other = { dimension: 1, item: 'x', got: 0 }
  expect(markedSheet(sheet, { share: 0, adjusted: [other] }).dimensions[0]?.score).toBe(100)
})
