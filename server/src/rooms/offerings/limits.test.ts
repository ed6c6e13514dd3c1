import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeTeachingRoster } from '@xinglin/contract/classes'
import { listOfferings, saveOffering, withdrawOffering } from '@xinglin/contract/offerings'
import { beginOperation } from '@xinglin/contract/simulations/operation'
import { getToday, type TodayItem } from '@xinglin/contract/today'
import { newId } from '#platform/ids'
import {
  atItem,
  newTeachingClass,
  newTerm,
  proceed,
  testApp,
  type TestApp,
  type Visitor,
} from '#testing'

let app: TestApp
let admin: Visitor
let TermId: string
let classId: string
const person = (name: string) => app.fixture.people[`a.${name}`] ?? ''
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
beforeAll(async () => {
  app = await testApp()
  admin = await app.signedIn('admin1')
  const teacher = await app.signedIn('teacher1')
  TermId = await newTerm(admin)
  classId = await newTeachingClass(teacher, TermId)
  await teacher.calls(changeTeachingRoster, {
    ClassId: classId,
    Add: [person('student1'), person('student2')],
    AddClasses: [],
    Drop: [],
  })
})
afterAll(() => app.close())

/** Gives a course of the fixture to the class; answers how it is taken back. */
const give = async (name: string, more: object) => {
  const Id = newId()
  const given = await admin.calls(saveOffering, {
    Id,
    CourseId: app.fixture.courses[name] ?? '',
    TermId,
    Targets: [{ Kind: 'teaching', Id: classId, Excluded: false }],
    OpensAt: null,
    ClosesAt: null,
    ExamFrom: null,
    ExamUntil: null,
    MostRounds: 0,
    Deadlines: [],
    Version: 0,
    ...more,
  })
  expect(given).toMatchObject({ Code: 0 })
  return () => admin.calls(withdrawOffering, { Id })
}

test('an examination is begun within its time alone, and each is told when that is', async () => {
  const { visitor, where } = await atItem(app, 'student1', 'a.operationExam')
  const begin = () => visitor.calls(beginOperation, where)
  const later = await give('a.operationExam', { ExamFrom: inDays(1), ExamUntil: inDays(2) })
  expect((await begin()).Msg).toMatch(/^考核尚未开始，开始时间为\d{4}-\d\d-\d\d \d\d:\d\d$/)
  await later()
  const over = await give('a.operationExam', { ExamFrom: inDays(-2), ExamUntil: inDays(-1) })
  expect((await begin()).Msg).toMatch(/^考核已于.*结束；如需补考，请联系任课教师$/)
  // A class of the same student that examines now lets them in.
  const now = await give('a.operationExam', { ExamFrom: inDays(-1), ExamUntil: inDays(1) })
  await over()
  expect(await begin()).toMatchObject({ Code: 0 })
  await now()
}, 30_000)

test('whoever has begun as many rounds as there may be begins no other', async () => {
  const back = await give('a.open', { MostRounds: 2 })
  const student = await app.signedIn('student2')
  const completed = () =>
    app.database.within(app.fixture.schools.a, (db) =>
      db.execute(
        `update attempt set progress = 100 where state <> 'superseded' and person_id = '${person('student2')}'`,
      ),
    )
  for (let round = 0; round < 2; round += 1) {
    expect(await proceed(app, student, 'a.open')).toMatchObject({ Code: 0 })
    await completed()
  }
  expect(await proceed(app, student, 'a.open')).toMatchObject({
    Code: -1,
    Msg: '本课程最多学习2次，您已学习2次',
  })
  // The last round is gone on with all the same.
  expect(await proceed(app, student, 'a.open', 1)).toMatchObject({ Code: 0 })
  await back()
  expect(await proceed(app, student, 'a.open')).toMatchObject({ Code: 0 })
}, 30_000)

test('what of a course is due stands in what is due today, until it is complete', async () => {
  const { visitor } = await atItem(app, 'student1', 'a.open')
  const course = await admin.calls(listOfferings, { CourseId: app.fixture.courses['a.open'] })
  const [first] = course.Data.Items as { ItemId: string; Title: string }[]
  const DueAt = inDays(3)
  const own = async () =>
    ((await visitor.calls(getToday, {})).Data.List as TodayItem[]).filter(({ Text }) =>
      Text.startsWith('课程'),
    )
  expect(await own()).toEqual([])
  const back = await give('a.open', {
    ClosesAt: inDays(5),
    Deadlines: [{ ItemId: first?.ItemId, DueAt }],
  })
  const [due] = await own()
  expect(due).toMatchObject({ Group: 'due', Due: DueAt })
  expect(due?.Text).toContain(`的“${first?.Title}”待完成`)
  await app.database.within(app.fixture.schools.a, (db) =>
    db.execute(
      `update attempt set progress = 100 where state <> 'superseded' and person_id = '${person('student1')}'`,
    ),
  )
  expect(await own()).toEqual([])
  await back()
}, 30_000)
