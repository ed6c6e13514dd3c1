import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  getMarking,
  saveRubric,
  stepScores,
  defaultRubric,
} from '@xinglin/contract/simulations/experiment'
import { experiment, testApp, type Experimenting, type TestApp, type Visitor } from '#testing'

let app: TestApp
let teacher: Visitor
let stage: Experimenting
beforeAll(async () => {
  app = await testApp()
  teacher = await app.signedIn('teacher1')
  stage = await experiment(app, 'student1')
  await stage.goTheGoldenWay(3)
  await stage.submit()
}, 60_000)
afterAll(() => app.close())

test('a rubric is a hundred points, and reports of its experiment are marked by it', async () => {
  const where = { CourseId: stage.where.CourseId, ItemId: stage.where.ItemId }
  const { SessionId } = stage
  expect((await teacher.calls(getMarking, { SessionId })).Data.Rubric).toEqual(defaultRubric)
  const one = { Id: 'all', Name: '总评', Note: '', Max: 100 }
  const save = (Rubric: object[]) => teacher.calls(saveRubric, { ...where, Rubric })
  expect(await save([{ ...one, Max: 90 }])).toMatchObject({ Code: -10008 })
  expect(
    await save([
      { ...one, Max: 50 },
      { ...one, Max: 50 },
    ]),
  ).toMatchObject({ Code: -10008 })
  expect((await save([one])).Data.Rubric).toEqual([one])
  expect((await teacher.calls(getMarking, { SessionId })).Data.Rubric).toEqual([one])
})

test('step scores leave in the form of the field, a hundred points together', async () => {
  const { Data } = await teacher.calls(stepScores, { CourseId: stage.where.CourseId })
  expect(Data.Count).toBe(1)
  const [one] = Data.List
  expect(one).toMatchObject({ status: 1, username: 'a的student1', originId: stage.SessionId })
  expect(one.steps.length).toBeGreaterThan(3)
  const sum = one.steps.reduce((all: number, step: { maxScore: number }) => all + step.maxScore, 0)
  expect(sum).toBe(100)
  expect(one.steps[0]).toMatchObject({ seq: 1, score: 0, evaluation: '未完成' })
})
