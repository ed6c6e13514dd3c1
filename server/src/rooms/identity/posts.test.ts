import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { searchAudit } from '@xinglin/contract/audit'
import { listManagedCourses } from '@xinglin/contract/courses'
import {
  deleteUsers,
  endPost,
  getProfile,
  grantPost,
  listPosts,
  listPostPlaces,
  saveUser,
} from '@xinglin/contract/identity'
import { enterOffice, newTeacher, testApp, type TestApp, type Visitor } from '#testing'

let app: TestApp
let admin: Visitor
let operator: Visitor
beforeAll(async () => {
  app = await testApp()
  admin = await app.signedIn('admin1')
  operator = await app.signedIn('operator1')
})
afterAll(() => app.close())

const subject = () => app.fixture.departments['a'] ?? ''
const person = (name: string) => app.fixture.people[`a.${name}`] ?? ''

const grant = (PersonId: string, more: object = {}, by = admin) =>
  by.calls(grantPost, { PersonId, Kind: 'departmentHead', PlaceId: subject(), ...more })

/** The flags of a school are remembered for some seconds. */
const mayGrant = async (is: boolean) => {
  await expect
    .poll(async () => (await admin.calls(listPosts)).Data.MayGrant, { timeout: 8_000 })
    .toBe(is)
}

const enter = async (login: string, LoginType: 0 | 1 | 2 = 0) => {
  const visitor = app.visitor()
  return visitor.signIn(login, app.fixture.password, { LoginType }).then(
    () => visitor,
    (error: unknown) => String(error),
  )
}

describe('a post', () => {
  test('opens the administrators’ door with the next sign-in, and its calls there alone', async () => {
    const { id, login } = await newTeacher(app, 'head-one')
    expect(await enter(login)).toContain('-10002')
    expect((await grant(id)).Code).toBe(0)
    const teaching = await app.signedIn(login)
    expect(teaching.session?.Posts).toEqual([])
    expect((await teaching.calls(listManagedCourses)).http).toBe(403)
    const staff = await enter(login, 1)
    if (typeof staff === 'string') throw new Error(staff)
    expect(staff.session?.Posts).toEqual([])
    const office = await enterOffice(app, login)
    expect(office.session?.Posts).toEqual([{ Kind: 'departmentHead', PlaceName: '内科学' }])
    expect(office.session?.ExitOperationTime).toBe(30)
    expect((await office.calls(listManagedCourses)).Code).toBe(0)
  })

  test('closes at once when it is taken away, and the teacher goes on teaching', async () => {
    const { id, login } = await newTeacher(app, 'head-two')
    const { Data } = await grant(id)
    const office = await enterOffice(app, login)
    const teaching = await app.signedIn(login)
    expect((await admin.calls(endPost, { Id: Data.Id })).Code).toBe(0)
    expect((await office.calls(listManagedCourses)).Code).toBe(-401)
    expect((await teaching.calls(getProfile)).Code).toBe(0)
    expect(await enter(login)).toContain('-10002')
    expect((await admin.calls(endPost, { Id: Data.Id })).Code).toBe(-10011)
  })

  test('whoever signs in while it is taken away has it no longer', async () => {
    const { id, login } = await newTeacher(app, 'head-race')
    for (let times = 0; times < 6; times += 1) {
      const { Data } = await grant(id)
      const [office, ended] = await Promise.all([
        enter(login),
        admin.calls(endPost, { Id: Data.Id }),
      ])
      expect(ended.Code).toBe(0)
      if (typeof office === 'string') expect(office).toContain('-10002')
      else expect((await office.calls(listManagedCourses)).Code).toBe(-401)
    }
  }, 30_000)

  test('is one of a kind and place: two who grant the same at once make one', async () => {
    const { id } = await newTeacher(app, 'head-twice')
    const answers = await Promise.all([grant(id), grant(id, {}, operator)])
    expect(answers.map(({ Code }) => Code).toSorted((a, b) => a - b)).toEqual([-10008, 0])
    expect((await grant(id, { Kind: 'examiner' })).Code).toBe(0)
  })

  test('is for teachers of the school, for a place of its kind, on days that come', async () => {
    const { id } = await newTeacher(app, 'head-three')
    expect((await grant(person('student1'))).Msg).toBe('请选择本校的一位教师')
    expect((await grant(person('admin1'))).Msg).toBe('请选择本校的一位教师')
    expect((await grant(app.fixture.people['b.teacher1'] ?? '')).Msg).toBe('请选择本校的一位教师')
    expect((await grant(id, { PlaceId: app.fixture.colleges['a'] })).Msg).toBe('请选择院系或学科')
    expect((await grant(id, { Kind: 'secretary' })).Msg).toBe('请选择院系或学科')
    expect((await grant(id, { PlaceId: app.fixture.departments['b'] })).Msg).toBe(
      '请选择院系或学科',
    )
    expect((await grant(id, { UntilDay: '2026-01-01' })).Code).toBe(-10008)
    expect((await grant(id, { FromDay: '2031-02-01', UntilDay: '2031-01-31' })).Code).toBe(-10008)
    expect((await grant(id, { FromDay: '2031-02-30' })).Code).toBe(-10008)
  })

  test('does not stand before its first day, and no session outlives its last', async () => {
    const { id, login } = await newTeacher(app, 'head-days')
    await grant(id, { FromDay: '2031-02-01' })
    expect(await enter(login)).toContain('-10002')
    const day = (ahead: number) =>
      new Date(Date.now() + 8 * 3_600_000 + ahead * 86_400_000).toISOString().slice(0, 10)
    await grant(id, { Kind: 'examiner', UntilDay: day(0) })
    const office = await enterOffice(app, login)
    expect(office.session?.Posts.map(({ Kind }) => Kind)).toEqual(['examiner'])
    const { rows } = await app.database.global.execute<{ end: string }>(
      sql`select (expires_at at time zone 'Asia/Shanghai')::date::text as end from session where person_id = ${id}::uuid and login_type = 0`,
    )
    expect(rows.map(({ end }) => end)).toEqual([day(0)])
    await app.database.within(app.fixture.schools.a, (db) =>
      db.execute(
        sql`update post set until_day = ${day(-1)}::date where person_id = ${id}::uuid and kind = 'examiner'`,
      ),
    )
    expect(await enter(login)).toContain('-10002')
    // One that is over makes room for the next.
    expect((await grant(id, { Kind: 'examiner' })).Code).toBe(0)
  })

  test('ends with the role, and does not come back with it', async () => {
    const { id, login } = await newTeacher(app, 'head-role')
    await grant(id)
    const office = await enterOffice(app, login)
    const form = { Id: id, RealName: login, Number: `N-${login}`, AccountName: login }
    expect((await admin.calls(saveUser, { ...form, RoleType: 4 })).Code).toBe(0)
    expect((await office.calls(getProfile)).Code).toBe(-401)
    expect((await admin.calls(saveUser, { ...form, RoleType: 3 })).Code).toBe(0)
    expect(await enter(login)).toContain('-10002')
  })

  test('of somebody in the bin opens nothing and is not listed', async () => {
    const { id, login } = await newTeacher(app, 'head-binned')
    await grant(id)
    const office = await enterOffice(app, login)
    await admin.calls(deleteUsers, { Ids: [id] })
    expect((await office.calls(getProfile)).Code).toBe(-401)
    const { Data } = await admin.calls(listPosts, { SearchKey: login, State: 'all' })
    expect(Data.List).toEqual([])
  })

  test('is granted by nobody who holds one', async () => {
    const { id, login } = await newTeacher(app, 'head-grants')
    await grant(id)
    const office = await enterOffice(app, login)
    expect((await grant(id, { Kind: 'secretary' }, office)).http).toBe(403)
    expect((await office.calls(saveUser, { Id: id, RoleType: 2 })).http).toBe(403)
  })

  test('is granted by the platform alone where it says so; taken away by the school still', async () => {
    const flags = (value: string) =>
      app.database.global.execute(
        `update school set flags = flags || '{"no_granting": ${value}}' where key = 'a'`,
      )
    const { id } = await newTeacher(app, 'head-closed')
    await flags('true')
    await mayGrant(false)
    expect((await grant(id)).Msg).toBe('平台未开放本校自行授予职务')
    const { Data } = await grant(id, {}, operator)
    expect((await admin.calls(endPost, { Id: Data.Id })).Code).toBe(0)
    await flags('false')
    await mayGrant(true)
  }, 20_000)

  test('stands in the list and in the audit, with who granted it and who took it away', async () => {
    const { id, login } = await newTeacher(app, 'head-listed')
    const { Data } = await grant(id, { UntilDay: '2031-07-31' })
    const listed = async (State: string) =>
      (await admin.calls(listPosts, { SearchKey: login, State })).Data.List
    expect(await listed('standing')).toMatchObject([
      {
        RealName: login,
        Kind: 'departmentHead',
        PlaceName: '内科学',
        UntilDay: '2031-07-31',
        State: 'active',
        GrantedByName: 'a的admin1',
        EndedByName: '',
      },
    ])
    await operator.calls(endPost, { Id: Data.Id })
    expect(await listed('standing')).toEqual([])
    expect(await listed('past')).toMatchObject([{ State: 'ended', EndedByName: 'a的operator1' }])
    const { Data: audit } = await admin.calls(searchAudit, { SearchKey: login })
    expect(audit.List.map(({ Text }: { Text: string }) => Text)).toEqual([
      `收回“${login}”的职务：教研室负责人（内科学）`,
      `授予“${login}”职务：教研室负责人（内科学）`,
    ])
    const places = (await admin.calls(listPostPlaces)).Data
    expect(places.Colleges.map(({ Name }: { Name: string }) => Name)).toContain('临床医学院')
    expect(places.Departments).toContainEqual({
      Id: expect.any(String),
      Name: '心血管内科',
      ParentName: '内科学',
    })
  })
})
