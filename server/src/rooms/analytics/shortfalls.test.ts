import { afterAll, beforeAll, expect, test } from 'vitest'
import { getItemShortfalls, getLearnerRecord } from '@xinglin/contract/analytics'
import { finish } from '@xinglin/contract/simulations/consultation'
import { finishOperation } from '@xinglin/contract/simulations/operation'
import { actionId, consult, operate, testApp, type TestApp, type Visitor } from '#testing'

let app: TestApp
let author: Visitor
beforeAll(async () => {
  app = await testApp()
  author = await app.signedIn('teacher1')
}, 60_000)
afterAll(() => app.close())

test('what was missed in a consultation: dimensions, points, and what the patient was never asked', async () => {
  const stage = await consult(app, 'student1')
  await stage.ask('您哪里不舒服？')
  await stage.visitor.calls(finish, { SessionId: stage.SessionId, ClientActionId: actionId() })
  const { CourseId, ItemId } = stage.where
  const { Data } = await author.calls(getItemShortfalls, { CourseId, ItemId })
  expect(Data).toMatchObject({ Learners: 1, Questions: [] })
  expect(Data.Dimensions).toHaveLength(8)
  const groups = new Set(Data.Missed.map(({ Group }: { Group: string }) => Group))
  expect(groups).toContain('病史要点')
  expect(groups).toContain('体格检查')
  expect(Data.Missed[0]).toMatchObject({ Missed: 1, Of: 1 })
  const PersonId = app.fixture.people['a.student1']
  const record = await author.calls(getLearnerRecord, { CourseId, PersonId })
  expect(record.Data.Sessions).toMatchObject([{ Kind: 'consultation', State: 'finished', No: 1 }])
}, 60_000)

test('what was missed in an operation: the points of its score sheet', async () => {
  const stage = await operate(app, 'student1')
  await stage.visitor.calls(finishOperation, {
    SessionId: stage.SessionId,
    ClientActionId: actionId(),
  })
  const { CourseId, ItemId } = stage.where
  const { Data } = await author.calls(getItemShortfalls, { CourseId, ItemId })
  expect(Data).toMatchObject({ Learners: 1 })
  expect(Data.Missed.length).toBeGreaterThan(3)
}, 60_000)
