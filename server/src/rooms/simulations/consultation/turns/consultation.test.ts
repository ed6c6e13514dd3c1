import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  act,
  ask,
  createSession,
  finish,
  getReport,
  getView,
} from '@xinglin/contract/simulations/consultation'
import { finishAttempt, getItem, getPlayer } from '@xinglin/contract/learning'
import { actionId, authorsUnderstanding, consult, testApp, type TestApp } from '#testing'

let app: TestApp
beforeAll(async () => void (app = await testApp({ understand: authorsUnderstanding })))
afterAll(() => app.close())

test('the golden way is worth what its author earned, and ends the course', async () => {
  const stage = await consult(app, 'student1')
  expect(stage.entered).toMatchObject({ Code: 0, Data: { State: 'open', Seq: 0, No: 1 } })
  await stage.goTheGoldenWay()
  const { visitor, SessionId, where } = stage
  const ended = await visitor.calls(finish, { SessionId })
  expect(ended.Data).toMatchObject({ How: 'finished', Released: true, Level: 'S', Progress: 100 })
  expect(ended.Data.Composite).toBeGreaterThanOrEqual(95)
  expect((await visitor.calls(finish, { SessionId })).Data).toEqual(ended.Data)

  const report = (await visitor.calls(getReport, { SessionId })).Data
  expect(report).toMatchObject({
    Mine: true,
    Reviewed: false,
    Diagnosis: '急性下壁ST段抬高型心肌梗死',
  })
  expect(report.Sheet.dimensions).toHaveLength(8)
  expect(report.Sheet.composite).toBe(ended.Data.Composite)
  const seqs = report.Events.map(({ seq }: { seq: number }) => seq)
  expect(seqs).toEqual(seqs.map((_: number, i: number) => i + 1))

  const { ProgressId, ItemId } = where
  const item = (await visitor.calls(getItem, { ProgressId, ItemId })).Data
  expect(item).toMatchObject({ State: 'done', Content: { Kind: 'consultation' } })
  expect(item.Content.Sessions).toHaveLength(1)
  expect((await visitor.calls(finishAttempt, { ProgressId })).Data).toEqual({
    Composite: ended.Data.Composite,
    Level: 'S',
  })
  const player = (await visitor.calls(getPlayer, { ProgressId })).Data
  expect(player.Report.Dimensions.map(({ Score }: { Score: number }) => Score)).toEqual(
    report.Sheet.dimensions.map(({ score }: { score: number }) => score),
  )
})

test('finishing at once is worth nothing, and completes the item all the same', async () => {
  const { visitor, SessionId } = await consult(app, 'student2')
  expect((await visitor.calls(finish, { SessionId })).Data).toMatchObject({
    Composite: 0,
    Level: 'D',
    CanFinish: true,
  })
})

test('the same action sent again is answered as it was, and done once', async () => {
  const stage = await consult(app, 'student3')
  const { visitor, SessionId } = stage
  const first = {
    SessionId,
    Seq: 0,
    ClientActionId: actionId(),
    Text: '您今天哪儿不舒服，从头跟我说说？',
  }
  const answered = await visitor.calls(ask, first)
  expect(answered).toMatchObject({ Code: 0, Data: { Seq: 1 } })
  const second = {
    SessionId,
    Seq: 1,
    ClientActionId: actionId(),
    Action: { type: 'examine', item: 'hands' },
  }
  expect(await visitor.calls(act, second)).toMatchObject({ Code: 0, Data: { Seq: 2 } })
  expect((await visitor.calls(ask, first)).Data).toEqual(answered.Data)
  expect((await visitor.calls(getView, { SessionId })).Data).toMatchObject({ Seq: 2 })
  // Also where the browser has learnt meanwhile how far the session is.
  expect((await visitor.calls(ask, { ...first, Seq: 2 })).Data).toEqual(answered.Data)
  const examined = await visitor.calls(act, { ...second, Seq: 2 })
  expect(examined).toMatchObject({ Code: 0, Data: { Seq: 2 } })
  stage.seq = 2

  // Two tabs: whoever comes second is told where things stand.
  const late = await stage.visitor.calls(ask, { ...first, ClientActionId: actionId() })
  expect(late).toMatchObject({ Code: -10009, Data: { Seq: 2 } })
  const at = { SessionId, Seq: 2, Text: '什么时候开始的？' }
  const both = await Promise.all(
    [1, 2, 3].map(() => visitor.calls(ask, { ...at, ClientActionId: actionId() })),
  )
  expect(both.map(({ Code }) => Code).toSorted((a, b) => a - b)).toEqual([-10009, -10009, 0])
  const once = { ...at, Seq: 3, ClientActionId: actionId(), Text: '具体疼在哪儿？怎么个疼法？' }
  const same = await Promise.all([1, 2, 3].map(() => visitor.calls(ask, once)))
  expect(same.map(({ Code }) => Code)).toEqual([0, 0, 0])
  expect(new Set(same.map(({ Data }) => JSON.stringify(Data))).size).toBe(1)
  expect((await visitor.calls(getView, { SessionId })).Data.Seq).toBe(4)

  // Entering again comes back to the same, with everything that was said.
  const again = await visitor.calls(createSession, stage.where)
  expect(again.Data).toMatchObject({ SessionId, Seq: 4 })
  expect(again.Data.Events.map(({ action }: { action: { text?: string } }) => action.text)).toEqual(
    [first.Text, undefined, at.Text, once.Text],
  )
  expect(await visitor.calls(createSession, { ...stage.where, Proceed: 1 })).toMatchObject({
    Data: { SessionId },
  })
  // Beginning anew gives up the old one; it stays readable and is closed.
  const anew = await visitor.calls(createSession, { ...stage.where, Proceed: 3 })
  expect(anew.Data).toMatchObject({ No: 2, Seq: 0, State: 'open' })
  expect(await visitor.calls(ask, { ...once, ClientActionId: actionId(), Seq: 4 })).toMatchObject({
    Code: -10011,
  })
  expect((await visitor.calls(getView, { SessionId })).Data).toMatchObject({ State: 'abandoned' })
  expect(await visitor.calls(finish, { SessionId })).toMatchObject({ Code: -10011 })
  expect(await visitor.calls(getReport, { SessionId })).toMatchObject({ Code: -1 })
})

test('after the end nothing is done, and the report waits for it', async () => {
  const stage = await consult(app, 'teacher1')
  const { visitor, SessionId } = stage
  expect(await visitor.calls(getReport, { SessionId })).toMatchObject({
    Code: -1,
    Msg: '问诊结束后才能查看报告',
  })
  await stage.ask('您好')
  await visitor.calls(finish, { SessionId })
  expect(await stage.ask('什么时候开始的？')).toMatchObject({ Code: -10011 })
  expect(await stage.act({ type: 'wait', minutes: 5 })).toMatchObject({ Code: -10011 })
})
