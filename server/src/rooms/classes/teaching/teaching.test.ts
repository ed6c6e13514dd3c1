import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  changeTeachingRoster,
  deleteTerm,
  getClassDetail,
  listTeaching,
  listTerms,
  moveTeaching,
  saveClassStaff,
  saveTeaching,
  setJoinCode,
  type TeachingClass,
  type Term,
} from '@xinglin/contract/classes'
import { disableUsers } from '@xinglin/contract/identity'
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
let other: Visitor
let termId: string
const person = (name: string) => app.fixture.people[`a.${name}`] ?? ''
beforeAll(async () => {
  app = await testApp()
  admin = await app.signedIn('admin1')
  teacher = await app.signedIn('teacher1')
  other = await app.signedIn('teacher2')
  termId = await newTerm(admin)
})
afterAll(() => app.close())

const form = (over: object = {}) => teachingForm(termId, over)
const listed = async (who: Visitor, wanted: object = {}): Promise<TeachingClass[]> =>
  (await who.calls(listTeaching, { TermId: termId, ...wanted })).Data.List
const move = (who: Visitor, Id: string, Action: string) => who.calls(moveTeaching, { Id, Action })

describe('writing', () => {
  const refused: [string, object, number, string][] = [
    ['no name', { Name: '' }, -10008, '请填写班级名称'],
    ['no course', { Course: ' ' }, -10008, '请填写课程名称'],
    ['a long course', { Course: '课'.repeat(41) }, -10008, '课程名称不得超过40个字'],
    ['no term', { TermId: null }, -10008, '请选择学期'],
    ['no such term', { TermId: newId() }, -10008, '请选择学期'],
    ['too many places', { Capacity: 1_001 }, -10008, '名额须在1至1000之间'],
    ['a sensitive word', { Name: '赌博班' }, -10010, '内容包含敏感词'],
    ['a change of nothing', { Version: 1 }, -404, '数据不存在'],
  ]
  test.each(refused)('%s is refused', async (_what, over, Code, Msg) => {
    expect(await teacher.calls(saveTeaching, form(over))).toMatchObject({ Code, Msg })
    expect(await listed(teacher)).toEqual([])
  })

  test('a term of another school is none', async () => {
    const there = await app.signedIn('admin1', 'b.localhost')
    const TermId = await newTerm(there)
    expect((await teacher.calls(saveTeaching, form({ TermId }))).Msg).toBe('请选择学期')
  })

  test('a teacher’s class is their own, whomever the form names; it is made once', async () => {
    const values = form({ TeacherId: person('teacher2') })
    const first = await teacher.calls(saveTeaching, values)
    expect(first.Data).toMatchObject({
      TermName: '2026-2027学年第一学期',
      TeacherName: 'a的teacher1',
      StudentCount: 0,
      Rights: ['class', 'courses', 'members', 'groups', 'code', 'marking'],
      Version: 1,
    })
    expect((await teacher.calls(saveTeaching, values)).Data).toEqual(first.Data)
    expect(await listed(other)).toEqual([])
  })

  test('its name is its own within term and course', async () => {
    const taken = { Code: -10008, Msg: '该学期这门课程下已有同名教学班' }
    expect(await teacher.calls(saveTeaching, form({ Name: '１ 班' }))).toMatchObject(taken)
    expect(await other.calls(saveTeaching, form())).toMatchObject(taken)
    expect((await other.calls(saveTeaching, form({ Course: '外科学' }))).Code).toBe(0)
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => teacher.calls(saveTeaching, form({ Name: '抢名' }))),
    )
    expect(answers.filter(({ Code }) => Code === 0)).toHaveLength(1)
    expect(answers.filter(({ Code }) => Code === -10008)).toHaveLength(7)
  })

  test('those who run the school say whose a class is', async () => {
    expect((await admin.calls(saveTeaching, form({ Name: '无主' }))).Msg).toBe('请选择任课教师')
    for (const TeacherId of [person('student1'), app.fixture.people['b.teacher1']])
      expect((await admin.calls(saveTeaching, form({ Name: '无主', TeacherId }))).Code).toBe(-10008)
    const named = form({ Name: '指派', TeacherId: person('teacher2') })
    expect((await admin.calls(saveTeaching, named)).Data.TeacherName).toBe('a的teacher2')
    expect((await listed(other)).map(({ Name }) => Name)).toContain('指派')
  })

  test('of two who had it open the second is told, and nothing of the first is lost', async () => {
    const Id = await newTeachingClass(teacher, termId, { Name: '两人同改' })
    const both = await Promise.all(
      [teacher, admin].map((who, at) =>
        who.calls(saveTeaching, form({ Id, Name: `改${at}`, Version: 1 })),
      ),
    )
    const [done] = both.filter(({ Code }) => Code === 0)
    expect(both.find(({ Code }) => Code !== 0)).toMatchObject({
      Code: -10011,
      Msg: '该内容已被他人修改，请查看最新内容后再改',
      Data: { Name: done?.Data.Name, Version: 2 },
    })
  })
})

describe('whose it is', () => {
  test('another teacher and another school neither see nor change it', async () => {
    const Id = await newTeachingClass(teacher, termId, { Name: '自己的' })
    const there = await app.signedIn('admin1', 'b.localhost')
    for (const who of [other, there, await app.signedIn('student1')])
      expect((await who.calls(getClassDetail, { Id })).Code).toBe(-404)
    for (const who of [other, there]) {
      expect((await who.calls(saveTeaching, form({ Id, Name: '抢来的', Version: 1 }))).Code).toBe(
        -404,
      )
      expect((await move(who, Id, 'archive')).Code).toBe(-404)
      expect((await who.calls(setJoinCode, { ClassId: Id, Days: 7 })).Code).toBe(-404)
      expect((await who.calls(saveClassStaff, { ClassId: Id, Staff: [], Version: 1 })).Code).toBe(
        -404,
      )
    }
    expect((await admin.calls(getClassDetail, { Id })).Data.Name).toBe('自己的')
  })

  test('by words, state and pages; those who run the school see all', async () => {
    expect((await listed(teacher, { SearchKey: '自己' })).map(({ Name }) => Name)).toEqual([
      '自己的',
    ])
    expect(await listed(teacher, { SearchKey: '_' })).toEqual([])
    expect(await listed(teacher, { TermId: newId() })).toEqual([])
    expect(await listed(teacher, { State: 'archived' })).toEqual([])
    const all = (await admin.calls(listTeaching, { TermId: termId, PageSize: 2 })).Data
    expect(all.List).toHaveLength(2)
    expect(all.Count).toBe((await listed(admin)).length)
    expect(all.Count).toBeGreaterThan((await listed(teacher)).length)
  })
})

describe('who teaches in it', () => {
  let Id: string
  let version = 1
  const staff = (Staff: object[], who = teacher, Version = version) =>
    who.calls(saveClassStaff, { ClassId: Id, Staff, Version })
  beforeAll(async () => {
    Id = await newTeachingClass(teacher, termId, { Name: '有助教' })
  })

  test.each([
    ['a student', () => person('student1'), '教师和助教须为本校在用的教师账号'],
    ['nobody', () => newId(), '教师和助教须为本校在用的教师账号'],
    [
      'one of another school',
      () => app.fixture.people['b.teacher2'],
      '教师和助教须为本校在用的教师账号',
    ],
    ['its own teacher again', () => person('teacher1'), '同一位教师不能出现两次'],
  ])('%s is refused', async (_what, whom, Msg) =>
    expect(await staff([{ PersonId: whom(), Post: 'teacher', Rights: [] }])).toMatchObject({
      Code: -10008,
      Msg,
    }),
  )

  test('one whose account is disabled is refused', async () => {
    const Ids = [person('teacher2')]
    await admin.calls(disableUsers, { Ids, Disabled: true })
    expect((await staff([{ PersonId: Ids[0], Post: 'teacher', Rights: [] }])).Code).toBe(-10008)
    await admin.calls(disableUsers, { Ids, Disabled: false })
    other = await app.signedIn('teacher2')
  })

  test('an assistant does what they were given and nothing else', async () => {
    const one = { PersonId: person('teacher2'), Post: 'assistant', Rights: ['members'] }
    version = (await staff([one])).Data.Version
    expect((await listed(other)).find((row) => row.Id === Id)?.Rights).toEqual(['members'])
    const Add = [person('student1')]
    const roster = (who: Visitor) =>
      who.calls(changeTeachingRoster, { ClassId: Id, Add, AddClasses: [], Drop: [] })
    expect((await roster(other)).Data.Added).toBe(1)
    const refusal = { Code: -10002, Msg: '您没有权限操作' }
    expect(await other.calls(setJoinCode, { ClassId: Id, Days: 7 })).toMatchObject(refusal)
    expect(
      await other.calls(saveTeaching, form({ Id, Name: '改名', Version: version })),
    ).toMatchObject(refusal)
    expect(await move(other, Id, 'archive')).toMatchObject(refusal)
    expect(await staff([], other)).toMatchObject(refusal)
  })

  test('who teaches it too changes all but whose it is; upon an old version nobody', async () => {
    const one = { PersonId: person('teacher2'), Post: 'teacher', Rights: [] }
    expect(await staff([one], teacher, version - 1)).toMatchObject({ Code: -10011 })
    version = (await staff([one])).Data.Version
    expect((await other.calls(setJoinCode, { ClassId: Id, Days: 7 })).Code).toBe(0)
    expect((await move(other, Id, 'archive')).Code).toBe(-10002)
    version = (await staff([])).Data.Version
    expect((await other.calls(getClassDetail, { Id })).Code).toBe(-404)
  })
})

describe('the way of a class', () => {
  test('archived it takes no change until it is restored; its term stays', async () => {
    const Id = await newTeachingClass(teacher, termId, { Name: '结课' })
    const roster = (more: object) =>
      teacher.calls(changeTeachingRoster, {
        ClassId: Id,
        Add: [],
        AddClasses: [],
        Drop: [],
        ...more,
      })
    await roster({ Add: [person('student1')] })
    expect((await move(teacher, Id, 'restore')).Msg).toBe('班级状态已改变，请刷新后重试')
    expect((await move(teacher, Id, 'archive')).Data.State).toBe('archived')
    const archived = { Code: -1, Msg: '班级已归档，不能修改；如需修改请先恢复' }
    expect(await teacher.calls(saveTeaching, form({ Id, Name: '改名', Version: 2 }))).toMatchObject(
      archived,
    )
    expect(await roster({ Add: [person('student2')] })).toMatchObject(archived)
    expect(await roster({ Drop: [person('student1')] })).toMatchObject(archived)
    expect(await teacher.calls(setJoinCode, { ClassId: Id, Days: 7 })).toMatchObject(archived)
    expect((await move(teacher, Id, 'delete')).Msg).toBe('班里还有学生，不能删除，可以归档')
    expect((await move(teacher, Id, 'restore')).Data.State).toBe('open')
    await roster({ Drop: [person('student1')] })
    expect((await move(teacher, Id, 'delete')).Code).toBe(0)
    expect((await teacher.calls(getClassDetail, { Id })).Code).toBe(-404)
  })

  test('a term in which classes stand is not deleted, and counts them', async () => {
    expect((await admin.calls(deleteTerm, { Id: termId })).Msg).toBe('该学期已有教学班，不能删除')
    const { List } = (await admin.calls(listTerms)).Data
    expect(List.find((one: Term) => one.Id === termId).ClassCount).toBeGreaterThan(3)
  })
})
