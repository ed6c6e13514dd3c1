import { beforeAll, expect, test } from 'vitest'
import * as consultation from '@xinglin/contract/simulations/consultation'
import { actionId, consult, openColumns, type Consulting } from '#testing'

// Who may use a call at all stands in docs/permissions.md; here: whose session it is.
const { app } = openColumns()
let stage: Consulting
beforeAll(async () => {
  await app().database.global.execute(`update school set menu_codes = '{1,3}' where key = 'b'`)
  stage = await consult(app(), 'student2')
  await stage.ask('您好，请坐。')
})

const onSession = () => {
  const { SessionId, seq: Seq } = stage
  return [
    [consultation.getView, { SessionId }],
    [consultation.ask, { SessionId, Seq, ClientActionId: actionId(), Text: '您好' }],
    [consultation.act, { SessionId, Seq, ClientActionId: actionId(), Action: { type: 'hint' } }],
    [consultation.getWords, { SessionId, Seq: 1 }],
    [consultation.finish, { SessionId }],
    [consultation.getReport, { SessionId }],
  ] as const
}

test.each(['student1', 'teacher2'])(
  '%s finds nobody else’s session, by any verb',
  async (login) => {
    const stranger = await app().signedIn(login)
    for (const [call, input] of onSession())
      expect(await stranger.calls(call, input), call.path).toMatchObject({
        Code: -404,
        Msg: '数据不存在',
        Data: null,
      })
    // In somebody else's attempt nobody begins.
    expect(await stranger.calls(consultation.createSession, stage.where)).toMatchObject({
      Code: -404,
    })
    expect(
      (await stage.visitor.calls(consultation.getView, { SessionId: stage.SessionId })).Data,
    ).toMatchObject({ Seq: stage.seq, State: 'open' })
  },
)

test('what is appealed and given is for the teacher of the course; those who run the school look on', async () => {
  const { visitor, SessionId, where } = stage
  await visitor.calls(consultation.finish, { SessionId })
  const about = { Kind: 'item', Dimension: 5, Item: 'E-hands', Seq: 1 }
  const sent = await visitor.calls(consultation.appeal, {
    SessionId,
    About: about,
    Words: '洗了手',
  })
  const { Id } = sent.Data
  const search = { CourseId: where.CourseId }
  const points = { SessionId, Judged: 0, Dimension: 5, Item: 'E-hands', Got: 1, Reason: '口述了' }
  const calls = [
    [consultation.reviewList, search],
    [consultation.getAppeal, { Id }],
    [consultation.decideAppeal, { Id, Accept: true }],
    [consultation.reviewScore, points],
    [consultation.getTaught, search],
    ...[consultation.getUnmatched, consultation.getItemFigures, consultation.getItemLearners].map(
      (one) => [one, where] as const,
    ),
    [consultation.decideUnmatched, { ...where, Id, Was: 'open', State: 'dismissed' }],
  ] as const
  const other = await app().signedIn('teacher2')
  for (const [call, input] of calls)
    expect(await other.calls(call, input), call.path).toMatchObject({ Code: -10002, Data: null })
  const foreign = await app().signedIn('teacher1', 'b.localhost')
  for (const [call, input] of calls)
    expect(await foreign.calls(call, input), call.path).toMatchObject({ Code: -404, Data: null })
  for (const login of ['admin1', 'operator1']) {
    const manager = await app().signedIn(login)
    expect((await manager.calls(consultation.reviewList, search)).Data).toMatchObject({ Count: 1 })
    expect((await manager.calls(consultation.getAppeal, { Id })).Data).toMatchObject({
      MayDecide: false,
    })
  }
  const teacher = await app().signedIn('teacher1')
  expect((await teacher.calls(consultation.getAppeal, { Id })).Data).toMatchObject({
    MayDecide: true,
    Appeal: { Learner: 'a的student2' },
  })
})

test('the teacher of the course watches, and does nothing in it', async () => {
  const teacher = await app().signedIn('teacher1')
  for (const [call, input] of onSession().slice(0, 5))
    expect(await teacher.calls(call, input), call.path).toMatchObject({ Code: -404 })
})

test('a session of another school is not there, for its administrators too', async () => {
  for (const login of ['student1', 'admin1']) {
    const foreign = await app().signedIn(login, 'b.localhost')
    const { SessionId } = stage
    expect(await foreign.calls(consultation.getReport, { SessionId })).toMatchObject({ Code: -404 })
    expect(
      await foreign.calls(consultation.getSessions, { CourseId: stage.where.CourseId }),
    ).toMatchObject({ Code: -404 })
  }
})

test('everybody’s sessions are for the teacher of the course and those who run the school', async () => {
  const input = { CourseId: stage.where.CourseId, Scope: 'course' }
  for (const login of ['student1', 'student2', 'teacher2'])
    expect(
      await (await app().signedIn(login)).calls(consultation.getSessions, input),
      login,
    ).toMatchObject({ Code: -10002 })
  await stage.visitor.calls(consultation.finish, { SessionId: stage.SessionId })
  for (const login of ['teacher1', 'admin1', 'operator1']) {
    const overseer = await app().signedIn(login)
    const { Data } = await overseer.calls(consultation.getSessions, input)
    expect(Data, login).toMatchObject({ Count: 1, List: [{ Learner: 'a的student2' }] })
    const report = await overseer.calls(consultation.getReport, { SessionId: stage.SessionId })
    expect(report, login).toMatchObject({ Code: 0, Data: { Mine: false, Learner: 'a的student2' } })
  }
  const own = await stage.visitor.calls(consultation.getSessions, { CourseId: input.CourseId })
  expect(own.Data).toMatchObject({ Count: 1, List: [{ Learner: '', State: 'finished', No: 1 }] })
  const none = await (
    await app().signedIn('student1')
  ).calls(consultation.getSessions, {
    CourseId: input.CourseId,
  })
  expect(none.Data).toEqual({ List: [], Count: 0 })
})
