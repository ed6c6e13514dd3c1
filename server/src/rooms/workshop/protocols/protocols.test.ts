import { afterAll, beforeAll, expect, test } from 'vitest'
import { getDraft } from '@xinglin/contract/authoring'
import * as workshop from '@xinglin/contract/workshop'
import { goldenWay } from '@xinglin/simulation/practical'
import { newId } from '#platform/ids'
import { firstProtocol, testApp, type TestApp, type Visitor } from '#testing'

let app: TestApp
let teacher: Visitor
let admin: Visitor
beforeAll(async () => {
  app = await testApp()
  teacher = await app.signedIn('teacher1')
  admin = await app.signedIn('admin1')
})
afterAll(() => app.close())

const compose = async (Title: string) => {
  const { Bases } = (await teacher.calls(workshop.listProtocols, {})).Data
  const base = Bases.find((one: { Title: string }) => one.Title === firstProtocol().title)
  const wanted = { Id: newId(), Title, BaseId: base.Id as string }
  expect(await teacher.calls(workshop.createProtocol, wanted)).toMatchObject({ Code: 0 })
  return wanted
}
const opened = async (Id: string) => (await teacher.calls(workshop.getProtocol, { Id })).Data
const save = async (Id: string, Parts: object, who = teacher) => {
  const { Version } = await opened(Id)
  return who.calls(workshop.saveProtocol, { Id, Parts, Version })
}
const move = async (who: Visitor, Id: string, Action: string, more: object = {}) => {
  const { Version } = await opened(Id)
  return who.calls(workshop.moveProtocol, { Id, Action, Version, ...more })
}
const playAll = async (Id: string) => {
  const { Form } = await opened(Id)
  for (const Seed of Form.Seeds.slice(0, -1))
    expect(await teacher.calls(workshop.playProtocol, { Id, Seed })).toMatchObject({ Code: 0 })
  const last = { Id, Seed: Form.Seeds.at(-1) as number }
  return (await teacher.calls(workshop.playProtocol, last)).Data
}

test('what is somebody else’s, or of another school, is not there by any call', async () => {
  const wanted = await compose('别人看不到的方案')
  const { Id } = wanted
  const strangers = [
    await app.signedIn('teacher2'),
    await app.signedIn('teacher1', 'b.localhost'),
    await app.signedIn('admin1', 'b.localhost'),
  ]
  for (const stranger of strangers) {
    for (const [call, more] of [
      [workshop.getProtocol, {}],
      [workshop.saveProtocol, { Parts: {}, Version: '' }],
      [workshop.findingsOfProtocol, {}],
      [workshop.playProtocol, { Seed: 3 }],
      [workshop.tryProtocol, {}],
      [workshop.assessTrial, { Seed: 3, Done: [], Steps: 0, Sections: {} }],
      [workshop.moveProtocol, { Action: 'submit' }],
    ] as const)
      expect(await stranger.calls(call, { Id, ...more }), call.path).toMatchObject({ Code: -404 })
    expect(await stranger.calls(workshop.createProtocol, wanted)).toMatchObject({ Code: -404 })
    expect(await stranger.calls(workshop.deleteProtocol, { Id })).toMatchObject({ Code: 0 })
  }
  // What another school has cannot be composed upon.
  const foreign = { Id: newId(), Title: '外校的', BaseId: wanted.BaseId }
  expect(await strangers[1]?.calls(workshop.createProtocol, foreign)).toMatchObject({ Code: -404 })
  expect(await teacher.calls(workshop.getProtocol, { Id })).toMatchObject({ Code: 0 })
})

test('the form says every parameter with unit, range, usual value and what it does', async () => {
  const { Id } = await compose('参数表')
  const { Form, Content } = await opened(Id)
  expect(Form.Parameters).toHaveLength(7)
  for (const { Name, Usual, From, To, Does, Source } of Form.Parameters) {
    expect([Name, Does, Source].every(Boolean)).toBe(true)
    expect(Usual).toBeGreaterThanOrEqual(From)
    expect(Usual).toBeLessThanOrEqual(To)
  }
  expect(Content.steps).toHaveLength(firstProtocol().steps.length)
  expect(JSON.stringify(Content.steps)).not.toContain('expect')
})

test('what is typed wrong is kept, said with its place, and neither played, tried nor submitted', async () => {
  const { Id } = await compose('写错也不丢')
  const { Content } = await opened(Id)
  const parameters = { kilograms: 99, reflexGain: 'viel' }
  expect(await save(Id, { parameters, title: '血' })).toMatchObject({ Code: 0 })
  expect((await opened(Id)).Content.parameters).toEqual(parameters)
  const findings = (await teacher.calls(workshop.findingsOfProtocol, { Id })).Data
  expect(findings.Problems).toContainEqual({
    path: 'parameters.kilograms',
    zh: '“体重”应在1.5到4 kg之间',
    weight: 'error',
  })
  expect(findings.Problems.map(({ path }: { path: string }) => path)).toContain('title')
  expect((await teacher.calls(workshop.playProtocol, { Id, Seed: 3 })).Data.Plays).toEqual([])
  expect(await teacher.calls(workshop.tryProtocol, { Id })).toMatchObject({ Code: -1 })
  expect(await move(teacher, Id, 'submit')).toMatchObject({
    Code: -1,
    Msg: expect.stringContaining('不能提交'),
  })
  for (const Parts of [{ steps: 'x'.repeat(5_000) }, { anything: 1 }])
    expect((await save(Id, Parts)).Code).toBe(-10008)
  const questions = Array.from({ length: 18 }, () => ({ stem: '长'.repeat(3_000) }))
  expect((await save(Id, { questions })).Code).toBe(-10008)
  expect(await teacher.calls(workshop.playProtocol, { Id, Seed: 4 })).toMatchObject({
    Code: -10008,
    Msg: '没有这只标本',
  })
  expect(await save(Id, { title: '赌博', parameters: {} })).toMatchObject({ Code: 0 })
  expect((await opened(Id)).Content.steps).toEqual(Content.steps)
})

test('whoever saves upon an older draft is told of the newer one, and nothing is lost', async () => {
  const { Id } = await compose('两人同时写')
  const { Version } = await opened(Id)
  const raced = await Promise.all(
    ['甲的名称', '乙的名称'].map((title) =>
      teacher.calls(workshop.saveProtocol, { Id, Parts: { title }, Version }),
    ),
  )
  expect(raced.map(({ Code }) => Code).toSorted((a, b) => a - b)).toEqual([-10011, 0])
  const lost = raced.find(({ Code }) => Code !== 0)
  expect(lost?.Data.Content.title).toBe((await opened(Id)).Content.title)
})

test('it is tried at the bench without a record, and what a trial is worth is computed again', async () => {
  const { Id } = await compose('边写边试')
  const { Protocol, Seed } = (await teacher.calls(workshop.tryProtocol, { Id })).Data
  expect(JSON.stringify(Protocol)).not.toMatch(/"(?:answer|expect|good|why|weight)"/)
  const way = goldenWay(firstProtocol()).slice(2, -1)
  const Done = way.map(({ steps: Steps, action: Action }) => ({ Steps, Action }))
  const Steps = Done.at(-1)?.Steps ?? 0
  const assess = (more: object) =>
    teacher.calls(workshop.assessTrial, { Id, Seed, Done, Steps, Sections: {}, ...more })
  const assessment = await assess({})
  expect(assessment.Code).toBe(0)
  expect(assessment.Data.Composite).toBeGreaterThan(50)
  expect(assessment.Data.Dimensions).toHaveLength(8)
  const nothing = await assess({ Done: [], Steps: 1_000_000_000 })
  expect(nothing.Data.Composite).toBeLessThan(60)
  const stimulated = { type: 'do', deed: 'clamp-on', values: {} }
  expect(await assess({ Done: [{ Steps: 1_000_000_000, Action: stimulated }] })).toMatchObject({
    Code: -10008,
  })
  expect(
    await assess({ Done: [{ Steps: 5, Action: { type: 'submit', sections: {} } }] }),
  ).toMatchObject({ Code: -10006 })
}, 60_000)

test('it is played on three specimens before it is handed in; approved it is a version that courses may have', async () => {
  const { Id } = await compose('大体重家兔的血压')
  expect(await save(Id, { parameters: { kilograms: 3.2 } })).toMatchObject({ Code: 0 })
  const early = await move(teacher, Id, 'submit')
  expect(early.Data.Problems[0].zh).toContain('还没有在三只标本上试演')
  const { Plays, Problems } = await playAll(Id)
  expect(Problems).toEqual([])
  expect(Plays).toHaveLength(3)
  for (const { Golden, Empty, Everything, Steps } of Plays) {
    expect(Golden).toBeGreaterThanOrEqual(90)
    expect(Empty).toBe(0)
    expect(Everything).toBeLessThan(60)
    expect(Steps).toHaveLength(firstProtocol().steps.length)
  }
  // A text may be put right, a parameter not, without playing again.
  expect(await save(Id, { title: '体重较大家兔的血压' })).toMatchObject({ Code: 0 })
  const findings = async () => (await teacher.calls(workshop.findingsOfProtocol, { Id })).Data
  expect((await findings()).Plays).toHaveLength(3)
  expect(await save(Id, { parameters: { kilograms: 3.3 } })).toMatchObject({ Code: 0 })
  expect((await findings()).Plays).toEqual([])
  expect(await move(teacher, Id, 'submit')).toMatchObject({ Code: -1 })
  expect(await save(Id, { parameters: { kilograms: 3.2 } })).toMatchObject({ Code: 0 })
  expect(await move(teacher, Id, 'approve')).toMatchObject({ Code: -10002 })
  expect(await move(teacher, Id, 'submit')).toMatchObject({ Code: 0, Data: { Line: { State: 1 } } })
  expect(await save(Id, { title: '审核中' })).toMatchObject({ Code: -1 })
  expect(await move(admin, Id, 'return')).toMatchObject({ Code: -10008 })
  expect(await move(admin, Id, 'return', { Comment: '请补充思考题' })).toMatchObject({ Code: 0 })
  expect(await opened(Id)).toMatchObject({ Line: { State: 3, Reason: '请补充思考题' } })
  expect(await move(teacher, Id, 'submit')).toMatchObject({ Code: 0 })
  const CourseId = app.fixture.courses['a.experiment']
  const offered = async (who = teacher, course = CourseId) =>
    JSON.stringify((await who.calls(getDraft, { CourseId: course })).Data.Protocols)
  expect(await offered()).not.toContain(Id)
  const approved = await move(admin, Id, 'approve', { ReviewedBy: '审阅者' })
  expect(approved).toMatchObject({ Code: 0, Data: { Line: { VersionNo: 1 } } })
  expect(await teacher.calls(workshop.deleteProtocol, { Id })).toMatchObject({ Code: -1 })
  expect(await offered()).toContain(Id)
  const foreign = await app.signedIn('teacher1', 'b.localhost')
  expect(await offered(foreign, app.fixture.courses['b.experiment'])).not.toContain(Id)
  const { History } = await opened(Id)
  expect(History.map(({ Action }: { Action: string }) => Action)).toEqual([
    '审核通过',
    '提交审核',
    '退回',
    '提交审核',
    '新建',
  ])
}, 120_000)

test('a sensitive word is handed in nowhere', async () => {
  const { Id } = await compose('含敏感词的方案')
  expect(await save(Id, { thinking: ['赌博与血压有什么关系？'] })).toMatchObject({ Code: 0 })
  await playAll(Id)
  expect(await move(teacher, Id, 'submit')).toMatchObject({ Code: -10010 })
}, 60_000)
