import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  assignClassGroup,
  changeClassCourses,
  changeTeachingRoster,
  type ClassDetail,
  type ClassMember,
  getClassDetail,
  listClassMembers,
  moveTeaching,
  saveClassGroups,
} from '@xinglin/contract/classes'
import { getRetCourseBaseClient } from '@xinglin/contract/courses'
import { newId } from '#platform/ids'
import { newTeachingClass, newTerm, testApp, type TestApp, type Visitor } from '#testing'

let app: TestApp
let teacher: Visitor
let student: Visitor
let termId: string
let Id: string
const person = (name: string) => app.fixture.people[`a.${name}`] ?? ''
beforeAll(async () => {
  app = await testApp()
  teacher = await app.signedIn('teacher1')
  student = await app.signedIn('student1')
  termId = await newTerm(await app.signedIn('admin1'))
  Id = await newTeachingClass(teacher, termId)
  await teacher.calls(changeTeachingRoster, {
    ClassId: Id,
    Add: [person('student1'), person('student2')],
    AddClasses: [],
    Drop: [],
  })
})
afterAll(() => app.close())

const detail = async (who = teacher): Promise<ClassDetail> =>
  (await who.calls(getClassDetail, { Id })).Data
const members = async (who: Visitor, wanted: object = {}): Promise<ClassMember[]> =>
  (await who.calls(listClassMembers, { ClassId: Id, ...wanted })).Data.List

describe('groups', () => {
  const save = (Groups: object[], Version: number, who = teacher) =>
    who.calls(saveClassGroups, { ClassId: Id, Groups, Version })
  const assign = (Students: object[], To: string | null) =>
    teacher.calls(assignClassGroup, { ClassId: Id, Students, To })

  test('are named apart, kept in order, and not laid over another’s', async () => {
    const { Version } = await detail()
    const twice = [
      { Id: newId(), Name: '第一组' },
      { Id: newId(), Name: '第 一组' },
    ]
    expect(await save(twice, Version)).toMatchObject({ Code: -10008, Msg: '小组名称不能重复' })
    expect((await save([{ Id: newId(), Name: '' }], Version)).Msg).toBe('请填写小组名称')
    expect((await save([{ Id: newId(), Name: '赌博组' }], Version)).Code).toBe(-10010)
    const two = [
      { Id: newId(), Name: '第二组' },
      { Id: newId(), Name: '第一组' },
    ]
    const answer = await save(two, Version)
    expect(answer.Data.Groups.map(({ Name }: { Name: string }) => Name)).toEqual([
      '第二组',
      '第一组',
    ])
    expect(await save([], Version)).toMatchObject({ Code: -10011, Data: { Version: Version + 1 } })
    const kept = answer.Data.Groups.map(({ Id: one, Name }: { Id: string; Name: string }) => ({
      Id: one,
      Name,
    }))
    expect(
      (await save(kept, Version + 1)).Data.Groups.map(({ Id: one }: { Id: string }) => one),
    ).toEqual(kept.map(({ Id: one }: { Id: string }) => one))
  })

  test('students are moved from where they were seen, and nobody’s move is lost', async () => {
    const { Groups } = await detail()
    const [second = { Id: '' }, first = { Id: '' }] = Groups
    const one = person('student1')
    expect((await assign([{ PersonId: one }], second.Id)).Data.Moved).toBe(1)
    // Another teacher still sees the student without a group.
    expect(await assign([{ PersonId: one }], first.Id)).toMatchObject({
      Code: -10011,
      Msg: '有学生的分组已被他人调整，请刷新后重试',
    })
    expect((await assign([{ PersonId: one }], second.Id)).Data.Moved).toBe(0)
    expect((await assign([{ PersonId: one, From: second.Id }], first.Id)).Data.Moved).toBe(1)
    expect((await assign([{ PersonId: one }], newId())).Msg).toBe('小组不存在，请刷新后重试')
    const gone = await assign([{ PersonId: person('student3') }], first.Id)
    expect(gone.Msg).toBe('有学生已不在班里，请刷新后重试')
    expect((await detail(student)).GroupId).toBe(first.Id)
    expect(await members(teacher, { GroupId: first.Id })).toHaveLength(1)
    expect(await members(teacher, { GroupId: 'none' })).toHaveLength(1)
  })

  test('who was in a group that is gone has none', async () => {
    const { Groups, Version } = await detail()
    await save(
      Groups.slice(0, 1).map(({ Id: one, Name }) => ({ Id: one, Name })),
      Version,
    )
    expect((await detail(student)).GroupId).toBe('')
  })

  test('a group of another class is none here', async () => {
    const elsewhere = await newTeachingClass(teacher, termId, { Name: '别处' })
    const answer = await teacher.calls(saveClassGroups, {
      ClassId: elsewhere,
      Groups: [{ Id: newId(), Name: '组' }],
      Version: 1,
    })
    const foreign = answer.Data.Groups[0].Id as string
    expect((await assign([{ PersonId: person('student2') }], foreign)).Code).toBe(-10008)
    const { Version } = await detail()
    const saved = await save([{ Id: foreign, Name: '借来' }], Version)
    expect(saved.Data.Groups[0].Id).not.toBe(foreign)
  })
})

describe('小班课程', () => {
  const courses = (more: object, who = teacher) =>
    who.calls(changeClassCourses, { ClassId: Id, Add: [], Drop: [], ...more })
  const small = () => app.fixture.courses['a.smallClass'] ?? ''
  const studies = async () =>
    (await student.calls(getRetCourseBaseClient, { CourseId: small() })).Data.CanStudy

  test('is opened to a class by whoever may open it, and shut again', async () => {
    const foreign = app.fixture.courses['b.open']
    for (const Add of [[newId()], [foreign]])
      expect(await courses({ Add })).toMatchObject({ Code: -10008, Msg: '所选课程不存在' })
    expect(await studies()).toBe(0)
    expect((await courses({ Add: [small()] })).Data.CourseCount).toBe(1)
    expect(await studies()).toBe(1)
    expect((await detail(student)).Courses).toMatchObject([{ Id: small() }])
    await teacher.calls(moveTeaching, { Id, Action: 'archive' })
    expect(await studies()).toBe(0)
    await teacher.calls(moveTeaching, { Id, Action: 'restore' })
    expect((await courses({ Drop: [small()] })).Data.CourseCount).toBe(0)
    expect(await studies()).toBe(0)
  })

  test('of a colleague is not a teacher’s to open', async () => {
    const other = await app.signedIn('teacher2')
    const own = await newTeachingClass(other, termId, { Name: '旁人的' })
    const answered = await other.calls(changeClassCourses, {
      ClassId: own,
      Add: [small()],
      Drop: [],
    })
    expect(answered).toMatchObject({ Code: -10008, Msg: '所选课程不存在' })
  })
})
