import { builtInModels } from '@xinglin/anatomy'
import {
  attachModel,
  detachModel,
  listBuiltInModels,
  listCourseModels,
  saveModel,
  uploadBounds,
  uploadModel,
  uploadModelPart,
} from '@xinglin/contract/models'
import { searchAudit } from '@xinglin/contract/audit'
import { getRetCourseBaseClient } from '@xinglin/contract/courses'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { testApp, type TestApp, type Visitor } from '#testing'

let app: TestApp
let student: Visitor
let teacher: Visitor
let other: Visitor
let admin: Visitor
let CourseId: string
beforeAll(async () => {
  app = await testApp()
  CourseId = app.fixture.courses['a.open'] ?? ''
  student = await app.signedIn('student1')
  teacher = await app.signedIn('teacher1')
  other = await app.signedIn('teacher2')
  admin = await app.signedIn('admin1')
})
afterAll(() => app.close())

const listed = async (who: Visitor = student) =>
  (await who.calls(listCourseModels, { CourseId })).Data
const point = (over: object = {}) => ({
  Id: 'p1',
  Name: '心尖',
  English: 'Apex',
  Text: '心尖由左心室构成。',
  At: [0.01, 0.02, 0.03],
  From: [0, 0, 1],
  Stage: '',
  ...over,
})

describe('before there is one', () => {
  test('a course has none, and says who may add some', async () => {
    expect(await listed()).toEqual({ List: [], MayEdit: false })
    expect(await listed(other)).toEqual({ List: [], MayEdit: false })
    expect(await listed(teacher)).toEqual({ List: [], MayEdit: true })
    expect(await listed(admin)).toEqual({ List: [], MayEdit: true })
    expect(await listed(app.visitor())).toEqual({ List: [], MayEdit: false })
  })

  test.each(['a.offShelf', 'b.open'])('models of %s are missing', async (name) => {
    const hidden = app.fixture.courses[name] ?? ''
    expect(await student.calls(listCourseModels, { CourseId: hidden })).toMatchObject({
      Code: -404,
    })
  })

  test('a teacher changes nothing of another’s course', async () => {
    const UploadId = newId()
    const refused = { Code: -10002, Msg: '您没有权限操作' }
    expect(await other.calls(attachModel, { CourseId, Key: 'heart' })).toMatchObject(refused)
    expect(
      await other.calls(uploadModelPart, { CourseId, UploadId, Index: 0, Bytes: 'QUJD' }),
    ).toMatchObject(refused)
    expect(
      await other.calls(uploadModel, { CourseId, UploadId, Parts: 1, Name: '骨' }),
    ).toMatchObject(refused)
    expect(await other.calls(detachModel, { CourseId, Id: newId() })).toMatchObject(refused)
  })

  test('an administrator of another school finds no such course', async () => {
    const foreign = app.fixture.courses['b.open'] ?? ''
    expect(await admin.calls(attachModel, { CourseId: foreign, Key: 'heart' })).toMatchObject({
      Code: -404,
    })
    expect(await admin.calls(attachModel, { CourseId, Key: 'brain' })).toMatchObject({ Code: -404 })
  })
})

describe('a model that comes with the product', () => {
  test('is offered, and attached once, however often', async () => {
    const offered = (await teacher.calls(listBuiltInModels, {})).Data
    expect(offered.map(({ Key }: { Key: string }) => Key)).toEqual(['heart', 'thorax', 'airway'])
    const first = await teacher.calls(attachModel, { CourseId, Key: 'heart' })
    expect(first).toMatchObject({ Code: 0, Data: { Name: '心脏', BuiltIn: 'heart' } })
    const again = await admin.calls(attachModel, { CourseId, Key: 'heart' })
    expect(again.Data.Id).toBe(first.Data.Id)
    expect((await listed()).List).toHaveLength(1)
  })

  test('is explained, and its file and picture open by their addresses', async () => {
    const [model] = (await listed()).List
    expect(model.Annotations.length).toBeGreaterThanOrEqual(10)
    for (const address of [model.Url, model.PosterUrl])
      expect(address).toMatch(/^\/f\/[0-9a-f-]+\?e=/)
    expect(model.Bytes).toBe(builtInModels()[0]?.glb.length)
  })

  test('is changed by those who may, against what they read', async () => {
    const [model] = (await listed(teacher)).List
    const { Id, Name, English, Summary, Version } = model
    const typed = { Id, Name, English, Summary, Version }
    const saved = await teacher.calls(saveModel, { ...typed, Annotations: [point()] })
    expect(saved.Data.Annotations).toEqual([point()])
    const late = await admin.calls(saveModel, { ...typed, Name: '另一颗心', Annotations: [] })
    expect(late).toMatchObject({
      Code: -10011,
      Data: { Name: '心脏', Version: saved.Data.Version },
    })
    expect(await other.calls(saveModel, { ...typed, Version: '', Annotations: [] })).toMatchObject({
      Code: -10002,
    })
    expect((await listed()).List[0].Annotations).toHaveLength(1)
  })

  test.each<[string, object]>([
    ['a point without a name', { Annotations: [point({ Name: ' ' })] }],
    ['two points of one number', { Annotations: [point(), point()] }],
    ['a place that is none', { Annotations: [point({ At: [0, 'x', 1] })] }],
    ['a place beyond all bounds', { Annotations: [point({ At: [0, 1e9, 1] })] }],
    ['a number that is markup', { Annotations: [point({ Id: '<b>' })] }],
    [
      'more points than anybody reads',
      { Annotations: Array.from({ length: 61 }, (_, i) => point({ Id: `p${i}` })) },
    ],
    ['a name without end', { Name: '心'.repeat(41) }],
    ['no list', { Annotations: 'x' }],
  ])('%s is refused, and nothing is lost', async (_, over) => {
    const [model] = (await listed(teacher)).List
    const { Id, Name } = model
    const bad = {
      Id,
      Name,
      English: '',
      Summary: '',
      Version: '',
      Annotations: [],
      ...over,
    } as never
    // A wrong value, or a wrong type altogether.
    expect([-10008, -10006]).toContain((await teacher.calls(saveModel, bad)).Code)
    expect((await listed()).List[0].Annotations).toEqual([point()])
  })

  test('is written down in the audit list', async () => {
    const rows = (await admin.calls(searchAudit, { Area: 'models' })).Data.List
    expect(rows.map(({ Text }: { Text: string }) => Text).join('\n')).toContain(
      '添加了三维模型“心脏”',
    )
  })
})

describe('a file', () => {
  const glb = builtInModels()[2]?.glb ?? Buffer.alloc(0)
  const parts = Math.ceil(glb.length / uploadBounds.part)
  const partOf = (index: number) =>
    glb.subarray(index * uploadBounds.part, (index + 1) * uploadBounds.part).toString('base64')
  const UploadId = newId()

  test('becomes a model once all of its parts are there; a repeat makes no second one', async () => {
    const send = (Index: number) =>
      teacher.calls(uploadModelPart, { CourseId, UploadId, Index, Bytes: partOf(Index) })
    const whole = { CourseId, UploadId, Parts: parts, Name: '气道' }
    for (let index = 0; index < parts - 1; index += 1) expect((await send(index)).Code).toBe(0)
    expect(await teacher.calls(uploadModel, whole)).toMatchObject({
      Code: -1,
      Msg: '文件没有传完整，请重新上传',
    })
    await send(0)
    await send(parts - 1)
    // Somebody else’s parts are none of theirs.
    expect(await admin.calls(uploadModel, whole)).toMatchObject({ Code: -1 })
    const answer = await teacher.calls(uploadModel, whole)
    expect(answer).toMatchObject({
      Code: 0,
      Data: { Id: UploadId, Name: '气道', BuiltIn: '', Annotations: [] },
    })
    expect(await teacher.calls(uploadModel, whole)).toMatchObject({
      Code: 0,
      Data: { Id: UploadId },
    })
    expect((await listed()).List).toHaveLength(2)
  })

  test.each([
    ['a page', '<!doctype html><script>alert(1)</script>      '],
    ['half a model', glb.subarray(0, 3_000)],
  ])('that is %s becomes none', async (_, bytes) => {
    const id = newId()
    const Bytes = Buffer.from(bytes).toString('base64')
    await teacher.calls(uploadModelPart, { CourseId, UploadId: id, Index: 0, Bytes })
    const answer = await teacher.calls(uploadModel, { CourseId, UploadId: id, Parts: 1, Name: 'x' })
    expect(answer.Code).toBe(-10008)
    expect(answer.Msg).toMatch(/[.]glb|损坏/)
    expect((await listed()).List).toHaveLength(2)
  })

  test.each([
    ['a part that is too long', { Index: 0, Bytes: 'A'.repeat(90_000) }],
    ['a part that is no base64', { Index: 0, Bytes: '<script>' }],
    ['a part beyond the last', { Index: 999_999, Bytes: 'QUJD' }],
    ['a part before the first', { Index: -1, Bytes: 'QUJD' }],
  ])('%s is refused', async (_, over) => {
    const id = newId()
    expect((await teacher.calls(uploadModelPart, { CourseId, UploadId: id, ...over })).Code).toBe(
      -10008,
    )
  })
})

test('a model is taken out once, and stays out', async () => {
  const { List: before } = await listed(admin)
  const Id = before[0].Id
  const isTold = async () =>
    (await student.calls(getRetCourseBaseClient, { CourseId })).Data.CourseInfoModel.IsModels
  expect(await isTold()).toBe(1)
  expect(await admin.calls(detachModel, { CourseId, Id })).toMatchObject({ Code: 0 })
  expect(await admin.calls(detachModel, { CourseId, Id })).toMatchObject({ Code: 0 })
  expect((await listed()).List).toHaveLength(before.length - 1)
  for (const one of before.slice(1)) await admin.calls(detachModel, { CourseId, Id: one.Id })
  expect(await isTold()).toBe(0)
})
