import { afterAll, beforeAll, expect, test } from 'vitest'
import { getCourseLearners } from '@xinglin/contract/analytics'
import {
  assignClassGroup,
  changeTeachingRoster,
  getClassDetail,
  saveClassGroups,
} from '@xinglin/contract/classes'
import { getRetCourseBaseClient } from '@xinglin/contract/courses'
import { getPlayer, saveItemProgress } from '@xinglin/contract/learning'
import {
  listOfferings,
  openToOthers,
  saveOffering,
  withdrawOffering,
} from '@xinglin/contract/offerings'
import { newId } from '#platform/ids'
import {
  atItem,
  newTeachingClass,
  newTerm,
  proceed,
  testApp,
  type Answered,
  type TestApp,
  type Visitor,
} from '#testing'

let app: TestApp
let author: Visitor
let colleague: Visitor
let student: Visitor
let other: Visitor
let TermId: string
let classId: string
let CourseId: string
const person = (name: string) => app.fixture.people[`a.${name}`] ?? ''
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
beforeAll(async () => {
  app = await testApp()
  CourseId = app.fixture.courses['a.open'] ?? ''
  author = await app.signedIn('teacher1')
  colleague = await app.signedIn('teacher2')
  student = await app.signedIn('student1')
  other = await app.signedIn('student3')
  TermId = await newTerm(await app.signedIn('admin1'))
  classId = await newTeachingClass(author, TermId)
  await author.calls(changeTeachingRoster, {
    ClassId: classId,
    Add: [person('student1'), person('student2')],
    AddClasses: [],
    Drop: [],
  })
})
afterAll(() => app.close())

const to = (Kind: string, Id: string, Excluded = false) => ({ Kind, Id, Excluded })
const form = (more: object = {}) => ({
  Id: newId(),
  CourseId,
  TermId,
  Targets: [to('teaching', classId)],
  OpensAt: null,
  ClosesAt: null,
  ExamFrom: null,
  ExamUntil: null,
  MostRounds: 0,
  Deadlines: [],
  Version: 0,
  ...more,
})
const give = (more: object = {}, who = author): Promise<Answered> =>
  who.calls(saveOffering, form(more))
const begin = (who: Visitor) => proceed(app, who, 'a.open')
const withdraw = (answered: Answered) => author.calls(withdrawOffering, { Id: answered.Data.Id })

test.each([
  [{ TermId: '' }, '请选择学期'],
  [{ Targets: [] }, '请选择学习的班级或学生'],
  [{ OpensAt: '明天' }, '日期时间格式不正确'],
  [{ OpensAt: inDays(2), ClosesAt: inDays(1) }, '关闭时间须晚于开放时间'],
  [{ ClosesAt: inDays(1), ExamFrom: inDays(2) }, '考核时间须在开放与关闭之间，且结束晚于开始'],
  [{ Deadlines: [{ ItemId: newId(), DueAt: inDays(1) }] }, '设置了截止时间的内容不在课程中'],
  [{ MostRounds: 21 }, '次数须在0至20之间'],
])('%j is refused: %s', async (more, Msg) =>
  expect(await give(more)).toMatchObject({ Code: -10008, Msg }),
)

test('nobody gives to a class that they do not teach, nor what they may not open', async () => {
  const foreign = { Code: -10008, Msg: '所选对象不存在，或不是您任教的班级' }
  expect(await give({}, colleague)).toMatchObject(foreign)
  expect(await give({ Targets: [to('person', person('teacher2'))] })).toMatchObject(foreign)
  expect(await give({ Targets: [to('group', classId)] })).toMatchObject(foreign)
  const twice = [to('teaching', classId), to('teaching', classId)]
  expect(await give({ Targets: twice })).toMatchObject({ Msg: '同一对象不能出现两次' })
  const hidden = { CourseId: app.fixture.courses['a.smallClass'] }
  expect(await give(hidden, colleague)).toMatchObject({ Code: -404 })
  expect(await colleague.calls(openToOthers, { CourseId, OthersMayStudy: false })).toMatchObject({
    Code: -10002,
  })
})

test('a course that nobody gave is open as it always was', async () => {
  expect(await begin(other)).toMatchObject({ Code: 0 })
  expect(await author.calls(openToOthers, { CourseId, OthersMayStudy: false })).toMatchObject({
    Msg: '请先把课程安排给班级，再限定学习范围',
  })
})

test('before it opens and after it closes nobody of the class begins, and each is told when', async () => {
  const later = await give({ OpensAt: inDays(1) })
  expect(later).toMatchObject({ Code: 0, Data: { State: 'upcoming' } })
  const early = await begin(student)
  expect(early).toMatchObject({ Code: -1 })
  expect(early.Msg).toMatch(/^该课程尚未开放，开放时间为\d{4}-\d\d-\d\d \d\d:\d\d$/)
  // A second class that is open lets them in: nobody loses by being in two.
  const now = await give({ Targets: [to('person', person('student1'))] })
  expect(await begin(student)).toMatchObject({ Code: 0 })
  await withdraw(now)
  await withdraw(later)
})

test('what closes while somebody learns keeps their record, takes nothing more, and says so', async () => {
  const { visitor, where } = await atItem(app, 'student1', 'a.open')
  const { ProgressId, ItemId } = where
  const over = await give({ ClosesAt: inDays(-1) })
  const saved = await visitor.calls(saveItemProgress, {
    ProgressId,
    ItemId,
    Seq: 1,
    Position: { depth: 1 },
    Device: '',
  })
  expect(saved.Msg).toMatch(/^该课程已于.*关闭，不能继续学习；已有的学习记录可以查看$/)
  const { Data } = await visitor.calls(getPlayer, { ProgressId })
  expect(Data.ReadOnly).toMatch(/关闭/)
  const base = await visitor.calls(getRetCourseBaseClient, { CourseId })
  expect(base.Data.Verdict).toMatchObject({ Reason: 'closed' })
  await withdraw(over)
})

test('kept to those whom it is given, others are told so; an excluded student is one of them', async () => {
  const given = await give({
    Targets: [to('teaching', classId), to('person', person('student2'), true)],
  })
  expect(await begin(other)).toMatchObject({ Code: 0 })
  await author.calls(openToOthers, { CourseId, OthersMayStudy: false })
  const refused = {
    Code: -1,
    Msg: '该课程只安排给指定的班级学习，您不在其中；如需学习，请联系任课教师',
  }
  expect(await begin(other)).toMatchObject(refused)
  expect(await begin(await app.signedIn('student2'))).toMatchObject(refused)
  expect(await begin(student)).toMatchObject({ Code: 0 })
  // Taken back it is open to all again.
  await withdraw(given)
  expect(await begin(other)).toMatchObject({ Code: 0 })
})

test('deadlines and classes are told in the player, and the roster has whom it is given', async () => {
  const course = await author.calls(listOfferings, { CourseId })
  const [first] = course.Data.Items as { ItemId: string }[]
  const DueAt = inDays(3)
  const given = await give({
    ClosesAt: inDays(5),
    Deadlines: [{ ItemId: first?.ItemId, DueAt }],
  })
  expect(given.Data).toMatchObject({ TermName: '2026-2027学年第一学期', MayChange: true })
  const { visitor, where } = await atItem(app, 'student1', 'a.open')
  const { Data } = await visitor.calls(getPlayer, { ProgressId: where.ProgressId })
  expect(Data.Period).toMatchObject({ Via: ['诊断学 1班'] })
  expect(Data.Chapters[0].Items[0].DueAt).toBe(DueAt)
  const { List } = (await author.calls(getCourseLearners, { CourseId, SearchKey: 'student2' })).Data
  expect(List).toMatchObject([{ State: 'new', Classes: ['诊断学 1班'] }])
  await withdraw(given)
})

test('given to a group, the others of its class are not meant', async () => {
  const { Version } = (await author.calls(getClassDetail, { Id: classId })).Data
  const grouped = await author.calls(saveClassGroups, {
    ClassId: classId,
    Groups: [{ Id: newId(), Name: '第一组' }],
    Version,
  })
  const group: string = grouped.Data.Groups[0].Id
  await author.calls(assignClassGroup, {
    ClassId: classId,
    Students: [{ PersonId: person('student1'), From: null }],
    To: group,
  })
  const given = await give({ Targets: [to('group', group)], OpensAt: inDays(1) })
  expect(given.Data.Targets).toMatchObject([{ Name: '诊断学 1班 第一组' }])
  expect((await begin(student)).Msg).toMatch(/尚未开放/)
  expect(await begin(await app.signedIn('student2'))).toMatchObject({ Code: 0 })
  await withdraw(given)
})

test('two who edit one offering: the second is told, and nothing is lost', async () => {
  const given = await give()
  const again = form({ Id: given.Data.Id, Version: 1, MostRounds: 1 })
  expect(await author.calls(saveOffering, again)).toMatchObject({ Data: { Version: 2 } })
  expect(await author.calls(saveOffering, again)).toMatchObject({ Code: -10011 })
  await withdraw(given)
})
