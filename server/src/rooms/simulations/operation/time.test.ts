import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getItem, finishAttempt } from '@xinglin/contract/learning'
import {
  beginOperation,
  finishOperation,
  getOperation,
  getOperationReport,
  performAction,
  watchOperation,
} from '@xinglin/contract/simulations/operation'
import { hostOf } from '#learning'
import { endOverdueOperations, operationRoom } from '#simulations/operation'
import {
  actionId,
  kinds,
  operate,
  releaseResults,
  testApp,
  type Operating,
  type TestApp,
} from '#testing'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())

const wait = { type: 'wait', seconds: 5 }

/** Lets minutes pass for a session: the server's clock cannot be turned, what it is compared with can. */
const pass = async ({ SessionId }: Operating, minutes: number): Promise<void> => {
  await app.database.within(app.fixture.schools.a, async (db) => {
    await db.execute(sql`update operation_session set
      started_at = started_at - make_interval(mins => ${minutes}),
      end_at = end_at - make_interval(mins => ${minutes}) where id = ${SessionId}`)
  })
}

const endings = async ({ SessionId }: Operating): Promise<number> =>
  app.database.within(app.fixture.schools.a, async (db) => {
    const { rows } = await db.execute(
      sql`select 1 from operation_event where session_id = ${SessionId} and action->>'type' = 'finish'`,
    )
    return rows.length
  })

test('what comes after the time is refused, and ends the operation once whoever comes first', async () => {
  const stage = await operate(app, 'student1')
  const { visitor, SessionId, where } = stage
  const done = { SessionId, Seq: 0, ClientActionId: actionId(), Action: wait }
  expect(await visitor.calls(performAction, done)).toMatchObject({ Code: 0 })
  await pass(stage, 61)
  const late = await Promise.all([
    visitor.calls(performAction, { ...done, Seq: 1, ClientActionId: actionId() }),
    visitor.calls(getOperation, { SessionId }),
    visitor.calls(watchOperation, { SessionId }),
    visitor.calls(finishOperation, { SessionId }),
    visitor.calls(beginOperation, { ...where, Proceed: 1 }),
    visitor.calls(getOperationReport, { SessionId }),
  ])
  expect(late.map(({ Code }) => Code)).toEqual([-10011, 0, 0, 0, -1, 0])
  expect(late[1]?.Data).toMatchObject({ State: 'finished', View: { ended: 'time' } })
  expect(late[3]?.Data).toMatchObject({ CanFinish: true, Released: true })
  expect(await endings(stage)).toBe(1)
  // What was done in time is answered as it was, also now.
  expect(await visitor.calls(performAction, done)).toMatchObject({ Code: 0, Data: { Seq: 1 } })
})

test('whom nobody touched is ended by the clock, once, however many processes look', async () => {
  const stage = await operate(app, 'student3')
  await stage.act(wait)
  await pass(stage, 61)
  const other = operationRoom({ host: hostOf(kinds, 'operation') })
  const { a, b } = app.fixture.schools
  await Promise.all(
    [a, a, a, b].map((school) => endOverdueOperations(other, app.database, school, new Date())),
  )
  expect(await endings(stage)).toBe(1)
  const { Data } = await stage.visitor.calls(getOperation, { SessionId: stage.SessionId })
  expect(Data).toMatchObject({ State: 'finished', Seq: 2, View: { ended: 'time' } })
})

test('what an examination is worth is told by its release, and to its teacher at once', async () => {
  const stage = await operate(app, 'student2', 'a.operationExam')
  const { visitor, SessionId, where } = stage
  await stage.act(wait)
  expect((await stage.finish()).Data).toMatchObject({ Released: false, Composite: null, Level: '' })
  expect(await visitor.calls(getOperationReport, { SessionId })).toMatchObject({
    Code: -1,
    Msg: '成绩未公布，教师公布后可以查看',
  })
  const { ProgressId, ItemId } = where
  const line = async () =>
    (await visitor.calls(getItem, { ProgressId, ItemId })).Data.Content.Sessions[0]
  expect(await line()).toMatchObject({ State: 'finished', Composite: null, Level: '' })
  const teacher = await app.signedIn('teacher1')
  expect(await teacher.calls(getOperationReport, { SessionId })).toMatchObject({ Code: 0 })
  expect(await visitor.calls(finishAttempt, { ProgressId })).toMatchObject({ Code: 0 })
  expect(await line()).toMatchObject({ Composite: null })
  await releaseResults(app, where)
  expect(await line()).toMatchObject({ Composite: 0, Level: 'D' })
  expect(await visitor.calls(getOperationReport, { SessionId })).toMatchObject({ Code: 0 })
})
