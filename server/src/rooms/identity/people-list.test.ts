import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  deleteListView,
  deleteUsers,
  disableUsers,
  eraseUsers,
  getListViews,
  listDeletedUsers,
  listUsers,
  maxViews,
  resetPassword,
  resetPasswords,
  restoreUsers,
  saveListView,
  saveUser,
  userLoginNew,
  userSorts,
} from '@xinglin/contract/identity'
import { changeAdministrativeRoster, saveAdministrative } from '@xinglin/contract/classes'
import { getCourseStudyProgressInfo } from '@xinglin/contract/learning'
import { inArray } from 'drizzle-orm'
import type { Db } from '#platform/database'
import { newId } from '#platform/ids'
import { testApp, type TestApp, type Visitor } from '#testing'
import { deletedPerson } from './people-tables.ts'
import { person as personTable } from './tables.ts'

let app: TestApp
let admin: Visitor
let operator: Visitor
beforeAll(async () => {
  app = await testApp()
  admin = await app.signedIn('admin1')
  operator = await app.signedIn('operator1')
})
afterAll(() => app.close())

const person = (name: string) => app.fixture.people[`a.${name}`] ?? ''
const inSchool = <T>(work: (db: Db) => Promise<T>) =>
  app.database.within(app.fixture.schools.a, work)
const dead = '01980000-0000-7000-8000-00000000dead'

const make = async (RealName: string, Number: string, more: object = {}) => {
  const { Data } = await admin.calls(saveUser, { RealName, Number, RoleType: 4, ...more })
  return { id: Data.User.Id as string, password: Data.Password as string }
}
const tries = (UserName: string, PassWord: string) =>
  app.visitor().calls(userLoginNew, { LoginType: 2, UserName, PassWord })
const idsOf = async (input: object) =>
  (await admin.calls(listUsers, input)).Data.List.map(({ Id }: { Id: string }) => Id) as string[]

describe('the bin refuses', () => {
  test('whom one may not touch, each with its reason, and does the others', async () => {
    const { id } = await make('可删', 'B-001')
    const Ids = [person('admin1'), person('operator1'), person('guest1'), dead, id]
    const { Data } = await admin.calls(deleteUsers, { Ids })
    expect(
      Data.List.map(({ Done, Note }: { Done: boolean; Note: string }) => [Done, Note]),
    ).toEqual([
      [false, '不能删除自己的账号'],
      [false, '您没有权限操作'],
      [false, '游客账号不能删除，可以停用'],
      [false, '该用户不存在或已在回收站'],
      [true, ''],
    ])
  })

  test('the last administrator', async () => {
    const { Data } = await operator.calls(deleteUsers, { Ids: [person('admin1')] })
    expect(Data.List[0].Note).toBe('至少保留一个可用的管理员账号')
  })

  test('to take out, or to erase, who is not in it', async () => {
    for (const call of [restoreUsers, eraseUsers])
      expect((await admin.calls(call, { Ids: [person('student1'), dead] })).Data.List).toEqual([
        { Id: person('student1'), Done: false, Note: '该用户不在回收站' },
        { Id: dead, Done: false, Note: '该用户不在回收站' },
      ])
  })
})

test('who is in the bin is nowhere, signs in no more, keeps the names, and comes back as before', async () => {
  const { id, password } = await make('归来', 'B-100')
  const visitor = app.visitor()
  await visitor.signIn('B-100', password)
  await admin.calls(deleteUsers, { Ids: [id] })
  expect(await idsOf({ SearchKey: '归来' })).toEqual([])
  expect((await tries('B-100', password)).Code).toBeLessThan(0)
  // Nobody else may have the number meanwhile, nor may an old form or a stale list let somebody in.
  expect((await admin.calls(saveUser, { RealName: '他', Number: 'B-100', RoleType: 4 })).Msg).toBe(
    '该学号/工号已被使用',
  )
  expect((await admin.calls(disableUsers, { Ids: [id], Disabled: false })).Code).toBe(-404)
  expect((await admin.calls(resetPassword, { Id: id })).Code).toBe(-404)
  const { Data } = await admin.calls(listDeletedUsers, { SearchKey: '归来' })
  expect(Data).toMatchObject({ Count: 1, List: [{ Id: id, Number: 'B-100', MergedIntoName: '' }] })
  expect(Date.parse(Data.List[0].ErasedAt) - Date.parse(Data.List[0].DeletedAt)).toBe(
    30 * 86_400_000,
  )
  expect((await admin.calls(restoreUsers, { Ids: [id] })).Data.List[0].Done).toBe(true)
  expect(await idsOf({ SearchKey: '归来' })).toEqual([id])
  expect((await tries('B-100', password)).Code).toBe(0)
})

test('whoever was disabled is so again', async () => {
  const { id } = await make('停用者', 'B-110')
  await admin.calls(disableUsers, { Ids: [id], Disabled: true })
  await admin.calls(deleteUsers, { Ids: [id] })
  await admin.calls(restoreUsers, { Ids: [id] })
  expect((await admin.calls(listUsers, { SearchKey: 'B-110' })).Data.List[0].Disabled).toBe(true)
})

test('erased, the names are free; who has no record is nameless, who has one keeps the name', async () => {
  const { id } = await make('无痕', 'B-120', { Phone: '13800000120' })
  const known = person('student1')
  const student = await app.signedIn('student1')
  const CourseId = app.fixture.courses['a.open']
  expect((await student.calls(getCourseStudyProgressInfo, { CourseId, Proceed: 0 })).Code).toBe(0)
  await admin.calls(deleteUsers, { Ids: [id, known] })
  const { Data } = await admin.calls(eraseUsers, { Ids: [id, known] })
  expect(Data.List.every(({ Done }: { Done: boolean }) => Done)).toBe(true)
  expect(
    (await admin.calls(listDeletedUsers, {})).Data.List.map((one: { Id: string }) => one.Id),
  ).not.toContain(id)
  expect((await admin.calls(restoreUsers, { Ids: [id] })).Data.List[0].Note).toBe(
    '该用户不在回收站',
  )
  const rows = await inSchool((db) =>
    db
      .select()
      .from(personTable)
      .where(inArray(personTable.id, [id, known])),
  )
  expect(rows.find((row) => row.id === id)).toMatchObject({
    realName: '已删除的用户',
    phone: '',
    number: '',
  })
  expect(rows.find((row) => row.id === known)?.realName).not.toBe('已删除的用户')
  expect(
    (await admin.calls(saveUser, { RealName: '新人', Number: 'B-120', RoleType: 4 })).Code,
  ).toBe(0)
})

test('several get first passwords, each told once; who may not is told why', async () => {
  const { id } = await make('重置', 'B-130')
  const { Data } = await admin.calls(resetPasswords, { Ids: [id, person('operator1')] })
  expect(Data.List[1]).toEqual({
    Id: person('operator1'),
    Done: false,
    Note: '您没有权限操作',
    Password: '',
  })
  const visitor = app.visitor()
  await visitor.signIn('B-130', Data.List[0].Password)
  expect((await admin.calls(resetPasswords, { Ids: Array(21).fill(id) })).Msg).toBe('一次最多20人')
})

describe('the list', () => {
  test('is in order by name as spelt, by number and by time, either way, page after page and on from somebody', async () => {
    await make('周排序', 'L-3')
    await make('安排序', 'L-1')
    await make('林排序', 'L-2')
    const of = async (Sort: string, more: object = {}) =>
      (await admin.calls(listUsers, { SearchKey: '排序', Sort, ...more })).Data.List.map(
        ({ RealName }: { RealName: string }) => RealName,
      )
    expect(await of('name')).toEqual(['安排序', '林排序', '周排序'])
    expect(await of('-name')).toEqual(['周排序', '林排序', '安排序'])
    expect(await of('number')).toEqual(['安排序', '林排序', '周排序'])
    expect(await of('created')).toEqual(['周排序', '安排序', '林排序'])
    expect(await of('name', { PageIndex: 2, PageSize: 2 })).toEqual(['周排序'])
    expect((await admin.calls(listUsers, { Sort: 'password' })).Code).toBe(-10006)
    // Everybody once, in every order, by going on from the last of each page.
    const [all, gone] = await inSchool(async (db) => [
      await db.$count(personTable),
      await db.$count(deletedPerson),
    ])
    for (const Sort of userSorts) {
      const seen: string[] = []
      for (;;) {
        const ids = await idsOf({ Sort, After: seen.at(-1) ?? '', PageSize: 7 })
        seen.push(...ids)
        if (ids.length < 7) break
      }
      expect(new Set(seen).size, Sort).toBe(seen.length)
      expect(seen.length, Sort).toBe(all - gone)
    }
  })

  test('is narrowed by 院系, grade, 行政班, role and state together', async () => {
    const classId = newId()
    const CollegeId = app.fixture.colleges['a']
    await admin.calls(saveAdministrative, {
      Id: classId,
      DepartmentId: CollegeId,
      Grade: 2031,
      Major: '临床医学',
      Name: '筛选班',
      Version: 0,
    })
    const [one, other] = [await make('班甲', 'C-1'), await make('班乙', 'C-2')]
    await admin.calls(changeAdministrativeRoster, {
      ClassId: classId,
      Add: [one.id, other.id],
      Drop: [],
      Move: false,
    })
    const { Data } = await admin.calls(listUsers, { ClassId: classId, Sort: 'number' })
    expect(Data).toMatchObject({
      Count: 2,
      List: [{ Id: one.id, ClassId: classId, Grade: 2031, CollegeId }, { Id: other.id }],
    })
    expect(Data.List[0].ClassName).toContain('筛选班')
    expect(
      await idsOf({ Grade: 2031, CollegeId, State: 'fresh', RoleType: 4, Sort: 'number' }),
    ).toEqual([one.id, other.id])
    expect(await idsOf({ Grade: 2031, State: 'disabled' })).toEqual([])
    expect(await idsOf({ ClassId: dead })).toEqual([])
    // In the bin they leave the class; taken out, they are in it again.
    await admin.calls(deleteUsers, { Ids: [one.id] })
    expect(await idsOf({ ClassId: classId })).toEqual([other.id])
    await admin.calls(restoreUsers, { Ids: [one.id] })
    expect(await idsOf({ ClassId: classId, Sort: 'number' })).toEqual([one.id, other.id])
  })
})

test('views are one’s own, by name, twenty at most', async () => {
  const save = (Name: string, Query = 'role=4') =>
    admin.calls(saveListView, { List: 'users', Name, Query })
  expect((await admin.calls(saveListView, { List: 'Users!', Name: '甲', Query: '' })).Code).toBe(
    -10008,
  )
  expect((await save('')).Code).toBe(-10008)
  const { Data } = await save('新生')
  expect((await save('新生', 'role=4&grade=2026')).Data.Id).toBe(Data.Id)
  expect((await admin.calls(getListViews, { List: 'users' })).Data.List).toEqual([
    { Id: Data.Id, Name: '新生', Query: 'role=4&grade=2026' },
  ])
  expect((await operator.calls(getListViews, { List: 'users' })).Data.List).toEqual([])
  expect((await operator.calls(deleteListView, { Id: Data.Id })).Code).toBe(-404)
  for (let n = 1; n < maxViews; n += 1) await save(`视图${n}`)
  expect((await save('多一个')).Msg).toBe('每个列表最多保存20个视图')
  expect((await admin.calls(deleteListView, { Id: Data.Id })).Code).toBe(0)
})
