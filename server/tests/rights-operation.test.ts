import { afterAll, beforeAll, expect, test } from 'vitest'
import * as contract from '@xinglin/contract/simulations/operation'
import { actionId, operate, testApp, type Operating, type TestApp } from '#testing'

// Who may use a call at all stands in docs/permissions.md; here: whose session it is.

let app: TestApp
let stage: Operating
beforeAll(async () => {
  app = await testApp()
  stage = await operate(app, 'student2')
})
afterAll(() => app.close())

const onSession = () => {
  const { SessionId, seq: Seq } = stage
  const Action = { type: 'wait', seconds: 5 }
  return [
    [contract.getOperation, { SessionId }],
    [contract.watchOperation, { SessionId }],
    [contract.performAction, { SessionId, Seq, ClientActionId: actionId(), Action }],
    [contract.finishOperation, { SessionId }],
    [contract.getOperationReport, { SessionId }],
  ] as const
}

test.each([
  ['student1', 'a.localhost'],
  ['teacher2', 'a.localhost'],
  ['teacher1', 'b.localhost'],
])('%s of %s finds nobody else’s operation, by any verb', async (login, host) => {
  await app.database.global.execute(`update school set menu_codes = '{1,3}' where key = 'b'`)
  const stranger = await app.signedIn(login, host)
  for (const [call, input] of onSession())
    expect(await stranger.calls(call, input), call.path).toMatchObject({
      Code: -404,
      Msg: '数据不存在',
      Data: null,
    })
  expect(await stranger.calls(contract.beginOperation, stage.where)).toMatchObject({ Code: -404 })
})

test('the teacher of the course and those who run the school read the report, and do nothing in it', async () => {
  await stage.finish()
  const { SessionId } = stage
  for (const login of ['teacher1', 'admin1', 'operator1'])
    expect(
      (await (await app.signedIn(login)).calls(contract.getOperationReport, { SessionId })).Data,
    ).toMatchObject({ Mine: false, Learner: 'a的student2' })
  const teacher = await app.signedIn('teacher1')
  for (const [call, input] of onSession().slice(0, 4))
    expect(await teacher.calls(call, input), call.path).toMatchObject({ Code: -404 })
})

test('whoever has not signed in is asked to', async () =>
  expect(await app.visitor().calls(contract.beginOperation, stage.where)).toMatchObject({
    http: 200,
    Code: -1,
    Msg: '登录后才可以学习哦！',
  }))
