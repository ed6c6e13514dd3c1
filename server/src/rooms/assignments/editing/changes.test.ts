import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  confirmReading,
  getAssignment,
  getOwnAssignment,
  overrideDates,
  saveAssignment,
} from '@xinglin/contract/assignments'
import { changeTeachingRoster } from '@xinglin/contract/classes'
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
  student = await app.signedIn('student1')
  termId = await newTerm(admin)
  classId = await newTeachingClass(teacher, termId)
  await roster(classId, { Add: [person('student1'), person('student2')] })
})
afterAll(() => app.close())

describe('other dates', () => {
  const due = (over: object) => ({ Field: 'due', At: daysAhead(10), ...over })
  test.each([
    ['without a reason', { Reason: '' }, '请填写单独设置时间的原因，学生会看到'],
    ['beyond the end', { Dates: [due({ At: daysAhead(20) })] }, '时间顺序不正确'],
    [
      'for who does not have it',
      { To: [{ Kind: 'person', Id: newId() }] },
      '所选对象不在这个任务里',
    ],
  ])('%s are refused', async (_what, over, Msg) => {
    const { Id } = await publishedAssignment(teacher, classId)
    const answered = await teacher.calls(overrideDates, {
      Id,
      To: [{ Kind: 'person', Id: person('student1') }],
      Dates: [due({})],
      Reason: '校外比赛',
      ...over,
    })
    expect(answered).toMatchObject({ Code: -10008, Msg: expect.stringContaining(Msg) })
  })

  test('hold for whom they were given, with the reason, and go again', async () => {
    const { Id } = await publishedAssignment(teacher, classId)
    const To = [{ Kind: 'person', Id: person('student1') }]
    const at = daysAhead(10)
    const given = { Id, To, Dates: [due({ At: at })], Reason: '校外比赛' }
    expect((await teacher.calls(overrideDates, given)).Data.Overrides).toMatchObject([
      { Kind: 'person', Name: 'a的student1', Field: 'due', At: at, Reason: '校外比赛' },
    ])
    expect((await own(student, Id)).Due).toMatchObject({
      At: at,
      By: { Kind: 'person', Name: '您个人', Reason: '校外比赛' },
    })
    const second = await app.signedIn('student2')
    expect((await own(second, Id)).Due.By).toBeNull()
    await teacher.calls(overrideDates, { Id, To, Dates: [], Reason: '' })
    expect((await own(student, Id)).Due.By).toBeNull()
  })

  test('of two classes of a student the later one holds, and they are told of the other', async () => {
    const second = await newTeachingClass(teacher, termId, { Name: '2班' })
    await roster(second, { Add: [person('student1')] })
    const { Id } = await publishedAssignment(teacher, classId, {
      Targets: [
        { Kind: 'teaching', Id: classId },
        { Kind: 'teaching', Id: second },
      ],
    })
    const give = (Class: string, At: string) =>
      teacher.calls(overrideDates, {
        Id,
        To: [{ Kind: 'teaching', Id: Class }],
        Dates: [due({ At })],
        Reason: '课表调整',
      })
    await give(classId, daysAhead(9))
    const later = daysAhead(8)
    await give(second, later)
    expect((await own(student, Id)).Due).toMatchObject({
      At: later,
      By: { Name: '诊断学 2班' },
      Others: [{ Name: '诊断学 1班' }],
    })
  })
})

describe('a change of what is published', () => {
  test('says what it means for those who have begun, and is made when that is confirmed', async () => {
    const task = await publishedAssignment(teacher, classId, {
      Items: [readingItem(), readingItem({ Title: '第二篇' })],
    })
    const [first] = task.Items
    await student.calls(confirmReading, { Id: task.Id, ItemId: first.Id })
    const form = assignmentForm(classId, {
      Id: task.Id,
      Version: task.Version,
      Items: [{ ...readingItem(), Id: task.Items[1].Id, Title: '第二篇' }],
    })
    const refused = await teacher.calls(saveAssignment, form)
    expect(refused).toMatchObject({ Code: -1, Msg: '有学生已经开始，请确认这次修改的影响' })
    expect(refused.Data.Consequences).toEqual([
      '“阅读材料”已有1名学生开始，移除后不再计入本任务（他们的学习记录保留）',
      '1名学生的得分会重新计算',
    ])
    expect((await teacher.calls(getAssignment, { Id: task.Id })).Data.Items).toHaveLength(2)
    expect((await teacher.calls(saveAssignment, { ...form, Confirmed: true })).Code).toBe(0)
    expect((await own(student, task.Id)).Items).toHaveLength(1)
  })

  test('that takes it from who began is said; one that touches nobody is made at once', async () => {
    const task = await publishedAssignment(teacher, classId)
    await student.calls(confirmReading, { Id: task.Id, ItemId: task.Items[0].Id })
    const over = {
      Id: task.Id,
      Version: task.Version,
      Items: [{ ...readingItem(), Id: task.Items[0].Id }],
    }
    const excluded = {
      Targets: [
        { Kind: 'teaching', Id: classId },
        { Kind: 'person', Id: person('student1'), Excluded: true },
      ],
    }
    const refused = await teacher.calls(
      saveAssignment,
      assignmentForm(classId, { ...over, ...excluded }),
    )
    expect(refused.Data.Consequences).toEqual([
      '1名已开始的学生将不再有这个任务（他们的学习记录保留）',
    ])
    const answer = await teacher.calls(
      saveAssignment,
      assignmentForm(classId, { ...over, Title: '新名称' }),
    )
    expect(answer).toMatchObject({ Code: 0, Data: { Title: '新名称' } })
    const emptied = assignmentForm(classId, { ...over, Version: answer.Data.Version, Items: [] })
    expect(await teacher.calls(saveAssignment, emptied)).toMatchObject({
      Msg: '已发布的任务至少要有一项内容和一个对象',
    })
  })
})
