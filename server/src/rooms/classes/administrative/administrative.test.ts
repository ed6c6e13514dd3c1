import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type AdministrativeClass,
  changeAdministrativeRoster,
  getAdministrative,
  getAdministrativeTree,
  listAdministrative,
  listAdministrativeStudents,
  moveAdministrative,
  saveAdministrative,
} from '@xinglin/contract/classes'
import { deleteCollege } from '@xinglin/contract/schools'
import { newId } from '#platform/ids'
import { testApp, type TestApp, type Visitor } from '#testing'
import { classKey } from '../names/class-names.ts'
import { findOrCreateAdministrativeClass } from './administrative-class.ts'

test.each([
  ['the same', '1班', '1班', true],
  ['full width', '１班', '1班', true],
  ['spaces', ' 1 班', '1班', true],
  ['what nobody sees', '1\u200b班', '1班', true],
  ['letters', 'A班', 'a班', true],
  ['another', '1班', '2班', false],
  ['a quotation mark', '1","班', '1班', false],
])('%s', (_what, one, other, same) =>
  expect(classKey('x', 2026, one) === classKey('x', 2026, other)).toBe(same),
)

let app: TestApp
let admin: Visitor
let teacher: Visitor
const person = (name: string) => app.fixture.people[`a.${name}`] ?? ''
beforeAll(async () => {
  app = await testApp()
  admin = await app.signedIn('admin1')
  teacher = await app.signedIn('teacher1')
})
afterAll(() => app.close())

const form = (over: object = {}) => ({
  Id: newId(),
  DepartmentId: app.fixture.colleges['a'],
  Grade: 2024,
  Major: '临床医学',
  Name: '1班',
  HeadTeacherId: null,
  Version: 0,
  ...over,
})
const listed = async (who: Visitor, wanted: object = {}): Promise<AdministrativeClass[]> =>
  (await who.calls(listAdministrative, wanted)).Data.List
const create = async (over: object): Promise<AdministrativeClass> =>
  (await admin.calls(saveAdministrative, form(over))).Data

describe('writing', () => {
  const refused: [string, () => object, number, string][] = [
    ['no name', () => ({ Name: ' ' }), -10008, '请填写班级名称'],
    ['a long name', () => ({ Name: '班'.repeat(41) }), -10008, '班级名称不得超过40个字'],
    ['no major', () => ({ Major: '' }), -10008, '请填写专业'],
    ['grade four', () => ({ Grade: 4 }), -10008, '年级须为入学年份'],
    ['no 院系', () => ({ DepartmentId: null }), -10008, '请选择院系'],
    [
      'a 院系 of another school',
      () => ({ DepartmentId: app.fixture.colleges['b'] }),
      -10008,
      '请选择院系',
    ],
    [
      'a student for 班主任',
      () => ({ HeadTeacherId: person('student1') }),
      -10008,
      '班主任须为本校教师',
    ],
    [
      'a teacher of another school',
      () => ({ HeadTeacherId: app.fixture.people['b.teacher1'] }),
      -10008,
      '班主任须为本校教师',
    ],
    ['a sensitive word', () => ({ Name: '赌博班' }), -10010, '内容包含敏感词'],
    ['a change of nothing', () => ({ Version: 1 }), -404, '数据不存在'],
  ]
  test.each(refused)('%s is refused', async (_what, over, Code, Msg) => {
    expect(await admin.calls(saveAdministrative, form(over()))).toMatchObject({ Code, Msg })
    expect(await listed(admin)).toEqual([])
  })

  test('one is made once, and its name is its own within grade, 院系 and major', async () => {
    const values = form({ HeadTeacherId: person('teacher1') })
    const first = await admin.calls(saveAdministrative, values)
    expect(first.Data).toMatchObject({
      DepartmentName: '临床医学院',
      HeadTeacherName: 'a的teacher1',
      StudentCount: 0,
      State: 'open',
      Version: 1,
    })
    expect((await admin.calls(saveAdministrative, values)).Data).toEqual(first.Data)
    expect(await admin.calls(saveAdministrative, form({ Name: ' １ 班' }))).toMatchObject({
      Code: -10008,
      Msg: '该年级、院系、专业下已有同名班级',
    })
    for (const over of [{ Grade: 2025 }, { Major: '护理学' }, { Name: '2班' }])
      expect((await admin.calls(saveAdministrative, form(over))).Code).toBe(0)
    expect((await listed(admin)).map(({ Grade, Major, Name }) => [Grade, Major, Name])).toEqual([
      [2025, '临床医学', '1班'],
      [2024, '临床医学', '1班'],
      [2024, '临床医学', '2班'],
      [2024, '护理学', '1班'],
    ])
  })

  test('of two who had it open the second is told, and nothing of the first is lost', async () => {
    const one = await create({ Name: '两人同改' })
    const both = await Promise.all(
      ['甲', '乙'].map((Name) =>
        admin.calls(saveAdministrative, form({ Id: one.Id, Name, Version: 1 })),
      ),
    )
    const [done] = both.filter(({ Code }) => Code === 0)
    const [answer] = both.filter(({ Code }) => Code !== 0)
    expect(answer).toMatchObject({
      Code: -10011,
      Msg: '该内容已被他人修改，请查看最新内容后再改',
      Data: { Name: done?.Data.Name, Version: 2 },
    })
    expect((await admin.calls(getAdministrative, { Id: one.Id })).Data.Name).toBe(done?.Data.Name)
  })

  test('ten at once under one name make one class', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => admin.calls(saveAdministrative, form({ Name: '抢名' }))),
    )
    expect(answers.filter(({ Code }) => Code === 0)).toHaveLength(1)
    expect(answers.filter(({ Code }) => Code === -10008)).toHaveLength(9)
  })
})

describe('looking', () => {
  test('by grade, major, words and pages; a pattern is only text', async () => {
    expect(await listed(admin, { Grade: 2025 })).toHaveLength(1)
    expect(await listed(admin, { Major: '护理学' })).toHaveLength(1)
    expect(await listed(admin, { SearchKey: '护理' })).toHaveLength(1)
    expect(await listed(admin, { SearchKey: '%' })).toEqual([])
    // As screens call a class, together or in parts, in any order.
    for (const SearchKey of ['2025级', '2025级 临床医学', '临床医学1班', '1班 临床'])
      expect(await listed(admin, { SearchKey }), SearchKey).not.toEqual([])
    expect(await listed(admin, { SearchKey: '护理 无此班' })).toEqual([])
    expect(await listed(admin, { DepartmentId: newId() })).toEqual([])
    const page = (await admin.calls(listAdministrative, { PageIndex: 2, PageSize: 2 })).Data
    expect(page.List).toHaveLength(2)
    expect(page.Count).toBe(6)
  })

  test('a teacher sees the classes that they head and no others', async () => {
    expect((await listed(teacher)).map(({ Name }) => Name)).toEqual(['1班'])
    const [other] = await listed(admin, { SearchKey: '2班' })
    for (const call of [getAdministrative, listAdministrativeStudents])
      expect((await teacher.calls(call, { Id: other?.Id, ClassId: other?.Id })).Code).toBe(-404)
    const tree = (await teacher.calls(getAdministrativeTree)).Data.List
    expect(tree.map((one: { ClassCount: number }) => one.ClassCount)).toEqual([1])
    expect(await listed(await app.signedIn('teacher2'))).toEqual([])
  })

  test('the tree counts what each branch holds', async () => {
    const { List } = (await admin.calls(getAdministrativeTree)).Data
    expect(
      List.map((one: { Grade: number; Major: string; ClassCount: number }) => [
        one.Grade,
        one.Major,
        one.ClassCount,
      ]),
    ).toEqual([
      [2025, '临床医学', 1],
      [2024, '临床医学', 4],
      [2024, '护理学', 1],
    ])
  })

  test('another school sees and changes nothing of it', async () => {
    const there = await app.signedIn('admin1', 'b.localhost')
    expect(await listed(there)).toEqual([])
    const [own] = await listed(admin)
    expect((await there.calls(getAdministrative, { Id: own?.Id })).Code).toBe(-404)
    expect((await there.calls(moveAdministrative, { Id: own?.Id, Action: 'archive' })).Code).toBe(
      -404,
    )
  })
})

describe('the way of a class', () => {
  test('archived it takes no change until it is restored', async () => {
    const one = await create({ Name: '毕业班' })
    const change = (more: object) =>
      admin.calls(changeAdministrativeRoster, { ClassId: one.Id, Add: [], Drop: [], ...more })
    await change({ Add: [person('student1')] })
    const move = (Action: string) => admin.calls(moveAdministrative, { Id: one.Id, Action })
    expect((await move('restore')).Msg).toBe('班级状态已改变，请刷新后重试')
    expect((await move('archive')).Data).toMatchObject({ State: 'archived', StudentCount: 1 })
    const archived = { Code: -1, Msg: '班级已归档，不能修改；如需修改请先恢复' }
    expect(
      await admin.calls(saveAdministrative, form({ Id: one.Id, Name: '改名', Version: 2 })),
    ).toMatchObject(archived)
    expect(await change({ Add: [person('student2')] })).toMatchObject(archived)
    expect(await change({ Drop: [person('student1')] })).toMatchObject(archived)
    expect(await listed(admin, { SearchKey: '毕业班' })).toEqual([])
    expect(await listed(admin, { SearchKey: '毕业班', State: 'archived' })).toHaveLength(1)
    expect((await move('restore')).Data.State).toBe('open')
    expect((await change({ Drop: [person('student1')] })).Data.StudentCount).toBe(0)
    expect((await move('delete')).Msg).toBe('该班级有过学生，不能删除，可以归档')
  })

  test('one that nobody was ever in is deleted, and holds its 院系 until then', async () => {
    const one = await create({ Name: '空班' })
    expect((await admin.calls(deleteCollege, { Id: app.fixture.colleges['a'] })).Msg).toContain(
      '行政班',
    )
    expect((await admin.calls(moveAdministrative, { Id: one.Id, Action: 'delete' })).Code).toBe(0)
    expect((await admin.calls(getAdministrative, { Id: one.Id })).Code).toBe(-404)
  })

  test('whoever imports people finds a class by its name, and makes one where there is none', async () => {
    const place = {
      departmentId: app.fixture.colleges['a'] ?? '',
      grade: 2024,
      major: '临床医学',
      name: '1 班',
    }
    const at = new Date()
    const id = app.fixture.schools.a
    const find = (more: object = {}) =>
      app.database.within(id, (db) =>
        findOrCreateAdministrativeClass({ db, school: { id } }, { ...place, ...more }, at),
      )
    const [own] = await listed(admin, { SearchKey: '1班', Grade: 2024, Major: '临床医学' })
    expect((await find()).id).toBe(own?.Id)
    const fresh = await find({ name: '9班' })
    expect((await find({ name: '９班' })).id).toBe(fresh.id)
    expect(await listed(admin, { SearchKey: '9班' })).toHaveLength(1)
  })
})
