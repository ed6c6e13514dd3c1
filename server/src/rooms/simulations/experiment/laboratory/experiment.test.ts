import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  beginExperiment,
  getExperiment,
  getLabReport,
  operate,
  saveLabReport,
  submitLabReport,
} from '@xinglin/contract/simulations/experiment'
import { finishAttempt, getItem, getPlayer } from '@xinglin/contract/learning'
import { actionId, experiment, firstProtocol, proceed, testApp, type TestApp } from '#testing'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())

test('the golden way is worth all but the teacher’s part, and ends the course', async () => {
  const stage = await experiment(app, 'student1')
  expect(stage.entered).toMatchObject({ Code: 0, Data: { State: 'open', Seq: 0, No: 1 } })
  await stage.goTheGoldenWay()
  const { visitor, SessionId, where } = stage
  const ended = await stage.submit()
  expect(ended.Data).toMatchObject({ Composite: 96.25, Level: 'S', Progress: 100, CanFinish: true })
  expect((await stage.submit()).Data).toEqual(ended.Data)

  const report = (await visitor.calls(getLabReport, { SessionId })).Data
  expect(report).toMatchObject({ Mine: true, Sheet: { composite: 96.25 } })
  expect(report.Steps).toHaveLength(firstProtocol().steps.length)
  expect(report.Captures).toHaveLength(2 * firstProtocol().steps.length)
  expect(report.Captures.every(({ value }: { value: number }) => value > 20)).toBe(true)
  const { ProgressId, ItemId } = where
  expect((await visitor.calls(getItem, { ProgressId, ItemId })).Data).toMatchObject({
    State: 'done',
    Content: { Kind: 'experiment', Sessions: [{ State: 'finished', Level: 'S' }] },
  })
  expect((await visitor.calls(finishAttempt, { ProgressId })).Data).toEqual({
    Composite: 96.25,
    Level: 'S',
  })
  const player = (await visitor.calls(getPlayer, { ProgressId })).Data
  expect(player.Report.Dimensions[0]).toMatchObject({ Name: '预习与假设', Score: 100 })
}, 60_000)

test('a course of two experiments is complete when both are, and is relearned by confirmation alone', async () => {
  const first = await experiment(app, 'student2', 'a.experiments')
  await first.goTheGoldenWay(3)
  expect((await first.submit()).Data).toMatchObject({ Progress: 50, CanFinish: false, Level: 'D' })
  const second = await experiment(app, 'student2', 'a.experiments', 1)
  await second.goTheGoldenWay(3)
  expect((await second.submit()).Data).toMatchObject({ Progress: 100, CanFinish: true })
  const { visitor, where, SessionId } = second
  const again = await proceed(app, visitor, 'a.experiments', 3)
  expect(again.Data).toMatchObject({ Progress: 0, AttemptNo: 2 })
  // The old record stays readable, and nobody enters it again.
  expect((await visitor.calls(getLabReport, { SessionId })).Code).toBe(0)
  expect(await visitor.calls(beginExperiment, { ...where, Proceed: 0 })).toMatchObject({
    Code: -10011,
  })
})

test('the same action sent again is answered as it was, and done once', async () => {
  const stage = await experiment(app, 'student3')
  await stage.goTheGoldenWay(2)
  const { visitor, SessionId } = stage
  const mark = { type: 'mark', label: '开始' }
  const one = { SessionId, Seq: 2, ClientActionId: actionId(), Steps: 100, Action: mark }
  const answered = await visitor.calls(operate, one)
  expect(answered).toMatchObject({ Code: 0, Data: { Seq: 3, Steps: 100, Pretest: null } })
  const both = await Promise.all([1, 2, 3].map(() => visitor.calls(operate, one)))
  for (const again of both) expect(again.Data).toEqual(answered.Data)
  const late = await visitor.calls(operate, { ...one, ClientActionId: actionId() })
  expect(late).toMatchObject({ Code: -10009, Data: { Seq: 3 } })
  const raced = await Promise.all(
    [1, 2, 3].map(() => visitor.calls(operate, { ...one, Seq: 3, ClientActionId: actionId() })),
  )
  expect(raced.map(({ Code }) => Code).toSorted((a, b) => a - b)).toEqual([-10009, -10009, 0])
  const { Data } = await visitor.calls(getExperiment, { SessionId })
  expect(Data.Events.map(({ seq }: { seq: number }) => seq)).toEqual([1, 2, 3, 4])
  expect(Data.Pretest).toMatchObject({ Score: 100, Passed: true })

  // Entering again comes back to it; beginning anew gives it up.
  expect((await visitor.calls(beginExperiment, stage.where)).Data).toMatchObject({
    SessionId,
    Seq: 4,
  })
  const anew = await visitor.calls(beginExperiment, { ...stage.where, Proceed: 3 })
  expect(anew.Data).toMatchObject({ No: 2, Seq: 0, State: 'open' })
  expect(
    await visitor.calls(operate, { ...one, Seq: 4, ClientActionId: actionId() }),
  ).toMatchObject({ Code: -10011 })
  expect(await visitor.calls(getLabReport, { SessionId })).toMatchObject({ Code: -1 })
  expect(await visitor.calls(submitLabReport, { SessionId, Steps: 100 })).toMatchObject({
    Code: -10011,
  })
})

test('a report is kept in versions, and another tab’s is not written over', async () => {
  const stage = await experiment(app, 'teacher1')
  const { visitor, SessionId } = stage
  const save = (Version: number, Sections: object) =>
    visitor.calls(saveLabReport, { SessionId, Version, Sections })
  expect((await save(0, { purpose: '目的' })).Data).toMatchObject({ Version: 1 })
  const kept = await save(1, { results: '结果' })
  expect(kept.Data).toMatchObject({ Version: 2 })
  // The answer was lost, and the same is sent again: it is answered as the first time.
  expect((await save(1, { results: '结果' })).Data).toEqual(kept.Data)
  expect(await save(1, { results: '旧的' })).toMatchObject({ Code: -10009, Data: { Version: 2 } })
  expect(await save(2, { results: '赌博' })).toMatchObject({ Code: -10010 })
  expect(await save(2, { results: '长'.repeat(5001) })).toMatchObject({ Code: -10008 })
  expect((await visitor.calls(getExperiment, { SessionId })).Data.Draft).toEqual({
    Sections: { purpose: '目的', results: '结果' },
    Version: 2,
  })
  expect(await stage.submit()).toMatchObject({ Code: -1 })
  expect(await visitor.calls(getLabReport, { SessionId })).toMatchObject({ Code: -1 })
})
