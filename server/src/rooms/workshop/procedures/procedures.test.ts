import { afterAll, beforeAll, expect, test } from 'vitest'
import { getDraft } from '@xinglin/contract/authoring'
import * as workshop from '@xinglin/contract/workshop'
import { newId } from '#platform/ids'
import { firstProcedure, testApp, type TestApp, type Visitor } from '#testing'

let app: TestApp
let teacher: Visitor
beforeAll(async () => {
  app = await testApp()
  teacher = await app.signedIn('teacher1')
})
afterAll(() => app.close())

const thoracentesis = async (): Promise<string> => {
  const { Bases } = (await teacher.calls(workshop.listProcedures, {})).Data
  const procedure = Bases.find(({ Title }: { Title: string }) => Title === firstProcedure().title)
  return procedure.Id as string
}

const compose = async (Title: string) => {
  const ProcedureId = newId()
  const wanted = { Id: ProcedureId, Title, BaseId: await thoracentesis() }
  expect(await teacher.calls(workshop.createProcedure, wanted)).toMatchObject({ Code: 0 })
  return { ProcedureId, wanted }
}

const opened = async (ProcedureId: string) =>
  (await teacher.calls(workshop.getProcedure, { Id: ProcedureId })).Data

const save = async (ProcedureId: string, Parts: object) => {
  const { Version } = await opened(ProcedureId)
  return teacher.calls(workshop.saveProcedure, { Id: ProcedureId, Parts, Version })
}

test('what is somebody else’s, or of another school, is not there by any call', async () => {
  const { ProcedureId, wanted } = await compose('别人看不到的操作')
  const strangers = [
    await app.signedIn('teacher2'),
    await app.signedIn('teacher1', 'b.localhost'),
    await app.signedIn('admin1', 'b.localhost'),
  ]
  for (const stranger of strangers) {
    for (const [call, more] of [
      [workshop.getProcedure, {}],
      [workshop.saveProcedure, { Parts: {}, Version: '' }],
      [workshop.conductProcedure, { Patient: 0 }],
      [workshop.rehearseProcedure, {}],
      [workshop.tryProcedure, { Patient: 0, Actions: [] }],
      [workshop.moveProcedure, { Action: 'submit' }],
    ] as const)
      expect(await stranger.calls(call, { Id: ProcedureId, ...more }), call.path).toMatchObject({
        Code: -404,
      })
    expect(await stranger.calls(workshop.createProcedure, wanted)).toMatchObject({ Code: -404 })
    expect(await stranger.calls(workshop.deleteProcedure, { Id: ProcedureId })).toMatchObject({
      Code: 0,
    })
  }
  expect(await teacher.calls(workshop.getProcedure, { Id: ProcedureId })).toMatchObject({ Code: 0 })
})

test('the form has the specification’s vocabularies, and what is right follows from what is chosen', async () => {
  const { ProcedureId } = await compose('参数与处置')
  const { Form, Content } = await opened(ProcedureId)
  const names = Form.Parameters.map(({ Dropdown }: { Dropdown: string }) => Dropdown)
  for (const name of 'PurposeType ShapeType EffusionColorType EffusionLevelType ContraindicationType PoseType AnesthesiaType'.split(
    ' ',
  ))
    expect(names).toContain(name)
  const [patient, ...others] = Content.variants
  const conduct = async () =>
    (await teacher.calls(workshop.conductProcedure, { Id: ProcedureId, Patient: 0 })).Data.Conduct
  const before = await conduct()
  expect(before.Stop).toBe(false)
  expect(before.Way.join()).toContain('抽液')
  const ill = { ...patient, is: { ...patient.is, contraindication: 'coagulopathy' } }
  expect(await save(ProcedureId, { variants: [ill, ...others] })).toMatchObject({ Code: 0 })
  const after = await conduct()
  expect(after.Stop).toBe(true)
  expect(after.Way.join()).not.toContain('抽液')
})

test('what is typed wrong is kept, said with its place, and not submitted', async () => {
  const { ProcedureId } = await compose('写错也不丢')
  const { Content } = await opened(ProcedureId)
  const [patient, ...others] = Content.variants
  const wrong = { ...patient, figures: { volume: 1, depth: 99 } }
  expect(
    await save(ProcedureId, { variants: [wrong, ...others], points: { imaging: 10 } }),
  ).toMatchObject({ Code: 0 })
  const { Content: kept, Version } = await opened(ProcedureId)
  expect(kept.variants[0].figures).toEqual({ volume: 1, depth: 99 })
  const rehearsal = await teacher.calls(workshop.rehearseProcedure, { Id: ProcedureId })
  const paths = rehearsal.Data.Problems.map(({ path }: { path: string }) => path)
  expect(paths).toEqual(
    expect.arrayContaining([
      'variants.0.figures.volume',
      'variants.0.figures.depth',
      'points.imaging',
    ]),
  )
  expect(rehearsal.Data.Figures).toEqual([])
  expect(
    await teacher.calls(workshop.tryProcedure, { Id: ProcedureId, Patient: 0, Actions: [] }),
  ).toMatchObject({ Code: -1 })
  const moved = { Id: ProcedureId, Action: 'submit', Version }
  expect(await teacher.calls(workshop.moveProcedure, moved)).toMatchObject({
    Code: -1,
    Msg: expect.stringContaining('不能提交'),
  })
  for (const Parts of [{ variants: 'x'.repeat(5_000) }, { anything: 1 }])
    expect((await save(ProcedureId, Parts)).Code).toBe(-10008)
})

test('whoever saves upon an older draft is told of the newer one, and nothing is lost', async () => {
  const { ProcedureId } = await compose('两人同时写')
  const { Version } = await opened(ProcedureId)
  const raced = await Promise.all(
    ['甲的名称', '乙的名称'].map((title) =>
      teacher.calls(workshop.saveProcedure, { Id: ProcedureId, Parts: { title }, Version }),
    ),
  )
  expect(raced.map(({ Code }) => Code).toSorted((a, b) => a - b)).toEqual([-10011, 0])
  const lost = raced.find(({ Code }) => Code !== 0)
  expect(lost?.Data.Content.title).toBe((await opened(ProcedureId)).Content.title)
})

test('it is tried without a record: figures change as at the bedside, a supervisor speaks', async () => {
  const { ProcedureId } = await compose('边写边试')
  const act = async (...Actions: object[]) =>
    teacher.calls(workshop.tryProcedure, { Id: ProcedureId, Patient: 0, Actions })
  expect((await act()).Data.View.done).toEqual([])
  const monitor = { type: 'perform', deed: 'monitor' }
  expect((await act(monitor)).Data.View.vitals.live).toBe(true)
  expect((await act({ type: 'perform', deed: 'toString' })).Data.Refusal).toContain('没有这个操作')
  expect((await act(monitor, { type: 'undo' })).Data.View.vitals).toBeUndefined()
  expect(await act({ type: 'finish' })).toMatchObject({ Code: -10006 })
})

test('approved it is a version that courses may have; revised it stays so until the next', async () => {
  const { ProcedureId } = await compose('有禁忌的胸腔穿刺')
  const figures = (await teacher.calls(workshop.rehearseProcedure, { Id: ProcedureId })).Data
    .Figures
  expect(figures.length).toBeGreaterThan(1)
  for (const { Golden, Empty, Everything } of figures) {
    expect(Golden).toBeGreaterThanOrEqual(90)
    expect(Empty).toBe(0)
    expect(Everything).toBeLessThan(60)
  }
  const admin = await app.signedIn('admin1')
  const move = async (who: Visitor, Action: string, more: object = {}) => {
    const { Version } = await opened(ProcedureId)
    return who.calls(workshop.moveProcedure, { Id: ProcedureId, Action, Version, ...more })
  }
  expect(await move(teacher, 'approve')).toMatchObject({ Code: -10002 })
  expect(await move(teacher, 'submit')).toMatchObject({ Code: 0, Data: { Line: { State: 1 } } })
  expect(await save(ProcedureId, { title: '审核中' })).toMatchObject({ Code: -1 })
  expect(await move(admin, 'return')).toMatchObject({ Code: -10008 })
  expect(await move(admin, 'return', { Comment: '请补充主诉' })).toMatchObject({ Code: 0 })
  expect(await opened(ProcedureId)).toMatchObject({ Line: { State: 3, Reason: '请补充主诉' } })
  expect(await move(teacher, 'submit')).toMatchObject({ Code: 0 })
  expect(await move(admin, 'approve')).toMatchObject({ Code: 0, Data: { Line: { VersionNo: 1 } } })
  expect(await teacher.calls(workshop.deleteProcedure, { Id: ProcedureId })).toMatchObject({
    Code: -1,
  })
  const CourseId = app.fixture.courses['a.operation']
  const offered = async () => JSON.stringify((await teacher.calls(getDraft, { CourseId })).Data)
  expect(await offered()).toContain(ProcedureId)
  expect(await move(teacher, 'revise')).toMatchObject({ Code: 0 })
  expect(await save(ProcedureId, { title: '第二版的名称' })).toMatchObject({ Code: 0 })
  expect(await offered()).not.toContain('第二版的名称')
  expect(await move(teacher, 'submit')).toMatchObject({ Code: 0 })
  expect(await move(admin, 'approve')).toMatchObject({ Code: 0, Data: { Line: { VersionNo: 2 } } })
  expect(await offered()).toContain('第二版的名称')
})
