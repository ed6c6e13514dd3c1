import { expect, test } from 'vitest'
import type { PaperForm, PaperQuestion } from '@xinglin/contract/exams'
import { blueprintOf } from './blueprint-totals.ts'

const question = (QuestionId: string, Type: 'A1' | 'X', Difficulty: number, tag: string) =>
  ({ QuestionId, Type, Difficulty, Tags: [tag], Units: 1 }) as unknown as PaperQuestion
const known = new Map(
  [
    question('q1', 'A1', 1, 'heart'),
    question('q2', 'A1', 3, 'lung'),
    question('q3', 'X', 3, 'heart'),
  ].map((one) => [one.QuestionId, one]),
)
const form = {
  Name: '',
  Note: '',
  Sections: [
    {
      Items: [
        { QuestionId: 'q1', Tenths: 10 },
        { QuestionId: 'q2', Tenths: 15 },
        { QuestionId: 'q3', Tenths: 20 },
        { QuestionId: 'gone', Tenths: 20 },
      ],
      Cells: [{ Id: 'c', Theme: 'lung', Type: 'A1', Difficulty: 0, Count: 4, Tenths: 10 }],
    },
  ],
} as unknown as PaperForm

test('themes by type and difficulty, totals both ways, the whole twice', () => {
  const table = blueprintOf(form, known)
  expect(table.columns.map(({ type, level }) => `${type} ${level}`)).toEqual([
    'A1 不限',
    'A1 易',
    'A1 中等',
    'X 中等',
  ])
  expect(table.rows.map(({ theme }) => theme)).toEqual(['heart', 'lung'])
  expect(table.rows.map(({ total }) => total)).toEqual([
    { count: 2, tenths: 30 },
    { count: 5, tenths: 55 },
  ])
  expect(table.totals.map(({ count }) => count)).toEqual([4, 1, 1, 1])
  expect(table.whole).toEqual({ count: 7, tenths: 85 })
  const sums = table.totals.reduce((sum, { tenths }) => sum + tenths, 0)
  expect(sums).toBe(table.whole.tenths)
})

test('stations stand in a row of their own, and rows come to the whole', () => {
  const [section] = form.Sections
  const Stations = [{ Tenths: 300 }, { Tenths: 200 }]
  const table = blueprintOf({ ...form, Sections: [{ ...section, Stations }] } as PaperForm, known)
  expect(table.stations).toEqual({ count: 2, tenths: 500 })
  expect(table.whole).toEqual({ count: 9, tenths: 585 })
  const rows = [...table.rows.map(({ total }) => total), table.stations]
  expect(rows.reduce((sum, { tenths }) => sum + tenths, 0)).toBe(table.whole.tenths)
})
