import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  enrol,
  getContest,
  getGame,
  getOwnEntry,
  listEntries,
  listGames,
  listOwnEntries,
  moveContest,
  reviewEntry,
  saveContest,
  withdrawEntry,
} from '@xinglin/contract/competitions'
import { disableUsers } from '@xinglin/contract/identity'
import { newId } from '#platform/ids'
import { testApp, type TestApp, type Visitor } from '#testing'
import { contestForm, publishedContest } from './contest-testing.ts'

let app: TestApp
let admin: Visitor
let teacher: Visitor
let other: Visitor
let student: Visitor
let second: Visitor
let ofB: { admin: Visitor; teacher: Visitor; student: Visitor }
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
  second = await app.signedIn('student2')
  ofB = {
    admin: await app.signedIn('admin1', 'b.localhost'),
    teacher: await app.signedIn('teacher1', 'b.localhost'),
    student: await app.signedIn('student1', 'b.localhost'),
  }
})
afterAll(() => app.close())

const person = (name: string): string => app.fixture.people[name] ?? ''
const enter = (who: Visitor, SkillContestId: string, over: object = {}) =>
  who.calls(enrol, { Id: newId(), SkillContestId, Phone: '13800138000', ...over })
const team = (over: object = {}) => ({
  EnrolBy: 'team',
  TeamSize: 2,
  Substitutes: 1,
  NeedsReview: false,
  ...over,
})
const pair = () => ({ Name: '青囊队', Members: [person('a.student1'), person('a.student2')] })

describe('entering', () => {
  test('strangers and guests are asked to sign in; the lobby they see', async () => {
    const Id = await publishedContest(admin, { Name: '公开赛' })
    const stranger = app.visitor()
    expect((await stranger.calls(listGames)).Data.List).toContainEqual(
      expect.objectContaining({ SkillContestId: Id, Phase: 'open', Own: null }),
    )
    expect((await stranger.calls(getGame, { SkillContestId: Id })).Data).toMatchObject({
      CanEnrol: true,
      Entries: [],
    })
    expect(await enter(stranger, Id)).toMatchObject({ Code: -1, Msg: '登录后才可以学习哦！' })
  })

  test('a student enters for themselves once, waits, and is accepted with a number', async () => {
    const Id = await publishedContest(teacher, { Name: '个人赛' })
    const entry = newId()
    const one = await enter(student, Id, { Id: entry })
    expect(one.Data).toMatchObject({ State: 'pending', No: 0, Name: 'a的student1' })
    // The answer was lost, and it is sent again.
    expect((await enter(student, Id, { Id: entry })).Data).toEqual(one.Data)
    expect(await enter(student, Id)).toMatchObject({ Code: -1, Msg: /已报名/ })
    expect((await student.calls(getGame, { SkillContestId: Id })).Data.CanEnrol).toBe(false)
    expect(await enter(teacher, Id)).toMatchObject({ Code: -1, Msg: '该赛事由学生个人报名' })
    const review = { Id: entry, Accept: true, Version: 1 }
    expect(await other.calls(reviewEntry, review)).toMatchObject({ Code: -404 })
    expect(await teacher.calls(reviewEntry, { ...review, Accept: false })).toMatchObject({
      Code: -10008,
    })
    expect((await teacher.calls(reviewEntry, review)).Data).toMatchObject({
      State: 'accepted',
      No: 1,
    })
    expect(await teacher.calls(reviewEntry, review)).toMatchObject({ Code: -10011 })
    expect((await student.calls(listOwnEntries)).Data.List[0]).toMatchObject({
      ContestName: '个人赛',
      State: 'accepted',
    })
    expect((await second.calls(listOwnEntries)).Data.List).toEqual([])
  })

  test.each([
    ['too few', { Members: ['a.student1'] }, '请按要求选满队员'],
    ['one twice', { Members: ['a.student1', 'a.student1'] }, /出现两次/],
    ['a teacher', { Members: ['a.student1', 'a.teacher2'] }, /本校可以登录的学生/],
    ['somebody of another school', { Members: ['a.student1', 'b.student1'] }, /本校/],
    ['two substitutes', { Substitutes: ['a.student2', 'a.teacher1'] }, '请按要求选满队员'],
  ])('a team with %s is refused', async (_what, over, Msg) => {
    const Id = await publishedContest(teacher, team())
    const named: Record<string, string[]> = { Members: ['a.student1', 'a.student2'], ...over }
    const ids = Object.fromEntries(
      Object.entries(named).map(([name, list]) => [name, list.map(person)]),
    )
    expect(await enter(teacher, Id, { Name: '队', ...ids })).toMatchObject({
      Code: -10008,
      Msg: typeof Msg === 'string' ? Msg : expect.stringMatching(Msg),
    })
  })

  test('nobody is in two teams, and may be once the first took its entry back', async () => {
    const Id = await publishedContest(teacher, team())
    const first = await enter(teacher, Id, pair())
    expect(first.Data).toMatchObject({
      State: 'accepted',
      No: 1,
      Members: [{ Position: 'A' }, { Position: 'B' }],
    })
    expect(await enter(other, Id, { ...pair(), Name: '第二队' })).toMatchObject({ Code: -1 })
    expect(await enter(student, Id)).toMatchObject({ Code: -1, Msg: '该赛事须由教师组队报名' })
    // A member reads the entry and does not take it back; a colleague does neither.
    expect((await student.calls(listOwnEntries)).Data.List[0].ContestName).toBe('临床技能竞赛')
    expect((await student.calls(getOwnEntry, { Id: first.Data.Id })).Data.Name).toBe('青囊队')
    for (const who of [other, ofB.teacher])
      expect(await who.calls(getOwnEntry, { Id: first.Data.Id })).toMatchObject({ Code: -404 })
    for (const who of [student, other, ofB.teacher])
      expect(await who.calls(withdrawEntry, { Id: first.Data.Id })).toMatchObject({ Code: -404 })
    expect((await teacher.calls(withdrawEntry, { Id: first.Data.Id })).Data.State).toBe('withdrawn')
    expect((await teacher.calls(withdrawEntry, { Id: first.Data.Id })).Data.State).toBe('withdrawn')
    expect((await enter(other, Id, { ...pair(), Name: '第二队' })).Data).toMatchObject({ No: 2 })
  })

  test('a quota is never crossed, not by two at once', async () => {
    const Id = await publishedContest(teacher, { Quota: 1, NeedsReview: false })
    const both = await Promise.all([enter(student, Id), enter(second, Id)])
    expect(both.map(({ Code }) => Code).toSorted((a, b) => a - b)).toEqual([-1, 0])
    expect((await teacher.calls(getContest, { Id })).Data).toMatchObject({ Accepted: 1 })
    expect((await teacher.calls(getContest, { Id })).Data.Partners[0].Used).toBe(1)
  })

  test('before, after, paused and cancelled: each with its sentence', async () => {
    const soon = new Date(Date.now() + 86_400_000).toISOString()
    const later = await publishedContest(teacher, { EnrolOpensAt: soon })
    expect(await enter(student, later)).toMatchObject({ Code: -1, Msg: '现在不在报名时间内' })
    expect((await student.calls(getGame, { SkillContestId: later })).Data).toMatchObject({
      CanEnrol: false,
      Reason: '报名未开始',
    })
    const Id = await publishedContest(teacher)
    await enter(second, Id)
    const pause = { Id, Action: 'pause', Version: 2 }
    expect(await teacher.calls(moveContest, pause)).toMatchObject({ Code: -10008 })
    await teacher.calls(moveContest, { ...pause, Reason: '场地调整' })
    expect(await enter(student, Id)).toMatchObject({ Code: -1, Msg: '赛事已暂停或取消' })
    expect((await student.calls(getGame, { SkillContestId: Id })).Data.Reason).toBe(
      '赛事已暂停或取消：场地调整',
    )
    await teacher.calls(moveContest, { Id, Action: 'resume', Version: 3 })
    expect((await enter(student, Id)).Code).toBe(0)
    for (const Action of ['unpublish', 'delete'])
      expect((await teacher.calls(moveContest, { Id, Action, Version: 4 })).Code).toBe(-1)
  })

  test('what would leave entries without a place is refused', async () => {
    const Id = await publishedContest(teacher)
    await enter(student, Id)
    const change = (over: object) =>
      teacher.calls(saveContest, { Id, Version: 2, Form: contestForm(over) })
    expect(await change(team())).toMatchObject({ Code: -1 })
    expect((await change({ Summary: '新的介绍' })).Code).toBe(0)
  })
})

describe('between schools', () => {
  test('people enter at their own school, and each school knows of its own alone', async () => {
    const Schools = [{ SchoolId: app.fixture.schools.b, Area: 'north', Quota: 1 }]
    const Id = await publishedContest(admin, { Name: '校际赛', Schools })
    const entry = await enter(ofB.student, Id)
    expect(entry.Data).toMatchObject({ State: 'pending', SchoolName: '测试学校 b' })
    expect((await ofB.teacher.calls(getGame, { SkillContestId: Id })).Data).toMatchObject({
      Quota: 1,
      Used: 1,
      Entries: [],
      Schools: [{ Name: '测试学校 a' }, { Name: '测试学校 b', Area: 'north' }],
    })
    // The own administrator sees the entry whole, the other school's student nothing of it.
    expect((await ofB.admin.calls(getGame, { SkillContestId: Id })).Data.Entries).toHaveLength(1)
    expect((await student.calls(getGame, { SkillContestId: Id })).Data.Entries).toEqual([])
    expect(await ofB.admin.calls(listEntries, { SkillContestId: Id })).toMatchObject({ Code: -404 })
    const [row] = (await admin.calls(listEntries, { SkillContestId: Id })).Data.List
    expect(row.Members[0]).toMatchObject({ PersonId: '', Number: expect.stringMatching(/^\*+..$/) })
    const review = { Id: row.Id, Accept: true, Version: 1 }
    expect(await ofB.admin.calls(reviewEntry, review)).toMatchObject({ Code: -404 })
    expect((await admin.calls(reviewEntry, review)).Data.No).toBe(1)
    expect((await ofB.student.calls(listOwnEntries)).Data.List[0]).toMatchObject({
      State: 'accepted',
      No: 1,
    })
    expect((await ofB.student.calls(withdrawEntry, { Id: row.Id })).Data.State).toBe('withdrawn')
  })

  test('a school that is not let in finds nothing', async () => {
    const Id = await publishedContest(admin, { Name: '校内赛' })
    expect(await ofB.student.calls(getGame, { SkillContestId: Id })).toMatchObject({ Code: -404 })
    expect(await enter(ofB.student, Id)).toMatchObject({ Code: -404 })
  })
})

test('who may not sign in is no member', async () => {
  await admin.calls(disableUsers, { Ids: [person('a.student2')], Disabled: true })
  const Id = await publishedContest(teacher, team())
  expect(await enter(teacher, Id, pair())).toMatchObject({ Code: -10008 })
})
