import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  answerPractice,
  beginPractice,
  getPractice,
  listWrongItems,
} from '@xinglin/contract/questions'
import { newId } from '#platform/ids'
import { testApp, type TestApp, type Visitor } from '#testing'
import { drawComputed } from './computed-questions.ts'

let app: TestApp
let student: Visitor
beforeAll(async () => {
  app = await testApp()
  student = await app.signedIn('student1')
})
afterAll(() => app.close())

const begin = (Id = newId(), Count = 20) =>
  student.calls(beginPractice, {
    Id,
    Source: 'computed',
    DepartmentId: null,
    Types: [],
    Tag: '',
    Count,
  })

test('a seed decides what is drawn; every family comes before any comes again', () => {
  const all = drawComputed('one', 17)
  expect(drawComputed('one', 17)).toEqual(all)
  expect(new Set(all.map(({ computed }) => computed?.family)).size).toBe(17)
  expect(drawComputed('other', 17)).not.toEqual(all)
})

test('a round of computed questions tells no key before it is answered, and takes what its derivation comes to', async () => {
  const { Data } = await begin()
  expect(Data.Questions).toHaveLength(20)
  expect(JSON.stringify(Data.Questions)).not.toMatch(/"(?:Value|Tolerance|Explanation)"/)
  const again = await begin()
  expect(again.Data.Questions.map(({ Stem }: { Stem: string }) => Stem)).not.toEqual(
    Data.Questions.map(({ Stem }: { Stem: string }) => Stem),
  )
  const [first, second] = Data.Questions
  const RoundId = Data.Round.Id
  const wrong = await student.calls(answerPractice, {
    RoundId,
    QuestionId: first.QuestionId,
    PartId: null,
    Answer: { Blanks: ['-1'] },
  })
  expect(wrong.Data.Result).toMatchObject({ State: 'wrong' })
  const [key = ''] = wrong.Data.Result.Blanks
  expect(wrong.Data.Result.Explanation).toContain('<p>')
  // The same instance in another round of the same seed would take this; here the second is taken by its own derivation.
  expect(Number.parseFloat(key)).toBeGreaterThan(0)
  const answered = await student.calls(answerPractice, {
    RoundId,
    QuestionId: second.QuestionId,
    PartId: null,
    Answer: { Text: 'x' },
  })
  expect(answered).toMatchObject({ Code: -10006 })
  const view = await student.calls(getPractice, { RoundId })
  expect(view.Data).toMatchObject({ Round: { Title: '计算题', Answered: 1, Right: 0 } })
  expect((await student.calls(listWrongItems, { PageIndex: 1, PageSize: 20 })).Data.Count).toBe(0)
})
