import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  enrol,
  getContest,
  getGame,
  listContestSchools,
  moveContest,
  saveContest,
} from '@xinglin/contract/competitions'
import { newId } from '#platform/ids'
import { testApp, type TestApp, type Visitor } from '#testing'
import { contestForm } from './contest-testing.ts'

let app: TestApp
let admin: Visitor
let teacher: Visitor
let other: Visitor
let student: Visitor
let adminOfB: Visitor
beforeAll(async () => {
  app = await testApp()
  // A school that does not wish to be known cannot be let in.
  await app.database.global.execute(
    `update school set flags = flags || '{"public_list": true}' where key = 'b'`,
  )
  admin = await app.signedIn('admin1')
  teacher = await app.signedIn('teacher1')
  other = await app.signedIn('teacher2')
  student = await app.signedIn('student1')
  adminOfB = await app.signedIn('admin1', 'b.localhost')
})
afterAll(() => app.close())

describe('who holds contests', () => {
  test('other schools are those alone that wish to be known', async () => {
    const { b } = app.fixture.schools
    expect((await teacher.calls(listContestSchools)).Data).toEqual([{ Id: b, Name: '测试学校 b' }])
    expect((await adminOfB.calls(listContestSchools)).Data).toEqual([])
    const Schools = [{ SchoolId: app.fixture.schools.a, Area: '' }]
    expect(
      await adminOfB.calls(saveContest, { Id: newId(), Form: contestForm({ Schools }) }),
    ).toMatchObject({ Code: -10008 })
  })

  test('nobody else finds one, and a draft is not in the lobby', async () => {
    const Id = newId()
    await teacher.calls(saveContest, { Id, Form: contestForm({ Name: '草稿' }) })
    for (const who of [other, adminOfB]) {
      expect(await who.calls(getContest, { Id })).toMatchObject({ Code: -404 })
      expect(await who.calls(moveContest, { Id, Action: 'publish', Version: 1 })).toMatchObject({
        Code: -404,
      })
    }
    expect((await admin.calls(getContest, { Id })).Code).toBe(0)
    expect(await student.calls(getGame, { SkillContestId: Id })).toMatchObject({ Code: -404 })
    expect(await student.calls(enrol, { Id: newId(), SkillContestId: Id })).toMatchObject({
      Code: -404,
    })
  })

  test.each([
    ['ends before it starts', { EndsAt: contestForm().EnrolOpensAt }, -10008],
    ['closes registration after it starts', { EnrolClosesAt: contestForm().EndsAt }, -10008],
    ['is of no season', { Season: '1999' }, -10008],
    ['has teams of one who enters alone', { TeamSize: 3 }, -10008],
    ['has five in a team', { EnrolBy: 'team', TeamSize: 5 }, -10008],
    ['lets in a school that there is not', { Schools: [{ SchoolId: newId(), Area: '' }] }, -10008],
    ['is at no moment', { StartsAt: 'x' }, -10008],
    ['has no name', { Name: ' ' }, -10008],
  ])('a contest that %s is refused', async (_what, over, Code) =>
    expect(
      await teacher.calls(saveContest, { Id: newId(), Form: contestForm(over) }),
    ).toMatchObject({ Code, Data: null }),
  )

  test('what is not whole is not published, and says what it lacks', async () => {
    const Id = newId()
    const Form = contestForm({ Rules: '', EnrolOpensAt: null })
    const { Data } = await teacher.calls(saveContest, { Id, Form })
    expect(Data.Missing).toEqual(['填写竞赛规则', '填写报名时间'])
    expect(
      await teacher.calls(moveContest, { Id, Action: 'publish', Version: Data.Version }),
    ).toMatchObject({ Code: -1, Msg: '赛事信息不完整，不能发布' })
  })

  test('one between schools is published by who runs the school', async () => {
    const Id = newId()
    const Schools = [{ SchoolId: app.fixture.schools.b, Area: '' }]
    await teacher.calls(saveContest, { Id, Form: contestForm({ Schools }) })
    const move = { Id, Action: 'publish', Version: 1 }
    expect(await teacher.calls(moveContest, move)).toMatchObject({ Code: -1 })
    expect((await admin.calls(moveContest, move)).Data.Detail.Status).toBe(1)
  })

  test('two who write the same form: the second is told', async () => {
    const Id = newId()
    await teacher.calls(saveContest, { Id, Form: contestForm() })
    const again = { Id, Version: 1, Form: contestForm({ Name: '改名一' }) }
    expect((await teacher.calls(saveContest, again)).Data.Version).toBe(2)
    expect(
      await admin.calls(saveContest, { ...again, Form: contestForm({ Name: '改名二' }) }),
    ).toMatchObject({ Code: -10011, Data: { Name: '改名一' } })
  })

  test('an area is one of the school’s', async () => {
    const Schools = [{ SchoolId: app.fixture.schools.b, Area: '无此赛区' }]
    expect(
      await teacher.calls(saveContest, { Id: newId(), Form: contestForm({ Schools }) }),
    ).toMatchObject({ Code: -10008, Msg: '请选择本校的赛区' })
  })
})
