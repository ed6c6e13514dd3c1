import { afterAll, beforeAll, expect, test } from 'vitest'
import * as contract from '@xinglin/contract/simulations/experiment'
import { actionId, experiment, testApp, type Experimenting, type TestApp } from '#testing'

// Who may use a call at all stands in docs/permissions.md; here: whose session it is.

let app: TestApp
let stage: Experimenting
beforeAll(async () => {
  app = await testApp()
  stage = await experiment(app, 'student2')
})
afterAll(() => app.close())

const onSession = () => {
  const { SessionId, seq: Seq } = stage
  const Action = { type: 'mark', label: '标记' }
  return [
    [contract.getExperiment, { SessionId }],
    [contract.operate, { SessionId, Seq, ClientActionId: actionId(), Steps: 0, Action }],
    [contract.saveLabReport, { SessionId, Version: 0, Sections: {} }],
    [contract.submitLabReport, { SessionId, Steps: 0 }],
    [contract.resubmitLabReport, { SessionId }],
    [contract.getLabReport, { SessionId }],
    [contract.getMarking, { SessionId }],
  ] as const
}

test.each([
  ['student1', 'a.localhost'],
  ['teacher2', 'a.localhost'],
  ['teacher1', 'b.localhost'],
])('%s of %s finds nobody else’s experiment, by any verb', async (login, host) => {
  await app.database.global.execute(`update school set menu_codes = '{1,3}' where key = 'b'`)
  const stranger = await app.signedIn(login, host)
  for (const [call, input] of onSession())
    expect(await stranger.calls(call, input), call.path).toMatchObject({
      Code: -404,
      Msg: '数据不存在',
      Data: null,
    })
  expect(await stranger.calls(contract.beginExperiment, stage.where)).toMatchObject({ Code: -404 })
})

test('the teacher of the course and those who run the school read the report, and do nothing in it', async () => {
  await stage.goTheGoldenWay(3)
  await stage.submit()
  const { SessionId } = stage
  for (const login of ['teacher1', 'admin1', 'operator1'])
    expect(
      (await (await app.signedIn(login)).calls(contract.getLabReport, { SessionId })).Data,
    ).toMatchObject({ Mine: false, Learner: 'a的student2' })
  const teacher = await app.signedIn('teacher1')
  for (const [call, input] of onSession().slice(0, 5))
    expect(await teacher.calls(call, input), call.path).toMatchObject({ Code: -404 })
})

test('another teacher marks nothing of a course that is not theirs, and nobody their own work', async () => {
  const { SessionId, where } = stage
  const Mark = { Points: {}, Adjusted: [], Annotations: [], Comment: '好' }
  const on = { SessionId, Version: 1, Revision: 0, Mark }
  const CourseId = where.CourseId
  const stranger = await app.signedIn('teacher2')
  for (const [call, input, code] of [
    [contract.saveMark, on, -404],
    [contract.decideReport, { ...on, Outcome: 'returned', Release: false }, -404],
    [contract.labReports, { CourseId }, -10002],
    [contract.stepScores, { CourseId }, -10002],
    [contract.releaseReports, { CourseId, SessionIds: [SessionId] }, -10002],
    [
      contract.markTogether,
      { CourseId, SessionIds: [SessionId], Share: 90, Comment: '', Release: true },
      -10002,
    ],
  ] as const)
    expect(await stranger.calls(call, input), call.path).toMatchObject({ Code: code })
  const own = await experiment(app, 'teacher1')
  await own.goTheGoldenWay(3)
  await own.submit()
  const teacher = await app.signedIn('teacher1')
  expect(await teacher.calls(contract.saveMark, { ...on, SessionId: own.SessionId })).toMatchObject(
    {
      Code: -10002,
      Msg: '不能批阅自己的报告',
    },
  )
  // Who runs the school looks at everything and marks nothing.
  const admin = await app.signedIn('admin1')
  expect((await admin.calls(contract.getMarking, { SessionId })).Data).toMatchObject({
    MayMark: false,
  })
  expect((await admin.calls(contract.labReports, { CourseId })).Code).toBe(0)
})

test('whoever has not signed in is asked to', async () =>
  expect(await app.visitor().calls(contract.beginExperiment, stage.where)).toMatchObject({
    http: 200,
    Code: -1,
    Msg: '登录后才可以学习哦！',
  }))
