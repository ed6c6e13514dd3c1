import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  beginOperation,
  finishOperation,
  getOperation,
  getOperationReport,
  performAction,
  watchOperation,
} from '@xinglin/contract/simulations/operation'
import { finishAttempt, getItem } from '@xinglin/contract/learning'
import { stepsOf } from '@xinglin/simulation/procedures'
import { actionId, firstProcedure, operate, testApp, type Operating, type TestApp } from '#testing'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())

const wait = { type: 'wait', seconds: 5 }

test.each<[string, number, object]>([
  ['没有这个操作', -10008, { type: 'perform', deed: 'toString' }],
  ['没有这件物品', -10008, { type: 'prepare', tools: ['anything'] }],
  ['一次可等待', -10008, { type: 'wait', seconds: 5000 }],
  ['现在不需要胸外按压', -10008, { type: 'compress', strokes: [{ at: 0, depth: 5, left: 0 }] }],
  ['只有引导练习可以撤销', -1, { type: 'undo' }],
])('a supervisor’s sentence: %s', async (zh, Code, action) => {
  const stage = await operate(app, 'teacher1')
  const answered = await stage.act(action)
  expect(answered).toMatchObject({ http: 200, Code })
  expect(answered.Msg).toContain(zh)
  expect(stage.seq).toBe(0)
})

test.each<[string, object]>([
  ['a moment of one’s own', { ...wait, at: 3 }],
  ['a vital sign', { type: 'perform', deed: 'monitor', vitals: { P: 80 } }],
  ['a result', { type: 'perform', deed: 'monitor', ok: true }],
  ['an ending', { type: 'finish' }],
  ['no number', { type: 'wait', seconds: '5' }],
])('%s cannot be read', async (_what, action) => {
  const stage = await operate(app, 'teacher1')
  expect(await stage.act(action)).toMatchObject({ Code: -10006 })
})

const members =
  'full points penalty cap needs causes ways why variants golden severity chance stopWhen seed is'.split(
    ' ',
  )

/** Everything that would tell what is right: members of the procedure that no browser may see before the end. */
const secretsOf = (): readonly string[] => {
  const procedure = firstProcedure()
  return [
    ...members.map((name) => `"${name}":`),
    ...stepsOf(procedure).map(({ why }) => why),
    ...procedure.variants.map(({ zh }) => zh),
    ...procedure.debrief.teach,
  ]
}

const goThrough = async (stage: Operating): Promise<void> => {
  await stage.goTheGoldenWay('right-medium')
  const { visitor, SessionId } = stage
  stage.told.push(JSON.stringify(await visitor.calls(getOperation, { SessionId })))
  stage.told.push(JSON.stringify(await visitor.calls(watchOperation, { SessionId })))
}

test('guided mode alone is explained: every step with what, why and danger, and what lies beneath the needle', async () => {
  for (const course of ['a.operations', 'a.operationExam']) {
    const { entered } = await operate(app, 'student3', course)
    expect(entered).toMatchObject({ Code: 0 })
    for (const name of ['Guide', '"rail"', '"layers"', '"danger"'])
      expect(JSON.stringify(entered)).not.toContain(name)
  }
  const { entered } = await operate(app, 'student3', 'a.guidedOperation')
  const { Guide, View, Menu } = entered.Data
  expect(View).toMatchObject({ mode: 'guided', layers: [] })
  expect(Menu.title).toBe(firstProcedure().title)
  for (const { id, why } of stepsOf(firstProcedure())) {
    expect(Guide[id], id).toMatchObject({ why })
    expect(Guide[id].do.length, id).toBeGreaterThan(5)
    expect(Guide[id].danger.length, id).toBeGreaterThan(5)
  }
  for (const { id } of View.rail) expect(Guide[id], id).toBeDefined()
})

test('the expert’s way is worth 90 and more, ends the course, and nothing of what is right is told before', async () => {
  const stage = await operate(app, 'student1')
  expect(stage.entered).toMatchObject({ Code: 0, Data: { State: 'open', Seq: 0, No: 1 } })
  await goThrough(stage)
  const { visitor, SessionId, where } = stage
  expect(await visitor.calls(getOperationReport, { SessionId })).toMatchObject({ Code: -1 })
  const before = stage.told.join('\n')
  for (const secret of secretsOf()) expect(before).not.toContain(secret)
  const ended = await stage.finish()
  expect(ended.Data).toMatchObject({ Progress: 100, CanFinish: true })
  expect(ended.Data.Composite).toBeGreaterThanOrEqual(90)
  expect((await stage.finish()).Data).toEqual(ended.Data)
  const report = (await visitor.calls(getOperationReport, { SessionId })).Data
  const seqs = new Set(report.Events.map(({ seq }: { seq: number }) => seq))
  const items = report.Sheet.dimensions.flatMap(({ items: some }: { items: object[] }) => some)
  for (const { got, evidence } of items) {
    if (got > 0) expect(evidence.length).toBeGreaterThan(0)
    for (const seq of evidence) expect(seqs).toContain(seq)
  }
  expect(report.Debrief.expert.length).toBeGreaterThan(10)
  expect(report.Deeds.at(-1).zh).toBe('结束操作')
  const { ProgressId, ItemId } = where
  expect((await visitor.calls(getItem, { ProgressId, ItemId })).Data).toMatchObject({
    State: 'done',
    Content: { Kind: 'operation', Sessions: [{ State: 'finished' }] },
  })
  expect((await visitor.calls(finishAttempt, { ProgressId })).Data).toMatchObject({
    Composite: ended.Data.Composite,
  })
}, 60_000)

test('the same action sent again is answered as it was, and done once; a stale one is told where it stands', async () => {
  const stage = await operate(app, 'student3')
  const { visitor, SessionId } = stage
  const one = { SessionId, Seq: 0, ClientActionId: actionId(), Action: wait }
  const answered = await visitor.calls(performAction, one)
  expect(answered).toMatchObject({ Code: 0, Data: { Seq: 1 } })
  for (const again of await Promise.all([1, 2, 3].map(() => visitor.calls(performAction, one)))) {
    const { Seq, At, Observations } = answered.Data
    expect(again.Data).toMatchObject({ Seq, At, Observations })
  }
  const late = await visitor.calls(performAction, { ...one, ClientActionId: actionId() })
  expect(late).toMatchObject({ Code: -10009, Data: { Seq: 1 } })
  const raced = await Promise.all(
    [1, 2, 3].map(() =>
      visitor.calls(performAction, { ...one, Seq: 1, ClientActionId: actionId() }),
    ),
  )
  expect(raced.map(({ Code }) => Code).toSorted((a, b) => a - b)).toEqual([-10009, -10009, 0])
  const anew = await visitor.calls(beginOperation, { ...stage.where, Proceed: 3 })
  expect(anew.Data).toMatchObject({ No: 2, Seq: 0, State: 'open' })
  expect(await visitor.calls(finishOperation, { SessionId })).toMatchObject({ Code: -10011 })
  expect(await visitor.calls(getOperationReport, { SessionId })).toMatchObject({ Code: -1 })
})

test('an operation that did nothing is worth nothing, and an examination is gone through once', async () => {
  const stage = await operate(app, 'student2', 'a.operationExam')
  expect(await stage.act({ type: 'hint' })).toMatchObject({ Code: -1, Msg: '考核和竞赛中没有提示' })
  expect((await stage.finish()).Data).toMatchObject({ Composite: null, Level: '', Released: false })
  expect(await stage.act(wait)).toMatchObject({ Code: -10011 })
  expect(await stage.visitor.calls(beginOperation, stage.where)).toMatchObject({
    Code: -1,
    Msg: '考核只能进行一次',
  })
})

test('whoever comes back after a restart finds the needle where it was', async () => {
  let stage = await operate(app, 'student2', 'a.operations')
  const inside = async () =>
    (await stage.visitor.calls(getOperation, { SessionId: stage.SessionId })).Data.View.instrument
  const procedure = firstProcedure()
  const deeds = procedure.golden.findIndex(({ into }) => into !== undefined) + 2
  await stage.goTheGoldenWay('right-medium', deeds)
  const before = await inside()
  expect(before.depth).toBeGreaterThan(0)
  const { databaseUrl } = app
  await app.close({ keepDatabase: true })
  app = await testApp({ databaseUrl })
  const { SessionId } = stage
  stage = await operate(app, 'student2', 'a.operations')
  expect(stage.SessionId).toBe(SessionId)
  expect(await inside()).toEqual(before)
}, 60_000)
