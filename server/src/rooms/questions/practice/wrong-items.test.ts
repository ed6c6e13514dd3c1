import { afterAll, beforeAll, expect, test } from 'vitest'
import { getQuestion, getWrongItem, listWrongItems } from '@xinglin/contract/questions'
import {
  approvedQuestion,
  Practising,
  questionContent,
  questionForm,
  testApp,
  type TestApp,
  type Visitor,
} from '#testing'

let app: TestApp
let at: Practising
beforeAll(async () => {
  app = await testApp()
  at = await Practising.at(app)
})
afterAll(() => app.close())

test('the book takes what was wrong, asks it again when due, and lets go of what was right on three days', async () => {
  const learner = at.other
  const QuestionId = at.idOf('A2')
  const answerIt = async (kind: 'right' | 'wrong', over: object = {}) => {
    const { Round } = await at.begin(['A2'], learner, over)
    const Options = at.optionsOf('A2', [kind]).slice(0, 1)
    return at.hand(Round.Id, QuestionId, { Options }, learner)
  }
  const book = async (Mastered = false) =>
    (await learner.calls(listWrongItems, { Mastered })).Data.List.filter(
      (one: { QuestionId: string }) => one.QuestionId === QuestionId,
    )
  const aDayLater = () =>
    app.database.within(app.fixture.schools.a, (db) =>
      db.execute(
        `update wrong_item set answered_at = answered_at - interval '1 day', due_day = due_day - 1`,
      ),
    )
  expect(await learner.calls(getWrongItem, { QuestionId })).toMatchObject({ Code: -404 })
  await answerIt('right')
  expect(await book()).toEqual([])
  await answerIt('wrong')
  expect(await book()).toMatchObject([{ Wrongs: 1, Rights: 0, IsDue: false, IsMastered: false }])
  expect((await learner.calls(getWrongItem, { QuestionId })).Data.Result.State).toBe('wrong')
  expect((await at.student.calls(getWrongItem, { QuestionId })).Code).toBe(-404)
  await aDayLater()
  expect(await book()).toMatchObject([{ IsDue: true }])
  await answerIt('right', { Source: 'wrong' })
  // A second right answer of the same day shows nothing new.
  await answerIt('right')
  expect(await book()).toMatchObject([{ Rights: 1 }])
  for (const _day of [2, 3]) {
    await aDayLater()
    await answerIt('right')
  }
  expect(await book()).toEqual([])
  expect(await book(true)).toMatchObject([{ Rights: 3, IsMastered: true }])
  await answerIt('wrong')
  expect(await book()).toMatchObject([{ Wrongs: 2, Rights: 0 }])
})

test('figures are of everybody’s first answer to the present version', async () => {
  const content = questionContent('A1')
  if (content.Type !== 'A1') throw new Error('another type')
  const Id = await approvedQuestion(
    at.teacher,
    at.admin,
    questionForm(at.departmentId, content, { Knowledge: ['ethics'] }),
  )
  const by = async (who: Visitor, nth: number) => {
    const { Round } = await at.begin([], who, { Tag: 'ethics' })
    await at.hand(Round.Id, Id, { Options: [content.Options[nth]?.Id] }, who)
  }
  await by(at.student, 0)
  await by(at.student, 1)
  await by(at.other, 1)
  const { Figures } = (await at.teacher.calls(getQuestion, { Id })).Data
  expect(Figures).toMatchObject({ Answers: 2, Facility: 0.5 })
  expect(Figures.Options).toHaveLength(2)
})
