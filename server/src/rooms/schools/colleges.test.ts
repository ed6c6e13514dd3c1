import { afterAll, beforeAll, expect, test } from 'vitest'
import { type College, deleteCollege, listColleges, saveCollege } from '@xinglin/contract/schools'
import { changeAdministrativeRoster, saveAdministrative } from '@xinglin/contract/classes'
import { newId } from '#platform/ids'
import { testApp, type TestApp, type Visitor } from '#testing'

let app: TestApp
let admin: Visitor
beforeAll(async () => {
  app = await testApp()
  admin = await app.signedIn('admin1')
})
afterAll(() => app.close())

const listed = async (): Promise<College[]> => (await admin.calls(listColleges)).Data
const save = (Name: string, Id = '') => admin.calls(saveCollege, { Id, Name })

test.each([
  ['no name', ' ', -10008, '请填写院系名称'],
  ['a long name', '院'.repeat(41), -10008, '院系名称不得超过40个字'],
  ['the name of another', '临床 医学院', -10008, '已有同名院系'],
])('is refused with %s', async (_what, name, Code, Msg) =>
  expect(await save(name)).toMatchObject({ Code, Msg }),
)

test('is that of the own school', async () => {
  const Id = app.fixture.colleges['b']
  expect((await save('别校', Id)).Code).toBe(-404)
  expect((await admin.calls(deleteCollege, { Id })).Code).toBe(-404)
})

test('is made, renamed and deleted, but not while a class or somebody belongs to it', async () => {
  const { Id } = (await save('护理学院')).Data
  expect((await save('护理与康复学院', Id)).Code).toBe(0)
  const answer = await admin.calls(saveAdministrative, {
    Id: newId(),
    DepartmentId: Id,
    Grade: 2026,
    Major: '护理学',
    Name: '1班',
    Version: 0,
  })
  const ClassId = answer.Data.Id
  const student = app.fixture.people['a.student1']
  await admin.calls(changeAdministrativeRoster, { ClassId, Add: [student], Drop: [] })
  const own = (await listed()).find((one) => one.Id === Id)
  expect(own).toMatchObject({ Name: '护理与康复学院', PersonCount: 1, ClassCount: 1 })
  expect(await admin.calls(deleteCollege, { Id })).toMatchObject({
    Code: -1,
    Msg: '该院系还有人员或行政班，不能删除',
  })
  const empty = (await save('空院系')).Data.Id
  expect((await admin.calls(deleteCollege, { Id: empty })).Code).toBe(0)
  expect((await listed()).some((one) => one.Id === empty)).toBe(false)
})

test('who is in a class goes with it to another 院系', async () => {
  const form = { Id: newId(), Grade: 2026, Major: '药学', Name: '1班' }
  const from = (await save('药学院')).Data.Id
  const answer = await admin.calls(saveAdministrative, { ...form, DepartmentId: from, Version: 0 })
  const student = app.fixture.people['a.student2']
  await admin.calls(changeAdministrativeRoster, { ClassId: form.Id, Add: [student], Drop: [] })
  const to = (await save('中药学院')).Data.Id
  const Version = answer.Data.Version
  await admin.calls(saveAdministrative, { ...form, DepartmentId: to, Version })
  const people = async (Id: string) => (await listed()).find((one) => one.Id === Id)?.PersonCount
  expect([await people(from), await people(to)]).toEqual([0, 1])
})
