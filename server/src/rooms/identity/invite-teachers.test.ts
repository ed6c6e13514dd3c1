import { afterAll, beforeAll, expect, test } from 'vitest'
import { searchAudit } from '@xinglin/contract/audit'
import {
  acceptInvitation,
  getInvitation,
  type Invitation,
  listInvitations,
  makeInvitation,
  revokeInvitation,
  role,
} from '@xinglin/contract/identity'
import { testApp, type TestApp, type Visitor } from '#testing'

let app: TestApp
let admin: Visitor
beforeAll(async () => {
  app = await testApp()
  admin = await app.signedIn('admin1')
})
afterAll(() => app.close())

const gone = { Code: -1, Msg: '邀请码不正确，或邀请已过期、已撤销、已用完，请联系学校管理员' }

const invited = async (more: object = {}) => {
  const { Data } = await admin.calls(makeInvitation, {
    Note: '',
    CollegeId: app.fixture.colleges['a'],
    DepartmentId: app.fixture.departments['a'],
    Uses: 2,
    Days: 7,
    ...more,
  })
  return Data as { Id: string; Code: string }
}

const accept = (Code: string, number: string, more: object = {}, host?: string) =>
  app.visitor(host).calls(acceptInvitation, {
    Code,
    RealName: '许知远',
    Number: number,
    PassWord: 'Spring-rain-26',
    ...more,
  })

const listed = async (id: string) =>
  (await admin.calls(listInvitations)).Data.List.find(({ Id }: Invitation) => Id === id)

test('whoever holds the code becomes a teacher of the 院系 and signs in by number', async () => {
  const { Id, Code } = await invited({ Note: '外聘' })
  expect((await app.visitor().calls(getInvitation, { Code })).Data).toMatchObject({
    DepartmentName: '内科学',
  })
  expect(await accept(Code.toUpperCase().replaceAll('-', ' '), 'T-901')).toMatchObject({ Code: 0 })
  const teacher = app.visitor()
  await teacher.signIn('T-901', 'Spring-rain-26')
  expect(teacher.session?.RoleType).toBe(role.teacher)
  expect(await listed(Id)).toMatchObject({
    Used: 1,
    State: 'open',
    People: [{ Name: '许知远', Number: 'T-901' }],
  })
  const { rows } = await app.database.within(app.fixture.schools.a, (db) =>
    db.execute(
      `select p.college_id, t.department_id from person p join teacher t on t.id = p.id where p.number = 'T-901'`,
    ),
  )
  expect(rows).toEqual([
    { college_id: app.fixture.colleges['a'], department_id: app.fixture.departments['a'] },
  ])
  const audit = (await admin.calls(searchAudit, { SearchKey: '邀请教师' })).Data.List
  expect(audit[0]).toMatchObject({ Area: 'users', Detail: '外聘' })
})

test('an invitation is accepted as often as it says, by however many at once', async () => {
  const { Id, Code } = await invited()
  const answers = await Promise.all(
    ['T-911', 'T-912', 'T-913', 'T-914'].map((number) => accept(Code, number)),
  )
  expect(answers.map((one) => one.Code).toSorted((one, other) => one - other)).toEqual([
    -1, -1, 0, 0,
  ])
  expect(await listed(Id)).toMatchObject({ Used: 2, State: 'used' })
  expect(await accept(Code, 'T-915')).toMatchObject(gone)
})

test('one that is revoked, over, of another school or invented opens nothing', async () => {
  const { Id, Code } = await invited()
  expect(await accept(Code, 'T-921', {}, 'b.localhost')).toMatchObject(gone)
  expect(await admin.calls(revokeInvitation, { Id })).toMatchObject({ Code: 0 })
  expect(await admin.calls(revokeInvitation, { Id })).toMatchObject({ Code: -10011 })
  expect(await accept(Code, 'T-921')).toMatchObject(gone)
  expect(await app.visitor().calls(getInvitation, { Code })).toMatchObject(gone)
  const late = await invited()
  await app.database.within(app.fixture.schools.a, (db) =>
    db.execute(
      `update invitation set expires_at = now() - interval '1 second' where id = '${late.Id}'`,
    ),
  )
  expect(await accept(late.Code, 'T-921')).toMatchObject(gone)
  expect(await listed(late.Id)).toMatchObject({ State: 'over' })
  expect(await accept('aaaaa-aaaaa-aaaaa-aaaaa', 'T-921')).toMatchObject(gone)
  expect(await accept('', 'T-921')).toMatchObject(gone)
})

test('a number that somebody has, a weak password and a bad name are refused, and use nothing up', async () => {
  const { Id, Code } = await invited()
  expect(await accept(Code, 'student1')).toMatchObject({ Code: -10008 })
  expect(await accept(Code, 'T-931', { PassWord: 'short' })).toMatchObject({ Code: -10008 })
  expect(await accept(Code, 'T-931', { PassWord: 'T-931-Abcdef' })).toMatchObject({
    Msg: '密码不能包含姓名、账号或学号/工号',
  })
  expect(await accept(Code, 'T-931', { RealName: '游客甲' })).toMatchObject({ Code: -10008 })
  expect(await listed(Id)).toMatchObject({ Used: 0 })
})

test('places are those of the school', async () => {
  const make = async (more: object) =>
    (await admin.calls(makeInvitation, { Note: '', Uses: 1, Days: 1, ...more })).Msg
  expect(await make({ CollegeId: app.fixture.colleges['b'] })).toBe('请选择院系')
  expect(await make({ DepartmentId: app.fixture.departments['b'] })).toBe('请选择学科或科室')
  expect(await make({ Uses: 0 })).toBe('人数为 1 至 500')
})
