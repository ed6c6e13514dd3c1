import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { beginOperation, performAction } from '@xinglin/contract/simulations/operation'
import { actionId, operate, testApp, type TestApp } from '#testing'
import { claimedMs } from './claimed-time.ts'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())

const series = (count: number, apart: number) =>
  Array.from({ length: count }, (_, at) => ({ at: at * apart, depth: 5.5, left: 0 }))

test('a series of compressions claims the time from its first to its last, nothing else any', () => {
  expect(claimedMs({ type: 'compress', strokes: series(30, 550) })).toBe(29 * 550)
  expect(claimedMs({ type: 'compress', strokes: series(1, 550) })).toBe(0)
  expect(claimedMs({ type: 'wait', seconds: 1800 })).toBe(0)
})

test('a series is refused before it can have been made, changes nothing, and is taken afterwards', async () => {
  const stage = await operate(app, 'student1', 'a.resuscitation')
  expect(stage.entered).toMatchObject({ Code: 0 })
  await stage.must({ type: 'perform', deed: 'on-floor' })
  const wanted = {
    SessionId: stage.SessionId,
    Seq: stage.seq,
    ClientActionId: actionId(),
    Action: { type: 'compress', strokes: series(60, 550) },
  }
  expect(await stage.visitor.calls(performAction, wanted)).toMatchObject({
    Code: -10008,
    Msg: '这一组按压的时长超过了实际经过的时间，请按实际操作提交',
  })
  const { Data } = await stage.visitor.calls(beginOperation, { ...stage.where, Proceed: 1 })
  expect(Data.Seq).toBe(stage.seq)
  // The same after the time that it lasts.
  await app.database.within(app.fixture.schools.a, async (db) => {
    await db.execute(
      sql`update operation_session set started_at = started_at - interval '60 seconds' where id = ${stage.SessionId}`,
    )
  })
  const later = await stage.visitor.calls(performAction, wanted)
  expect(later).toMatchObject({ Code: 0, Data: { Seq: stage.seq + 1 } })
}, 60_000)
