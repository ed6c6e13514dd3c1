import { afterAll, beforeAll, expect, test } from 'vitest'
import { Examining, testApp, type TestApp } from '#testing'

// Who hands in at the same moment shares a transaction; each has the own receipt.

let app: TestApp
let at: Examining
let paper: { Id: string; No: number }
beforeAll(async () => {
  app = await testApp()
  at = await Examining.at(app)
  paper = await at.frozen()
})
afterAll(() => app.close())

test('each of those who hand in at once has one receipt, over the answers that came with it', async () => {
  const exam = await at.exam(paper)
  const [one, other] = [await at.start(exam), await at.start(exam, at.other)]
  const { QuestionId } = at.question(one, 'short')
  const item = { QuestionId, Seq: 1, Answer: { Text: '最后一句' } }
  const outcomes = await Promise.all([
    at.submit(one, [item]),
    at.submit(one, [item]),
    at.submit(other, [], at.other),
    at.submit({ ...other, AttemptId: one.AttemptId }, [], at.other),
  ])
  expect(outcomes.map(({ Code }) => Code)).toEqual([0, 0, 0, -404])
  const [first, second, third] = outcomes.map(({ Data }) => Data)
  expect(second).toEqual(first)
  expect(third.Receipt).not.toBe(first.Receipt)
  expect(third.AnswerHash).not.toBe(first.AnswerHash)
})

test('whoever sends what fits no question is refused alone, and goes on', async () => {
  const exam = await at.exam(paper)
  const [one, other] = [await at.start(exam), await at.start(exam, at.other)]
  const { QuestionId } = at.question(one, 'short')
  const bad = { QuestionId, Seq: 1, Answer: { Options: ['x'] } }
  const [refused, done, old] = await Promise.all([
    at.submit(one, [bad]),
    at.submit(other, [], at.other),
    at.submit({ ...one, Epoch: 9 }),
  ])
  expect([refused.Code, done.Code, old.Code]).toEqual([-10006, 0, -10009])
  expect((await at.submit(one)).Code).toBe(0)
})
