import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import {
  type CourseLearner,
  getCourseFigures,
  getCourseLearners,
  getItemShortfalls,
  getLearnerRecord,
} from '@xinglin/contract/analytics'
import { changeClassCourses, changeTeachingRoster } from '@xinglin/contract/classes'
import { submitQuiz } from '@xinglin/contract/learning'
import { newId } from '#platform/ids'
import {
  newTeachingClass,
  newTerm,
  openCourse,
  testApp,
  type TestApp,
  type Visitor,
} from '#testing'

let app: TestApp
let author: Visitor
let colleague: Visitor
let admin: Visitor
let classId: string
let CourseId: string
let quiz: string
let ProgressId: string
const person = (name: string) => app.fixture.people[`a.${name}`] ?? ''
beforeAll(async () => {
  app = await testApp()
  CourseId = app.fixture.courses['a.open'] ?? ''
  author = await app.signedIn('teacher1')
  colleague = await app.signedIn('teacher2')
  admin = await app.signedIn('admin1')
  const opened = await openCourse(app, 'student1')
  quiz = opened.quiz
  ProgressId = opened.ProgressId
  // The first try is wrong in one question, the second in none.
  for (const chosen of [[1], [0]])
    await opened.visitor.calls(submitQuiz, {
      ProgressId,
      ItemId: quiz,
      Answers: { q1: chosen, q2: [0, 1, 2] },
    })
  await openCourse(app, 'student3')
})
afterAll(() => app.close())

const learners = async (who: Visitor, more: object = {}): Promise<CourseLearner[]> =>
  (await who.calls(getCourseLearners, { CourseId, ...more })).Data.List

test('nobody follows a course of which they teach neither the course nor a class', async () => {
  expect(await colleague.calls(getCourseLearners, { CourseId })).toMatchObject({
    Code: -10002,
    Msg: '您没有权限操作',
  })
  expect(await colleague.calls(getCourseFigures, { CourseId })).toMatchObject({ Code: -10002 })
  const foreign = app.fixture.courses['b.open']
  expect(await admin.calls(getCourseLearners, { CourseId: foreign })).toMatchObject({ Code: -404 })
  const otherClass = await author.calls(getCourseLearners, { CourseId, ClassId: newId() })
  expect(otherClass).toMatchObject({ Code: -404 })
  const stranger = { CourseId, PersonId: person('student2') }
  expect(await author.calls(getLearnerRecord, stranger)).toMatchObject({ Code: -404 })
})

test('whoever began without a class is there with number, progress and tries', async () => {
  const all = await learners(author)
  expect(all.map(({ Number: number }) => number)).toEqual(['N-student1', 'N-student3'])
  expect(all[0]).toMatchObject({ State: 'learning', Rounds: 1, Classes: [], Progress: 50 })
})

test('a class that studies the course brings in who never began, and its own teacher sees it alone', async () => {
  classId = await newTeachingClass(colleague, await newTerm(admin))
  await colleague.calls(changeTeachingRoster, {
    ClassId: classId,
    Add: [person('student1'), person('student2')],
    AddClasses: [],
    Drop: [],
  })
  await colleague.calls(changeClassCourses, { ClassId: classId, Add: [CourseId], Drop: [] })
  const own = await learners(colleague)
  expect(own.map((one) => [one.Number, one.State, one.Classes])).toEqual([
    ['N-student1', 'learning', ['诊断学 1班']],
    ['N-student2', 'new', ['诊断学 1班']],
  ])
  expect(await colleague.calls(getCourseLearners, { CourseId, ClassId: 'none' })).toMatchObject({
    Code: -404,
  })
  const outside = { CourseId, PersonId: person('student3') }
  expect(await colleague.calls(getLearnerRecord, outside)).toMatchObject({ Code: -404 })
  expect(await learners(admin)).toHaveLength(3)
  const without = await learners(author, { ClassId: 'none' })
  expect(without.map(({ Number: number }) => number)).toEqual(['N-student3'])
})

test('the list is narrowed by state and words, sorted both ways, and paged', async () => {
  const numbers = async (more: object) =>
    (await learners(author, more)).map(({ Number: number }) => number.slice(-1))
  expect(await numbers({ State: 'new' })).toEqual(['2'])
  expect(await numbers({ State: 'done' })).toEqual([])
  expect(await numbers({ SearchKey: 'student3' })).toEqual(['3'])
  expect(await numbers({ SearchKey: '%' })).toEqual([])
  expect(await numbers({ Descending: true })).toEqual(['3', '2', '1'])
  expect(await numbers({ SortBy: 'progress', Descending: true })).toEqual(['1', '3', '2'])
  for (const SortBy of ['name', 'rounds', 'seconds', 'score', 'last'])
    expect((await numbers({ SortBy })).length).toBe(3)
  const second = await author.calls(getCourseLearners, { CourseId, PageIndex: 2, PageSize: 2 })
  expect(second.Data).toMatchObject({ Count: 3, List: [{ Number: 'N-student3' }] })
})

test('the course together: how many, how far, item by item', async () => {
  const { Data } = await author.calls(getCourseFigures, { CourseId })
  expect(Data).toMatchObject({
    SeesAll: true,
    Learners: 3,
    New: 1,
    Learning: 2,
    Done: 0,
    MeanProgress: 17,
    Classes: [{ Id: classId, Name: '诊断学 1班', Students: 2 }],
  })
  expect(Data.Items[1]).toMatchObject({ Title: '测一测', Begun: 1, Done: 1, MeanScore: 100 })
})

test('what was missed in a quiz is of the first tries, option by option', async () => {
  const { Data } = await author.calls(getItemShortfalls, { CourseId, ItemId: quiz })
  expect(Data).toMatchObject({ Learners: 1, Mean: 50 })
  expect(Data.Questions[0]).toMatchObject({
    Answered: 1,
    Right: 0,
    Options: [
      { Text: '0.12-0.20 s', Right: true, Chosen: 0 },
      { Right: false, Chosen: 1 },
    ],
  })
  expect(Data.Questions[1]).toMatchObject({ Right: 1 })
})

test('a row opens the record of the student, as far as they are followed', async () => {
  const { Data } = await colleague.calls(getLearnerRecord, {
    CourseId,
    PersonId: person('student1'),
  })
  expect(Data).toMatchObject({ Number: 'N-student1', Classes: ['诊断学 1班'] })
  expect(Data.Rounds).toMatchObject([{ ProgressId, AttemptNo: 1 }])
  expect(Data.Detail.Items[1]).toMatchObject({ Title: '测一测', Tries: 2, BestScore: 100 })
  const never = { CourseId, PersonId: person('student2') }
  expect((await colleague.calls(getLearnerRecord, never)).Data).toMatchObject({
    Rounds: [],
    Detail: null,
  })
})

test('a page is one query beside those that find out who asks for what', async () => {
  const queries = vi.spyOn(pg.Client.prototype, 'query')
  await learners(author)
  const texts = queries.mock.calls.map(([query]: readonly unknown[]) =>
    typeof query === 'string' ? query : String((query as { text?: string }).text),
  )
  queries.mockRestore()
  expect(texts.filter((text) => /with roster as/.test(text))).toHaveLength(1)
  // The course, its classes, to whom it is given, the page.
  expect(
    texts.filter((text) => /^\s*(?:select(?! pg_notify)|with roster)/.test(text)),
  ).toHaveLength(4)
})
