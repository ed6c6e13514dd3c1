import { afterAll, beforeAll, expect, test } from 'vitest'
import { getExperiment, getLabReport } from '@xinglin/contract/simulations/experiment'
import { experiment, testApp, type Experimenting, type TestApp } from '#testing'

let app: TestApp
let stage: Experimenting
beforeAll(async () => {
  app = await testApp()
  stage = await experiment(app, 'student1')
})
afterAll(() => app.close())

const deed = (name: string, values: object = {}) => ({ type: 'do', deed: name, values })

test('before the pre-test and the hypotheses nobody comes to the bench', async () => {
  const refused = async (action: object) => (await stage.operate(action)).Msg
  expect(await refused(deed('anaesthetise', { amount: 5 }))).toContain('请先通过预习测验')
  const failed = await stage.operate({ type: 'answer', answers: { Q1: [0] } })
  expect(failed.Data.Pretest).toMatchObject({ Score: 0, Passed: false })
  expect(failed.Data.Pretest.Marks).toHaveLength(5)
  expect(await refused(deed('anaesthetise', { amount: 5 }))).toContain('请先通过预习测验')
  await stage.goTheGoldenWay(1)
  expect(await refused(deed('anaesthetise', { amount: 5 }))).toContain('请先提交实验假设')
  expect(await refused({ type: 'suppose', hypotheses: {} })).toContain('每一个实验项目')
})

test('nothing of answers, expected directions, good ranges or reasons is told before the report', async () => {
  const { Data } = await stage.visitor.calls(getExperiment, { SessionId: stage.SessionId })
  const protocol = JSON.stringify(Data.Protocol)
  for (const secret of [
    '"expect"',
    '"good"',
    '"answer"',
    '"why"',
    '"weight"',
    '"cap"',
    '窦神经传入',
  ])
    expect(protocol).not.toContain(secret)
})

test.each<[string, object]>([
  ['尚未麻醉', deed('cannulate')],
  ['先切开颈部', deed('stim-depressor', { volts: 5, milliseconds: 1, hertz: 30, seconds: 15 })],
  [
    '强度应在 0～50 V 之间',
    deed('stim-depressor', { volts: 1e5, milliseconds: 1, hertz: 30, seconds: 15 }),
  ],
  ['足以致死', deed('noradrenaline', { dose: 900 })],
  ['请填写剂量', deed('noradrenaline')],
  ['没有这个参数', deed('noradrenaline', { dose: 30, ok: 1 })],
  ['没有这项操作', deed('toString')],
  ['没有这个步骤', { ...deed('expel-air'), step: 'X9' }],
  ['没有这个通道', { type: 'capture', channel: 'x', measure: 'mean', from: 0, to: 1 }],
  ['还没有记录到曲线', { type: 'capture', channel: 'pressure', measure: 'mean', from: 0, to: 9 }],
  ['第二个光标', { type: 'capture', channel: 'pressure', measure: 'mean', from: 1, to: 1 }],
  ['没有这一条测量', { type: 'discard', capture: 1 }],
  ['快进', { type: 'wait', seconds: 5000 }],
  ['没有这项检查', { type: 'check', check: 'x' }],
])('a teacher’s sentence: %s', async (zh, action) => {
  if (stage.seq < 3) await stage.goTheGoldenWay(2)
  const answered = await stage.operate(action)
  expect(answered).toMatchObject({ http: 200, Code: -10008 })
  expect(answered.Msg).toContain(zh)
})

test.each<[string, object]>([
  [
    'a figure of the student’s own',
    { type: 'capture', channel: 'pressure', measure: 'mean', from: 0, to: 1, value: 90 },
  ],
  ['a score', { type: 'mark', label: 'x', score: 100 }],
  ['a submission', { type: 'submit', sections: {} }],
  ['no number', { type: 'wait', seconds: '5' }],
  ['an infinite dose', deed('noradrenaline', { dose: Number.POSITIVE_INFINITY })],
])('%s cannot be read', async (_what, action) =>
  expect(await stage.operate(action)).toMatchObject({ Code: -10006 }),
)

test('time runs with the clock, or is waited for, and never backwards', async () => {
  const mark = { type: 'mark', label: '时刻' }
  expect(await stage.operate(mark, { Steps: 250 * 3600 })).toMatchObject({
    Code: -10008,
    Msg: '操作时刻超前于实验时钟，请刷新页面后重试',
  })
  expect((await stage.operate({ type: 'wait', seconds: 120 })).Code).toBe(0)
  stage.steps = 250 * 100
  expect((await stage.operate(mark)).Code).toBe(0)
  const back = await stage.operate(mark, { Steps: 250 * 99 })
  expect(back).toMatchObject({ Code: -10008 })
  expect(back.Msg).toContain('回到当前时刻')
  // What was refused later than the newest event hinders nobody who comes back behind it.
  expect((await stage.operate(deed('cannulate'), { Steps: 250 * 110 })).Code).toBe(-10008)
  expect((await stage.operate(mark, { Steps: 250 * 105 })).Code).toBe(0)
  expect(await stage.operate({ type: 'mark', label: '赌博' }, { Steps: 250 * 106 })).toMatchObject({
    Code: -10010,
  })
})

test('a restart loses nothing', async () => {
  const before = (await stage.visitor.calls(getExperiment, { SessionId: stage.SessionId })).Data
  const { databaseUrl } = app
  await app.close({ keepDatabase: true })
  app = await testApp({ databaseUrl })
  stage = await experiment(app, 'student1')
  expect(stage.entered.Data).toMatchObject({ SessionId: before.SessionId, Seq: before.Seq })
  const after = (await stage.visitor.calls(getExperiment, { SessionId: stage.SessionId })).Data
  expect(after.Events).toEqual(before.Events)
  stage.steps = 250 * 107
  expect((await stage.operate(deed('anaesthetise', { amount: 5 }))).Code).toBe(0)
})

test('whoever prepares badly and guesses is told so', async () => {
  const { visitor, SessionId } = stage
  const ended = await stage.submit()
  expect(ended.Data).toMatchObject({ Level: 'D' })
  const { Data } = await visitor.calls(getLabReport, { SessionId })
  expect(Data.Sheet.dimensions[0].items[0]).toMatchObject({ id: 'pretest', got: 0 })
  expect(Data.Sheet.dimensions[2].score).toBe(0)
  expect(await stage.operate({ type: 'mark', label: '迟了' })).toMatchObject({ Code: -10011 })
})
