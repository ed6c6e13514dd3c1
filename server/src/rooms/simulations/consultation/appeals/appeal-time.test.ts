import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appeal, finish } from '@xinglin/contract/simulations/consultation'
import { finishAttempt } from '@xinglin/contract/learning'
import { authorsUnderstanding, consult, releaseResults, testApp, type TestApp } from '#testing'

let app: TestApp
beforeAll(async () => void (app = await testApp({ understand: authorsUnderstanding })))
afterAll(() => app.close())

const about = { Kind: 'sentence', Seq: 1, Part: 0, Meant: 'onset_time' }

test('after fourteen days nothing is appealed any more', async () => {
  const stage = await consult(app, 'student2')
  await stage.ask('您好，请坐。')
  const { visitor, SessionId } = stage
  await visitor.calls(finish, { SessionId })
  await app.database.within(app.fixture.schools.a, (db) =>
    db.execute(sql`update consultation_session set ended_at = ended_at - interval '14 days 1 second'
      where id = ${SessionId}`),
  )
  expect(await visitor.calls(appeal, { SessionId, About: about })).toMatchObject({
    Code: -1,
    Msg: '申诉期为报告公布后14天，现已截止',
  })
})

test('what was examined is appealed once it is told', async () => {
  const exam = await consult(app, 'student1', 'a.consultationExam')
  await exam.ask('您好，请坐。')
  const { visitor, SessionId, where } = exam
  await visitor.calls(finish, { SessionId })
  const wanted = { SessionId, About: about }
  expect(await visitor.calls(appeal, wanted)).toMatchObject({
    Code: -1,
    Msg: '考核报告公布后才能申诉',
  })
  await visitor.calls(finishAttempt, { ProgressId: where.ProgressId })
  expect(await visitor.calls(appeal, wanted)).toMatchObject({ Code: -1 })
  await releaseResults(app, where)
  expect(await visitor.calls(appeal, wanted)).toMatchObject({ Code: 0 })
})
