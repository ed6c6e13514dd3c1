import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  changeAdministrativeRoster,
  type CheckedNumber,
  checkNumbers,
  findStudents,
  getClassHistory,
  listAdministrativeStudents,
  moveAdministrative,
  saveAdministrative,
} from '@xinglin/contract/classes'
import { disableUsers } from '@xinglin/contract/identity'
import { newId } from '#platform/ids'
import { testApp, type TestApp, type Visitor } from '#testing'

let app: TestApp
let admin: Visitor
let teacher: Visitor
let first: string
let second: string
const person = (name: string) => app.fixture.people[`a.${name}`] ?? ''
const newClass = async (Name: string, over: object = {}): Promise<string> =>
  (
    await admin.calls(saveAdministrative, {
      Id: newId(),
      DepartmentId: app.fixture.colleges['a'],
      Grade: 2024,
      Major: '临床医学',
      Name,
      HeadTeacherId: null,
      Version: 0,
      ...over,
    })
  ).Data.Id

beforeAll(async () => {
  app = await testApp()
  admin = await app.signedIn('admin1')
  teacher = await app.signedIn('teacher1')
  first = await newClass('1班', { HeadTeacherId: person('teacher1') })
  second = await newClass('2班')
})
afterAll(() => app.close())

const change = (ClassId: string, more: object) =>
  admin.calls(changeAdministrativeRoster, { ClassId, Add: [], Drop: [], ...more })
const roster = async (ClassId: string): Promise<string[]> =>
  (await admin.calls(listAdministrativeStudents, { ClassId })).Data.List.map(
    (one: { RealName: string }) => one.RealName,
  )
const history = async (who: Visitor, name: string) =>
  who.calls(getClassHistory, { PersonId: person(name) })

describe('who comes in', () => {
  const wrong = '名单中有人不是本校在用的学生账号'
  const refused: [string, () => object, string][] = [
    ['a teacher', () => ({ Add: [person('teacher2')] }), wrong],
    ['a guest', () => ({ Add: [person('guest1')] }), wrong],
    ['nobody', () => ({ Add: [newId()] }), wrong],
    ['what is no id', () => ({ Add: ['student1'] }), wrong],
    ['a student of another school', () => ({ Add: [app.fixture.people['b.student1']] }), wrong],
    [
      'one who is to go as well',
      () => ({ Add: [person('student1')], Drop: [person('student1')] }),
      '同一名学生不能既加入又移出',
    ],
    [
      'more than a school has in a class',
      () => ({ Add: Array.from({ length: 1_001 }, () => newId()) }),
      '一次最多1000人',
    ],
  ]
  test.each(refused)('%s is refused, and nobody beside comes in', async (_what, more, Msg) => {
    const Add = [person('student3')]
    const changes = more() as { Add?: string[] }
    const answered = await change(first, { ...changes, Add: [...Add, ...(changes.Add ?? [])] })
    expect(answered.Code).toBeLessThan(0)
    expect(answered.Msg).toBe(Msg)
    expect(await roster(first)).toEqual([])
  })

  test('a teacher changes no 行政班, not even their own', async () =>
    expect(
      await teacher.calls(changeAdministrativeRoster, { ClassId: first, Add: [], Drop: [] }),
    ).toMatchObject({ http: 403, Code: -403 }))

  test('a repeat changes nothing, and the order is by number', async () => {
    const Add = [person('student2'), person('student1'), person('student1')]
    expect((await change(first, { Add })).Data).toEqual({
      Added: 2,
      Moved: 0,
      Dropped: 0,
      StudentCount: 2,
    })
    expect((await change(first, { Add })).Data).toMatchObject({ Added: 0, StudentCount: 2 })
    expect(await roster(first)).toEqual(['a的student1', 'a的student2'])
    const page = { ClassId: first, PageIndex: 2, PageSize: 1 }
    const { Data } = await admin.calls(listAdministrativeStudents, page)
    expect(Data).toMatchObject({ Count: 2, List: [{ Number: 'N-student2' }] })
    const search = { ClassId: first, SearchKey: 'n-STUDENT1' }
    expect((await admin.calls(listAdministrativeStudents, search)).Data.Count).toBe(1)
  })
})

describe('from one class to another', () => {
  test('only where it is said so; the way of the student is kept', async () => {
    const Add = [person('student1'), person('student3')]
    expect(await change(second, { Add })).toMatchObject({
      Code: -1,
      Msg: '有学生已在其他行政班，请确认后转入',
    })
    expect(await roster(second)).toEqual([])
    expect((await change(second, { Add, Move: true, Reason: '转专业' })).Data).toEqual({
      Added: 1,
      Moved: 1,
      Dropped: 0,
      StudentCount: 2,
    })
    expect(await roster(first)).toEqual(['a的student2'])
    const { Data } = await history(admin, 'student1')
    expect(Data.RealName).toBe('a的student1')
    expect(
      Data.List.map((one: { ClassName: string; Until: string; Reason: string }) => [
        one.ClassName,
        one.Until === '',
        one.Reason,
      ]),
    ).toEqual([
      ['2班', true, '转专业'],
      ['1班', false, ''],
    ])
    expect(Data.List[1].Until).toBe(Data.List[0].From)
  })

  test('moved by two at once, a student is in one class', async () => {
    const third = await newClass('3班')
    const Add = [person('student1')]
    const both = await Promise.all(
      [first, third, first, third].map((id) => change(id, { Add, Move: true })),
    )
    expect(both.map(({ Code }) => Code)).toEqual([0, 0, 0, 0])
    const places = await Promise.all([first, second, third].map(roster))
    expect(places.flat().filter((name) => name === 'a的student1')).toHaveLength(1)
    const open = (await history(admin, 'student1')).Data.List.filter(
      (one: { Until: string }) => one.Until === '',
    )
    expect(open).toHaveLength(1)
    await change(second, { Add, Move: true })
  })

  test('not out of an archived class', async () => {
    await admin.calls(moveAdministrative, { Id: second, Action: 'archive' })
    expect(await change(first, { Add: [person('student1')], Move: true })).toMatchObject({
      Code: -1,
      Msg: '有学生在已归档的班级，请先恢复该班级再转出',
    })
    await admin.calls(moveAdministrative, { Id: second, Action: 'restore' })
  })

  test('the history is for those who run the school and for the 班主任', async () => {
    expect((await history(teacher, 'student2')).Code).toBe(0)
    expect((await history(teacher, 'student1')).Code).toBe(-404)
    expect((await history(await app.signedIn('teacher2'), 'student2')).Code).toBe(-404)
    const there = await app.signedIn('admin1', 'b.localhost')
    expect((await history(there, 'student2')).Code).toBe(-404)
  })
})

describe('a list of numbers', () => {
  const check = (Numbers: readonly string[], who = admin, ClassId = first) =>
    who.calls(checkNumbers, { ClassId, Kind: 'administrative', Numbers })

  test('says of each what would become of it, and of the class who is not in it; nothing is written', async () => {
    await admin.calls(disableUsers, { Ids: [person('student3')], Disabled: true })
    const given = ['N-student2', 'n-student1', 'N-student1', '', 'N-nobody', 'N-teacher1']
    const { Data } = await check([...given, 'N-student3'])
    expect(
      Data.List.map(({ Number, State, ClassName }: CheckedNumber) => [Number, State, ClassName]),
    ).toEqual([
      ['N-student2', 'here', '2024级 临床医学 1班'],
      ['n-student1', 'elsewhere', '2024级 临床医学 2班'],
      ['N-nobody', 'unknown', ''],
      ['N-teacher1', 'notStudent', ''],
      ['N-student3', 'disabled', '2024级 临床医学 2班'],
    ])
    const absent = (await check(['N-student1'])).Data
    expect(absent).toMatchObject({ AbsentCount: 1, Absent: [{ RealName: 'a的student2' }] })
    expect(await roster(first)).toEqual(['a的student2'])
    await admin.calls(disableUsers, { Ids: [person('student3')], Disabled: false })
  })

  test('is refused without numbers, with too many, to a teacher, of an archived class', async () => {
    expect(await check([])).toMatchObject({ Code: -10008, Msg: '请填写学号' })
    const many = Array.from({ length: 1_001 }, (_, at) => String(at))
    expect(await check(many)).toMatchObject({ Code: -10008, Msg: '一次最多1000个学号' })
    expect((await check(many.slice(0, 1_000))).Code).toBe(0)
    expect((await check(['N-student1'], teacher)).Code).toBe(-404)
    const old = await newClass('旧班')
    await admin.calls(moveAdministrative, { Id: old, Action: 'archive' })
    expect((await check(['N-student1'], admin, old)).Msg).toContain('班级已归档')
  })

  test('names whoever is looked for, and tells a teacher no number that they did not know', async () => {
    const find = async (who: Visitor, SearchKey: string) =>
      (await who.calls(findStudents, { SearchKey })).Data.List
    expect(await find(admin, 'student2')).toMatchObject([
      { RealName: 'a的student2', Number: 'N-student2', ClassName: '2024级 临床医学 1班' },
    ])
    expect(await find(teacher, 'student2')).toMatchObject([{ Number: '····ent2' }])
    expect(await find(teacher, 'N-student2')).toMatchObject([{ Number: 'N-student2' }])
    expect(await find(admin, 'teacher')).toEqual([])
    expect(await find(admin, '')).toEqual([])
  })
})
