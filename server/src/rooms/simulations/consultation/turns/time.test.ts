import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  createSession,
  finish,
  getReport,
  getSessions,
  getView,
} from '@xinglin/contract/simulations/consultation'
import { finishAttempt, getItem, getPlayer } from '@xinglin/contract/learning'
import {
  kinds,
  authorsUnderstanding,
  consult,
  proceed,
  releaseResults,
  testApp,
  Visitor,
  type Answered,
  type Consulting,
  type TestApp,
} from '#testing'
import { hostOf } from '#learning'
import { consultationRoom, endOverdue, modelUnderstanding } from '#simulations/consultation'

let app: TestApp
beforeAll(async () => void (app = await testApp({ understand: authorsUnderstanding })))
afterAll(() => app.close())

/** Lets minutes pass for a session: the server's clock cannot be turned, what it is compared with can. */
const pass = async ({ SessionId }: Consulting, minutes: number): Promise<void> => {
  await app.database.within(app.fixture.schools.a, async (db) => {
    await db.execute(sql`update consultation_session set
      started_at = started_at - make_interval(mins => ${minutes}),
      end_at = end_at - make_interval(mins => ${minutes}) where id = ${SessionId}`)
  })
}

const endings = async ({ SessionId }: Consulting): Promise<number> =>
  app.database.within(app.fixture.schools.a, async (db) => {
    const { rows } = await db.execute(
      sql`select 1 from consultation_event where session_id = ${SessionId} and action->>'type' = 'finish'`,
    )
    return rows.length
  })

/** Asks as browsers do: again, as long as another call holds what this one wants. */
const insist = async (ask: () => Promise<Answered>): Promise<Answered> => {
  const answered = await ask()
  return answered.Code === -10003 ? insist(ask) : answered
}

test('what comes after the time is refused, and ends the session once whoever comes first', async () => {
  const stage = await consult(app, 'student1')
  const { visitor, SessionId, where } = stage
  await stage.ask('您今天哪儿不舒服，从头跟我说说？')
  await pass(stage, 31)
  const late = await Promise.all(
    [
      () => stage.ask('什么时候开始的？'),
      () => stage.act({ type: 'wait', minutes: 1 }),
      () => visitor.calls(getView, { SessionId }),
      () => visitor.calls(finish, { SessionId }),
      () => visitor.calls(createSession, { ...where, Proceed: 1 }),
      () => visitor.calls(getReport, { SessionId }),
    ].map(insist),
  )
  expect(late.map(({ Code }) => Code)).toEqual([-10011, -10011, 0, 0, -1, 0])
  expect(late[3]?.Data).toMatchObject({ How: 'time', CanFinish: true })
  expect(await endings(stage)).toBe(1)
  const { Data } = await visitor.calls(getView, { SessionId })
  expect(Data).toMatchObject({ State: 'finished', Seq: 2, View: { ended: 'time' } })
  // It ended when its time was over, not when somebody noticed.
  const [line] = (await visitor.calls(getSessions, { CourseId: where.CourseId })).Data.List
  expect(line.EndedAt).toBe(Data.EndTime)
})

test('whom nobody touches the house ends, in one process or in several', async () => {
  const stage = await consult(app, 'student2')
  await stage.ask('什么时候开始的？')
  const { ProgressId, ItemId } = stage.where
  await pass(stage, 45)
  const room = () =>
    consultationRoom({ understand: modelUnderstanding(), host: hostOf(kinds, 'consultation') })
  const at = new Date()
  await Promise.all(
    [1, 2, 3].map(() => endOverdue(room(), app.database, app.fixture.schools.a, at)),
  )
  expect(await endings(stage)).toBe(1)
  const player = (await stage.visitor.calls(getPlayer, { ProgressId })).Data
  expect(player).toMatchObject({ Progress: 100, State: 'active' })
  expect((await stage.visitor.calls(getItem, { ProgressId, ItemId })).Data.State).toBe('done')
})

test('one process goes on where another stopped, and a restart loses nothing', async () => {
  const stage = await consult(app, 'student3')
  await stage.ask('您今天哪儿不舒服，从头跟我说说？')
  const other = await testApp({ databaseUrl: app.databaseUrl, understand: authorsUnderstanding })
  try {
    const there = new Visitor(other.port, 'a.localhost')
    there.session = stage.visitor.session
    const { SessionId } = stage
    const { Data } = await there.calls(getView, { SessionId })
    expect(Data).toMatchObject({ Seq: 1 })
    expect(Data.Events).toHaveLength(1)
    // In turns, here and there: neither believes what it remembers over what is written.
    const one = stage.visitor
    for (const [i, text] of [
      '什么时候开始的？',
      '您抽烟吗？一天抽多少？',
      '家里人有什么病吗？',
    ].entries()) {
      Object.assign(stage, { visitor: i % 2 === 0 ? there : one })
      expect(await stage.ask(text)).toMatchObject({ Code: 0, Data: { Seq: i + 2 } })
    }
    const views = [
      await one.calls(getView, { SessionId }),
      await there.calls(getView, { SessionId }),
    ]
    expect(views[0]?.Data.View).toEqual(views[1]?.Data.View)
    expect(views[0]?.Data.View.clues.length).toBeGreaterThan(2)
    Object.assign(stage, { visitor: one })
  } finally {
    await other.close({ keepDatabase: true })
  }
})

test('an examination has one go, no hints, and its report when it is released', async () => {
  const stage = await consult(app, 'student1', 'a.consultationExam')
  const { visitor, SessionId, where } = stage
  expect(stage.entered.Data.View.mode).toBe('examination')
  expect(await stage.act({ type: 'hint' })).toMatchObject({
    Code: -10008,
    Msg: '考试和竞赛中没有提示',
  })
  expect(await visitor.calls(createSession, { ...where, Proceed: 3 })).toMatchObject({ Code: -1 })
  await stage.ask('什么时候开始的？')
  const ended = (await visitor.calls(finish, { SessionId })).Data
  expect(ended).toMatchObject({ Released: false, Composite: null, Level: '', CanFinish: true })
  expect(await visitor.calls(createSession, where)).toMatchObject({
    Code: -1,
    Msg: '考核只能进行一次',
  })
  expect(await visitor.calls(getReport, { SessionId })).toMatchObject({
    Code: -1,
    Msg: '成绩未公布，教师公布后可以查看',
  })
  const { ProgressId, ItemId } = where
  const answers = [
    await visitor.calls(getItem, { ProgressId, ItemId }),
    await visitor.calls(getSessions, { CourseId: where.CourseId }),
  ]
  for (const { Data } of answers)
    expect((Data.List ?? Data.Content.Sessions)[0].Composite).toBeNull()
  const player = (await visitor.calls(getPlayer, { ProgressId })).Data
  expect(player.Chapters[0].Items[0]).toMatchObject({ State: 'done', BestScore: null })

  expect((await visitor.calls(finishAttempt, { ProgressId })).Code).toBe(0)
  expect(await visitor.calls(getReport, { SessionId })).toMatchObject({ Code: -1 })
  await releaseResults(app, where)
  const { Data } = await visitor.calls(getReport, { SessionId })
  expect(Data.Sheet.composite).toBeGreaterThan(0)
  // A new round is no new go; what was done before stays as it was.
  await proceed(app, visitor, 'a.consultationExam')
  expect((await visitor.calls(getReport, { SessionId })).Code).toBe(0)
})
