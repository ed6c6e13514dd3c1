import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OutputOf } from '@xinglin/contract/call'
import {
  getManagedExam,
  getResult,
  listExams,
  listManagedExams,
  previewPaper,
} from '@xinglin/contract/exams'
import { listWorks } from '@xinglin/contract/marking'
import { demoPasswords } from './index.ts'
import { demoApp } from '../tests/testing/demo.ts'
import type { TestApp } from '#testing'

let app: TestApp
beforeAll(async () => {
  app = await demoApp()
}, 180_000)
afterAll(() => app.close())

const enter = async (login: string) => {
  const visitor = app.visitor()
  await visitor.signIn(login, demoPasswords['qinghe'] ?? '')
  return visitor
}

test('the demo has an examination that is open, one that is being marked, and one whose results are out', async () => {
  const teacher = await enter('teacher1')
  const { Data } = await teacher.calls(listManagedExams, {})
  const exams = (Data as OutputOf<typeof listManagedExams>).List
  expect(exams.map(({ Running }) => Running)).toEqual([0, 0, 0, 0])
  const marking = exams.find(({ ToMark }) => ToMark > 0)
  const works = await teacher.calls(listWorks, { Kind: 'exam', GroupId: marking?.Id })
  expect(works.Data.Counts).toMatchObject({ waiting: marking?.ToMark, released: 0 })
  expect(works.Data.Counts.marked).toBeGreaterThan(0)
  // Enough of them for the figures of its items.
  const released = exams.find(({ ToMark, Submitted }) => ToMark === 0 && Submitted > 0)
  expect(released?.Submitted).toBeGreaterThanOrEqual(30)

  const student = await enter('student1')
  const own = (await student.calls(listExams, {})).Data as OutputOf<typeof listExams>
  const of = (id: string | undefined) => own.List.find(({ ExamId }) => ExamId === id)
  expect([of(marking?.Id)?.State, of(released?.Id)?.State]).toEqual([3, 5])
  const { Data: result } = await student.calls(getResult, {
    AttemptId: of(released?.Id)?.AttemptId,
  })
  expect(result).toMatchObject({ Unmarked: 0, FullScore: 100, Withheld: [] })
  expect(result.Score).toBeGreaterThan(0)
})

test('the demo has an examination with a station of each kind, open to its students', async () => {
  const student = await enter('student1')
  const own = (await student.calls(listExams, {})).Data as OutputOf<typeof listExams>
  const listed = own.List.find(({ Name }) => Name === '临床技能考站示例')
  expect(listed?.State).toBe(1)
  const teacher = await enter('teacher1')
  const { Data: exam } = await teacher.calls(getManagedExam, { Id: listed?.ExamId })
  const { Data: paper } = await teacher.calls(previewPaper, { Id: exam.PaperId, No: 1 })
  const kinds = (paper as OutputOf<typeof previewPaper>).Sections.flatMap(({ Questions }) =>
    Questions.flatMap(({ Launch }) => Launch?.Kind ?? []),
  )
  expect(kinds).toEqual(['consultation', 'operation', 'experiment'])
  expect(paper.Points).toBe(100)
})
