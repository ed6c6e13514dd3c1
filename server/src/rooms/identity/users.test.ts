import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  disableUsers,
  getProfile,
  keepAlive,
  listUsers,
  resetPassword,
  resetUserPws,
  saveUser,
} from '@xinglin/contract/identity'
import { searchCourseList } from '@xinglin/contract/courses'
import { searchAudit } from '@xinglin/contract/audit'
import { testApp, type TestApp, type Visitor } from '#testing'

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
const fields = (more: object = {}) => ({ RealName: '林一', Number: 'S-1001', RoleType: 4, ...more })

describe('a person is not saved', () => {
  test.each([
    ['without a name', { RealName: ' ' }, -10008, '请填写姓名'],
    ['without a number', { Number: '' }, -10008, '请填写学号/工号'],
    [
      'with an odd login name',
      { AccountName: 'a b' },
      -10008,
      '登录名只能含文字、数字和 . _ @ -，2至64个字符',
    ],
    ['with an odd address', { Email: 'x' }, -10008, '电子邮箱格式不正确'],
    ['as a visitor by name', { RealName: '游客甲' }, -10008, '姓名不能包含“游客”'],
    ['with a number that is taken', { Number: 'n-STUDENT1' }, -10008, '该学号/工号已被使用'],
    ['with a login name that is taken', { AccountName: 'Student1' }, -10008, '该登录名已被使用'],
    [
      'with a login name that is another’s number',
      { AccountName: 'N-student2' },
      -10008,
      '该登录名已被使用',
    ],
    [
      'with a number that is another’s login name',
      { Number: 'student2', AccountName: 'zz-1' },
      -10008,
      '该学号/工号已被使用',
    ],
    ['when there is none', { Id: '01980000-0000-7000-8000-00000000dead' }, -404, '数据不存在'],
  ])('%s', async (_what, more, Code, Msg) =>
    expect(await admin.calls(saveUser, fields(more))).toMatchObject({ Code, Msg }),
  )

  test('when the role is none that can be given', async () => {
    for (const RoleType of [1, 5, 0, 9])
      expect((await operator.calls(saveUser, fields({ RoleType }))).Code).toBe(-10006)
  })

  test('when it is above one’s own rank, or one’s own role', async () => {
    const input = fields({ Id: person('admin1'), Number: 'x', RoleType: 3 })
    expect((await admin.calls(saveUser, input)).Code).toBe(-10002)
    expect((await admin.calls(resetPassword, { Id: person('operator1') })).Code).toBe(-10002)
  })
})

test('a new person signs in with the one-time password, and must change it first', async () => {
  const { Data } = await admin.calls(saveUser, fields())
  expect(Data.User).toMatchObject({
    AccountName: 'S-1001',
    MustChangePassword: true,
    Disabled: false,
  })
  const visitor = app.visitor()
  await visitor.signIn('s-1001', Data.Password)
  expect((await visitor.calls(getProfile)).Code).toBeLessThan(0)
  const change = { OldPassWord: Data.Password, NewPassWord: 'Another-2026' }
  expect((await visitor.calls(resetUserPws, change)).Code).toBe(0)
})

test('people are found by name, pinyin, initials, number and account', async () => {
  await admin.calls(
    saveUser,
    fields({ RealName: '欧阳若兰', Number: 'S-2001', AccountName: 'ruolan' }),
  )
  for (const SearchKey of ['若兰', 'oyrl', 'ruolan', 'S-2001', '2001'])
    expect((await admin.calls(listUsers, { SearchKey })).Data.List[0].RealName).toBe('欧阳若兰')
  const { Data } = await admin.calls(listUsers, { RoleType: 3 })
  expect(Data.List.every((one: { RoleType: number }) => one.RoleType === 3)).toBe(true)
  expect(Data.List[0]).toMatchObject({ DepartmentName: '内科学', Title: 5 })
})

test('a form that was read before somebody else changed the person is refused, with the person as is', async () => {
  const { Data } = await admin.calls(saveUser, fields({ Number: 'S-3001', AccountName: 's-3001' }))
  const { Id, Version } = Data.User
  const input = fields({ Id, Number: 'S-3001', AccountName: 's-3001', Version })
  expect((await admin.calls(saveUser, { ...input, RealName: '先改的名' })).Code).toBe(0)
  expect(await admin.calls(saveUser, { ...input, Phone: '13800000000' })).toMatchObject({
    Code: -10011,
    Data: { RealName: '先改的名' },
  })
})

test('a teacher who is renamed is found with the courses under the new name', async () => {
  const input = fields({
    Id: person('teacher1'),
    RealName: '钟离春',
    Number: 'N-teacher1',
    AccountName: 'teacher1',
    RoleType: 3,
    Title: 6,
    DepartmentId: app.fixture.departments['a'],
  })
  expect((await admin.calls(saveUser, input)).Data.User).toMatchObject({
    RealName: '钟离春',
    Title: 6,
  })
  const { Data } = await app.visitor().calls(searchCourseList, { SearchKey: 'zlc' })
  expect(Data.List[0].UserName).toBe('钟离春')
})

describe('disabling', () => {
  test('oneself is refused', async () =>
    expect(
      await admin.calls(disableUsers, { Ids: [person('admin1')], Disabled: true }),
    ).toMatchObject({
      Code: -1,
      Msg: '不能停用自己的账号',
    }))
  test('the last administrator is refused', async () =>
    expect(
      await operator.calls(disableUsers, { Ids: [person('admin1')], Disabled: true }),
    ).toMatchObject({
      Code: -1,
      Msg: '至少保留一个可用的管理员账号',
    }))
  test('the last administrator is not made a teacher either', async () => {
    const input = fields({
      Id: person('admin1'),
      RealName: 'a的admin1',
      Number: 'N-admin1',
      AccountName: 'admin1',
      RoleType: 3,
    })
    expect(await operator.calls(saveUser, input)).toMatchObject({
      Code: -1,
      Msg: '至少保留一个可用的管理员账号',
    })
  })
  test('ends the sessions at once, and enabling lets one in again', async () => {
    const student = await app.signedIn('student2')
    const input = { Ids: [person('student2')], Disabled: true }
    expect((await admin.calls(disableUsers, input)).Data).toEqual({ Changed: 1 })
    expect((await student.calls(keepAlive)).Code).toBe(-401)
    expect((await admin.calls(listUsers, { State: 'disabled' })).Data.Count).toBe(1)
    expect((await admin.calls(disableUsers, { ...input, Disabled: false })).Data.Changed).toBe(1)
    expect((await (await app.signedIn('student2')).calls(keepAlive)).Code).toBe(0)
  })
})

test('a reset password ends the sessions and works once', async () => {
  const student = await app.signedIn('student3')
  const { Data } = await admin.calls(resetPassword, { Id: person('student3') })
  expect(Data.Password).toMatch(/^[A-Z][a-z]{4}-\d{5}$/)
  expect((await student.calls(keepAlive)).Code).toBe(-401)
  const again = app.visitor()
  await again.signIn('student3', Data.Password)
  expect((await again.calls(keepAlive)).Code).toBe(0)
})

test('what was done stands in the audit list, without any password, and stays there', async () => {
  const { Data } = await admin.calls(searchAudit, { Area: 'users' })
  const texts = Data.List.map((one: { Text: string }) => one.Text)
  expect(texts).toContain('重置了“a的student3”的密码')
  expect(texts).toContain('停用了 1 个用户')
  const kept = await app.database.within(app.fixture.schools.a, (db) =>
    db.execute('select text, detail from audit'),
  )
  expect(JSON.stringify(kept.rows)).not.toMatch(/[A-Z][a-z]{4}-\d{5}/)
  for (const change of ['delete from audit', `update audit set text = 'x'`])
    await expect(
      app.database.within(app.fixture.schools.a, (db) => db.execute(change)),
    ).rejects.toMatchObject({ cause: { message: 'the audit list is append-only' } })
})
