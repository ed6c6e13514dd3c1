import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  changeAdministrativeRoster,
  changeTeachingRoster,
  checkNumbers,
  chooseAdministrative,
  type CheckedNumber,
  type ClassDetail,
  type ClassMember,
  findClassTeachers,
  getClassDetail,
  listClassMembers,
  listMyClasses,
  saveAdministrative,
  saveTeaching,
} from '@xinglin/contract/classes'
import { newId } from '#platform/ids'
import {
  newTeachingClass,
  newTerm,
  teachingForm,
  testApp,
  type TestApp,
  type Visitor,
} from '#testing'

let app: TestApp
let admin: Visitor
let teacher: Visitor
let student: Visitor
let termId: string
let Id: string
let administrative: string
const person = (name: string) => app.fixture.people[`a.${name}`] ?? ''
beforeAll(async () => {
  app = await testApp()
  admin = await app.signedIn('admin1')
  teacher = await app.signedIn('teacher1')
  student = await app.signedIn('student1')
  termId = await newTerm(admin)
  Id = await newTeachingClass(teacher, termId)
  const answer = await admin.calls(saveAdministrative, {
    Id: newId(),
    DepartmentId: app.fixture.colleges['a'],
    Grade: 2024,
    Major: '临床医学',
    Name: '1班',
    HeadTeacherId: person('teacher2'),
    Version: 0,
  })
  administrative = answer.Data.Id
  await admin.calls(changeAdministrativeRoster, {
    ClassId: administrative,
    Add: [person('student1'), person('student2')],
    Drop: [],
  })
})
afterAll(() => app.close())

const change = (more: object, ClassId = Id, who = teacher) =>
  who.calls(changeTeachingRoster, { ClassId, Add: [], AddClasses: [], Drop: [], ...more })
const detail = async (who = teacher): Promise<ClassDetail> =>
  (await who.calls(getClassDetail, { Id })).Data
const members = async (who: Visitor, wanted: object = {}): Promise<ClassMember[]> =>
  (await who.calls(listClassMembers, { ClassId: Id, ...wanted })).Data.List

describe('who comes in', () => {
  const wrong = '名单中有人不是本校在用的学生账号'
  test.each([
    ['a teacher', () => ({ Add: [person('teacher2')] }), wrong],
    ['what is no id', () => ({ Add: ['x'] }), wrong],
    ['one of another school', () => ({ Add: [app.fixture.people['b.student1']] }), wrong],
    ['a 行政班 that is none', () => ({ AddClasses: [newId()] }), '所选行政班不存在'],
    [
      'one who is to go as well',
      () => ({ AddClasses: [administrative], Drop: [person('student1')] }),
      '同一名学生不能既加入又移出',
    ],
  ])('%s is refused, and nobody beside comes in', async (_what, more, Msg) => {
    const changes = more() as { Add?: string[] }
    const answered = await change({ ...changes, Add: [person('student3'), ...(changes.Add ?? [])] })
    expect(answered).toMatchObject({ Code: -10008, Msg })
    expect(await members(teacher)).toEqual([])
  })

  test('a whole 行政班 and single students; a repeat changes nothing', async () => {
    const choices = (await teacher.calls(chooseAdministrative, { SearchKey: '临床' })).Data.List
    expect(choices).toEqual([{ Id: administrative, Name: '2024级 临床医学 1班', StudentCount: 2 }])
    const both = { AddClasses: [administrative], Add: [person('student3')] }
    expect((await change(both)).Data).toEqual({ Added: 3, Dropped: 0, StudentCount: 3 })
    expect((await change(both)).Data).toEqual({ Added: 0, Dropped: 0, StudentCount: 3 })
    expect((await change({ Drop: [person('student3'), newId()] })).Data).toEqual({
      Added: 0,
      Dropped: 1,
      StudentCount: 2,
    })
  })

  test('no more than there are places, whoever asks at once', async () => {
    const small = await newTeachingClass(teacher, termId, { Name: '小', Capacity: 1 })
    const full = { Code: -1, Msg: '超出班级名额，请先提高名额' }
    expect(await change({ AddClasses: [administrative] }, small)).toMatchObject(full)
    const both = await Promise.all(
      ['student1', 'student2'].map((name) => change({ Add: [person(name)] }, small)),
    )
    expect(both.map(({ Code }) => Code).toSorted((a, b) => a - b)).toEqual([-1, 0])
    const more = teachingForm(termId, { Id: small, Name: '小', Version: 1 })
    expect((await teacher.calls(saveTeaching, { ...more, Capacity: 2 })).Code).toBe(0)
    expect((await change({ AddClasses: [administrative] }, small)).Data.StudentCount).toBe(2)
    const less = await teacher.calls(saveTeaching, { ...more, Capacity: 1, Version: 2 })
    expect(less).toMatchObject({ Code: -10008, Msg: '名额不能少于班里现有的学生' })
  })

  test('numbers are checked against the class, for those who may change it', async () => {
    const check = (who: Visitor, Kind: string) =>
      who.calls(checkNumbers, { ClassId: Id, Kind, Numbers: ['N-student1', 'N-student3', '?'] })
    const { Data } = await check(teacher, 'teaching')
    expect(Data.List.map(({ State }: CheckedNumber) => State)).toEqual(['here', 'new', 'unknown'])
    expect(Data).toMatchObject({ AbsentCount: 1, Absent: [{ RealName: 'a的student2' }] })
    expect((await check(await app.signedIn('teacher2'), 'teaching')).Code).toBe(-404)
    expect((await check(teacher, 'administrative')).Code).toBe(-404)
  })
})

describe('looking', () => {
  test('teachers are told numbers and 行政班, fellow students names alone', async () => {
    expect(await members(teacher, { SearchKey: 'student1' })).toMatchObject([
      { RealName: 'a的student1', Number: 'N-student1', ClassName: '2024级 临床医学 1班' },
    ])
    const seen = await members(student)
    expect(seen.map(({ RealName }) => RealName)).toEqual(['a的student1', 'a的student2'])
    expect(seen.every(({ Number, ClassName }) => Number === '' && ClassName === '')).toBe(true)
    expect(await members(student, { SearchKey: 'N-student2' })).toEqual([])
    const outsider = await app.signedIn('student3')
    expect((await outsider.calls(listClassMembers, { ClassId: Id })).Code).toBe(-404)
    expect((await outsider.calls(getClassDetail, { Id })).Code).toBe(-404)
  })

  test('a student sees who teaches, and neither rights nor the code', async () => {
    expect(await detail(student)).toMatchObject({
      Kind: 'teaching',
      Course: '诊断学',
      StudentCount: 2,
      Staff: [{ RealName: 'a的teacher1', Post: 'lead' }],
      Rights: [],
      Code: '',
      IsStudent: true,
    })
  })

  test('one’s classes are the 行政班 and then 教学班; a teacher’s those that they teach or head', async () => {
    const mine = async (who: Visitor) => (await who.calls(listMyClasses)).Data.List
    expect(await mine(student)).toMatchObject([
      { Kind: 'administrative', Name: '2024级 临床医学 1班', Post: 'student' },
      { Kind: 'teaching', Course: '诊断学', Name: '小', IsCurrentTerm: true },
      { Kind: 'teaching', Name: '1班', TermName: '2026-2027学年第一学期' },
    ])
    expect(await mine(await app.signedIn('teacher2'))).toMatchObject([
      { Kind: 'administrative', Post: 'lead' },
    ])
    expect(await mine(await app.signedIn('student3'))).toEqual([])
  })

  test('the 行政班 is seen by its students and its 班主任 alone', async () => {
    const look = (who: Visitor) => who.calls(getClassDetail, { Id: administrative })
    expect((await look(student)).Data).toMatchObject({ Kind: 'administrative', Grade: 2024 })
    expect((await look(await app.signedIn('teacher2'))).Code).toBe(0)
    for (const who of [teacher, await app.signedIn('student3')])
      expect((await look(who)).Code).toBe(-404)
    const numbers = await student.calls(listClassMembers, { ClassId: administrative })
    expect(numbers.Data.List.map(({ Number }: ClassMember) => Number)).toEqual(['', ''])
  })
})

test('colleagues are found by name and number, students and other schools’ people are not', async () => {
  const find = async (SearchKey: string) =>
    (await teacher.calls(findClassTeachers, { SearchKey })).Data.List
  expect(await find('teacher2')).toEqual([
    { PersonId: person('teacher2'), RealName: 'a的teacher2', DepartmentName: '内科学' },
  ])
  expect(await find('student1')).toEqual([])
  expect(await find('')).toEqual([])
})
