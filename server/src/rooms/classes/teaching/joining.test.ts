import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  changeTeachingRoster,
  findByCode,
  getClassDetail,
  joinClass,
  joinCode,
  leaveClass,
  moveTeaching,
  setJoinCode,
} from '@xinglin/contract/classes'
import { newId } from '#platform/ids'
import { newTeachingClass, newTerm, testApp, type TestApp, type Visitor } from '#testing'

let app: TestApp
let admin: Visitor
let teacher: Visitor
let student: Visitor
let termId: string
let attempts = 0
beforeAll(async () => {
  app = await testApp()
  admin = await app.signedIn('admin1')
  teacher = await app.signedIn('teacher1')
  termId = await newTerm(admin)
})
afterAll(() => app.close())

/** Few tries a minute are allowed: each test comes as somebody who has not tried yet. */
const comeAs = (login: string, host?: string) => app.signedIn(login, host)
const opened = async (over: object = {}): Promise<{ Id: string; Code: string }> => {
  attempts += 1
  const Id = await newTeachingClass(teacher, termId, { Name: `${attempts}班`, ...over })
  const { Data } = await teacher.calls(setJoinCode, { ClassId: Id, Days: 7 })
  return { Id, Code: Data.Code }
}
const join = (who: Visitor, Code: string) => who.calls(joinClass, { Code })
const unknown = { Code: -1, Msg: '班级码不正确或已失效' }

test('a code opens its class once it is looked at; who joins twice is in it once', async () => {
  student = await comeAs('student1')
  const { Id, Code } = await opened()
  expect(Code).toMatch(new RegExp(`^[${joinCode.signs}]{${joinCode.length}}$`))
  const typed = ` ${Code.slice(0, 4).toLowerCase()}-${Code.slice(4)} `
  expect((await student.calls(findByCode, { Code: typed })).Data).toMatchObject({
    Id,
    Course: '诊断学',
    TeacherName: 'a的teacher1',
    StudentCount: 0,
    IsMember: false,
  })
  const joins = await Promise.all([1, 2, 3].map(() => join(student, typed)))
  expect(joins.map(({ Data }) => Data.Id)).toEqual([Id, Id, Id])
  expect((await student.calls(findByCode, { Code })).Data).toMatchObject({
    StudentCount: 1,
    IsMember: true,
  })
})

test.each([
  ['nothing', ''],
  ['another', 'AAAAAAAA'],
  ['too short', 'AAAA'],
  ['what is no code', '<script>'],
])('%s opens nothing', async (_what, Code) => {
  student = await comeAs('student2')
  expect(await join(student, Code)).toMatchObject(unknown)
})

test('one code of two schools opens to each its own', async () => {
  const here = await opened()
  const [bossThere, teacherThere] = [
    await comeAs('admin1', 'b.localhost'),
    await comeAs('teacher1', 'b.localhost'),
  ]
  const there = await newTeachingClass(teacherThere, await newTerm(bossThere), { Name: '彼处' })
  await app.database.within(app.fixture.schools.b, (db) =>
    db.execute(
      `update teaching_class set join_code = '${here.Code}', code_until = now() + interval '1 day' where id = '${there}'`,
    ),
  )
  const stranger = await comeAs('student1', 'b.localhost')
  expect((await join(stranger, here.Code)).Data.Id).toBe(there)
  expect((await join(await comeAs('student3'), here.Code)).Data.Id).toBe(here.Id)
  const only = await opened()
  expect(await join(stranger, only.Code)).toMatchObject(unknown)
})

test('not into an archived class, nor by a code that is over, shut or changed', async () => {
  student = await comeAs('student2')
  const { Id, Code } = await opened()
  const set = (more: object) => teacher.calls(setJoinCode, { ClassId: Id, Days: 7, ...more })
  await teacher.calls(moveTeaching, { Id, Action: 'archive' })
  expect((await join(student, Code)).Msg).toBe('班级已归档，不能加入')
  await teacher.calls(moveTeaching, { Id, Action: 'restore' })
  await app.database.within(app.fixture.schools.a, (db) =>
    db.execute(`update teaching_class set code_until = now() - interval '1 s' where id = '${Id}'`),
  )
  expect((await join(student, Code)).Msg).toBe('班级码已过期，请向老师索取新的班级码')
  expect((await set({})).Data.Code).toBe(Code)
  const { Data } = await set({ Renew: true })
  expect(Data.Code).not.toBe(Code)
  expect(await join(student, Code)).toMatchObject(unknown)
  expect((await set({ Days: 0 })).Data).toEqual({ Code: '', CodeUntil: '' })
  expect(await join(student, Data.Code)).toMatchObject(unknown)
})

test('the last place is given once', async () => {
  const { Code, Id } = await opened({ Capacity: 1 })
  const both = await Promise.all(
    ['student1', 'student3'].map(async (login) => join(await comeAs(login), Code)),
  )
  expect(both.map(({ Code: answered }) => answered).toSorted((a, b) => a - b)).toEqual([-1, 0])
  expect(both.find(({ Code: answered }) => answered < 0)?.Msg).toBe('班级人数已满，请联系老师')
  expect((await teacher.calls(getClassDetail, { Id })).Data.StudentCount).toBe(1)
})

test('one leaves an open class of one’s own, and no other', async () => {
  student = await comeAs('student1')
  const { Id, Code } = await opened()
  const leave = () => student.calls(leaveClass, { Id })
  expect((await leave()).Code).toBe(-404)
  await join(student, Code)
  await teacher.calls(moveTeaching, { Id, Action: 'archive' })
  expect((await leave()).Msg).toBe('班级已归档，不能退出')
  await teacher.calls(moveTeaching, { Id, Action: 'restore' })
  expect((await leave()).Code).toBe(0)
  expect((await leave()).Code).toBe(-404)
  expect((await student.calls(leaveClass, { Id: newId() })).Code).toBe(-404)
})

test('who was put into a class by its teacher does not leave by themselves', async () => {
  student = await comeAs('student1')
  const { Id } = await opened()
  const Add = [app.fixture.people['a.student1'] ?? '']
  expect(
    (await teacher.calls(changeTeachingRoster, { ClassId: Id, Add, AddClasses: [], Drop: [] }))
      .Code,
  ).toBe(0)
  expect((await student.calls(getClassDetail, { Id })).Data).toMatchObject({ MayLeave: false })
  expect(await student.calls(leaveClass, { Id })).toMatchObject({
    Code: -1,
    Msg: '您由老师编入本班，不能自行退出；如需退班请联系任课教师',
  })
  expect((await student.calls(getClassDetail, { Id })).Data).toMatchObject({ IsStudent: true })
})

test('the code is told to those who may hand it out, and to nobody else', async () => {
  const { Id, Code } = await opened()
  student = await comeAs('student2')
  await join(student, Code)
  expect((await teacher.calls(getClassDetail, { Id })).Data.Code).toBe(Code)
  expect((await student.calls(getClassDetail, { Id })).Data.Code).toBe('')
})

test('guessing ends after ten tries a minute', async () => {
  const guesser = await comeAs('student3')
  const answers = []
  for (let at = 0; at < 12; at += 1) answers.push((await join(guesser, 'ZZZZZZZZ')).http)
  expect(answers).toContain(429)
})
