import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OutputOf } from '@xinglin/contract/call'
import { watchExam } from '@xinglin/contract/exams'
import { Examining, testApp, type TestApp } from '#testing'

let app: TestApp
let at: Examining
beforeAll(async () => {
  app = await testApp()
  at = await Examining.at(app)
})
afterAll(() => app.close())

test('an answer that says nothing is not counted, whatever its kind', async () => {
  const exam = await at.exam(await at.frozen())
  const sitting = await at.start(exam)
  const { QuestionId: blank, Blanks } = at.question(sitting, 'blank')
  const { QuestionId: short } = at.question(sitting, 'short')
  const { QuestionId: several, Options } = at.question(sitting, 'X')
  const save = (Seq: number, blanks: string, text: string, options: readonly string[]) =>
    at.save(sitting, [
      { QuestionId: blank, Seq, Answer: { Blanks: Blanks.map(() => blanks) } },
      { QuestionId: short, Seq, Answer: { Text: text } },
      { QuestionId: several, Seq, Answer: { Options: options } },
    ])
  const answered = async () => {
    const { Data } = await at.teacher.calls(watchExam, { ExamId: exam })
    const { Seats } = Data as OutputOf<typeof watchExam>
    return Seats.find(({ PersonId }) => PersonId === at.people['a.student1'])?.Answered
  }
  expect(await save(1, ' ', ' \n', [])).toMatchObject({ Code: 0 })
  expect(await answered()).toBe(0)
  expect(await save(2, '二', '答', [Options[0]?.OptionId ?? ''])).toMatchObject({ Code: 0 })
  expect(await answered()).toBe(3)
})
