import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  confirmReading,
  getAssignment,
  getOwnAssignment,
  moveAssignment,
  saveAssignment,
} from '@xinglin/contract/assignments'
import { changeTeachingRoster, moveTeaching } from '@xinglin/contract/classes'
import { newId } from '#platform/ids'
import {
  assignmentForm,
  daysAhead,
  newTeachingClass,
  newTerm,
  publishedAssignment,
  readingItem,
  testApp,
  type TestApp,
  type Visitor,
} from '#testing'

let app: TestApp
let admin: Visitor
let teacher: Visitor
let other: Visitor
let student: Visitor
let termId: string
let classId: string
const person = (name: string) => app.fixture.people[`a.${name}`] ?? ''

const roster = (ClassId: string, more: object) =>
  teacher.calls(changeTeachingRoster, { ClassId, Add: [], AddClasses: [], Drop: [], ...more })
const own = async (who: Visitor, Id: string) => (await who.calls(getOwnAssignment, { Id })).Data

beforeAll(async () => {
  app = await testApp()
  admin = await app.signedIn('admin1')
  teacher = await app.signedIn('teacher1')
  other = await app.signedIn('teacher2')
  student = await app.signedIn('student1')
  termId = await newTerm(admin)
  classId = await newTeachingClass(teacher, termId)
  await roster(classId, { Add: [person('student1'), person('student2')] })
})
afterAll(() => app.close())

describe('a form', () => {
  const twice = readingItem()
  test.each([
    ['no name', () => ({ Title: ' ' }), -10008, '请填写任务名称'],
    ['a term that is none', () => ({ TermId: newId() }), -10008, '请选择学期'],
    [
      'dates the wrong way round',
      () => ({ OpensAt: daysAhead(8) }),
      -10008,
      '时间顺序不正确：开放时间须早于截止时间，补交截止不得早于截止时间',
    ],
    ['a date that is none', () => ({ DueAt: '2026-13-45T00:00' }), -10008, '时间格式不正确'],
    [
      'a course that is none',
      () => ({ Items: [readingItem({ Kind: 'course', CourseId: newId() })] }),
      -10008,
      '所选内容不存在，或您不能布置',
    ],
    ['the same item twice', () => ({ Items: [twice, twice] }), -10008, '同一内容不能出现两次'],
    [
      'late work without an end',
      () => ({ ClosesAt: null, Items: [readingItem({ LateRule: 'until' })] }),
      -10008,
      '允许逾期提交时，请填写补交截止时间',
    ],
    [
      'a class that is none',
      () => ({ Targets: [{ Kind: 'teaching', Id: newId() }] }),
      -10008,
      '只能布置给您任教的班级、行政班和本校学生',
    ],
    [
      'somebody of another school',
      () => ({ Targets: [{ Kind: 'person', Id: app.fixture.people['b.student1'] }] }),
      -10008,
      '只能布置给您任教的班级、行政班和本校学生',
    ],
    [
      'a teacher as a student',
      () => ({ Targets: [{ Kind: 'person', Id: person('teacher2') }] }),
      -10008,
      '只能布置给您任教的班级、行政班和本校学生',
    ],
    [
      'a weight beyond',
      () => ({ Items: [readingItem({ Weight: 101 })] }),
      -10008,
      '权重须为0至100的整数',
    ],
  ])('with %s is refused', async (_what, over, Code, Msg) => {
    const answered = await teacher.calls(saveAssignment, assignmentForm(classId, over()))
    expect(answered).toMatchObject({ Code, Msg })
  })

  test('for a colleague’s class is refused', async () => {
    const answered = await other.calls(saveAssignment, assignmentForm(classId))
    expect(answered).toMatchObject({ Code: -10008 })
  })

  test('is a draft that nobody else sees, made once', async () => {
    const form = assignmentForm(classId)
    const saved = await teacher.calls(saveAssignment, form)
    expect(saved).toMatchObject({ Code: 0, Data: { State: 'draft', Version: 1, StudentCount: 2 } })
    expect((await teacher.calls(saveAssignment, form)).Data.Version).toBe(1)
    expect(await other.calls(getAssignment, { Id: form.Id })).toMatchObject({ Code: -404 })
    expect(await student.calls(getOwnAssignment, { Id: form.Id })).toMatchObject({ Code: -404 })
  })

  test('keeps clean text alone', async () => {
    const Items = [readingItem({ Body: '<p onclick="x">读<script>1</script></p>' })]
    const saved = await teacher.calls(saveAssignment, assignmentForm(classId, { Items }))
    expect(saved.Data.Items[0].Body).toBe('<p>读</p>')
  })

  test('of two who had it open the second is told, and nothing of the first is lost', async () => {
    const { Id } = (await teacher.calls(saveAssignment, assignmentForm(classId))).Data
    const change = (Title: string, who: Visitor) =>
      who.calls(saveAssignment, assignmentForm(classId, { Id, Title, Version: 1 }))
    expect((await change('一', teacher)).Code).toBe(0)
    expect(await change('二', admin)).toMatchObject({
      Code: -10011,
      Msg: '任务已被他人修改，请查看最新内容后再改',
      Data: { Title: '一', Version: 2 },
    })
  })
})

describe('publishing', () => {
  test.each([
    ['nothing to do', { Items: [] }, '请先添加任务内容'],
    ['nobody to do it', { Targets: [] }, '请先选择布置对象'],
    ['no date', { DueAt: null }, '请先填写截止时间'],
    ['a date that is over', { DueAt: daysAhead(-1) }, '截止时间已过，请先修改截止时间'],
  ])('with %s is refused', async (_what, over, Msg) => {
    const { Id } = (await teacher.calls(saveAssignment, assignmentForm(classId, over))).Data
    expect(await teacher.calls(moveAssignment, { Id, Action: 'publish' })).toMatchObject({
      Code: -1,
      Msg,
    })
  })

  test('it reaches those of the class, who joins later too; archived it is over and stays readable', async () => {
    const { Id } = await publishedAssignment(teacher, classId)
    expect(await own(student, Id)).toMatchObject({ State: 'open', Via: ['诊断学 1班'] })
    const third = await app.signedIn('student3')
    expect((await third.calls(getOwnAssignment, { Id })).Code).toBe(-404)
    await roster(classId, { Add: [person('student3')] })
    expect((await own(third, Id)).State).toBe('open')
    await roster(classId, { Drop: [person('student3')] })
    expect((await third.calls(getOwnAssignment, { Id })).Code).toBe(-404)
    await teacher.calls(moveAssignment, { Id, Action: 'archive' })
    expect(await own(student, Id)).toMatchObject({
      State: 'closed',
      Ended: expect.stringContaining('任务已归档'),
    })
    const [{ Id: ItemId }] = (await own(student, Id)).Items
    expect(await student.calls(confirmReading, { Id, ItemId })).toMatchObject({
      Code: -1,
      Msg: '任务已归档，不能再提交；已提交的内容和成绩保留',
    })
    expect(await teacher.calls(moveAssignment, { Id, Action: 'delete' })).toMatchObject({
      Code: -1,
    })
    await teacher.calls(moveAssignment, { Id, Action: 'restore' })
    expect((await student.calls(confirmReading, { Id, ItemId })).Data).toMatchObject({
      State: 'done',
      Score: 100,
    })
  })

  test('a class that is archived while it runs ends it for that class alone; what was done stays', async () => {
    const gone = await newTeachingClass(teacher, termId, { Name: '归档班' })
    await roster(gone, { Add: [person('student3')] })
    const task = await publishedAssignment(teacher, gone, {
      Targets: [
        { Kind: 'teaching', Id: gone },
        { Kind: 'teaching', Id: classId },
      ],
    })
    const third = await app.signedIn('student3')
    const place = { Id: task.Id, ItemId: task.Items[0].Id }
    await third.calls(confirmReading, place)
    await teacher.calls(moveTeaching, { Id: gone, Action: 'archive' })
    expect(await own(third, task.Id)).toMatchObject({ State: 'done', Score: 100 })
    expect((await own(third, task.Id)).Ended).toContain('班级已归档')
    expect((await own(student, task.Id)).State).toBe('open')
  })
})
