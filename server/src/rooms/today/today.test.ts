import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  addCourseComment,
  listOwnComments,
  teacherReplyCourseComment,
} from '@xinglin/contract/reviews'
import { getToday, type TodayItem } from '@xinglin/contract/today'
import { newId } from '#platform/ids'
import { openCourse, testApp, type TestApp, type Visitor } from '#testing'

let app: TestApp
let student: Visitor
let teacher: Visitor
let course: string
beforeAll(async () => {
  app = await testApp()

  teacher = await app.signedIn('teacher1')
  course = app.fixture.courses['a.open'] ?? ''
  student = (await openCourse(app, 'student1')).visitor
})
afterAll(() => app.close())

const todayOf = async (who: Visitor): Promise<TodayItem[]> =>
  (await who.calls(getToday, {})).Data.List
const ownOf = async (who: Visitor, over: object = {}) =>
  (await who.calls(listOwnComments, over)).Data

test('without anything that waits there is nothing', async () => {
  expect(await todayOf(await app.signedIn('student3'))).toEqual([])
})

test('a review waits for the teacher of the course and those who run the school until it is answered', async () => {
  const Id = newId()
  const review = { Id, CourseId: course, Comment: '讲得清楚，受益很多', Rate: 5 }
  expect((await student.calls(addCourseComment, review)).Code).toBe(0)
  const waits = (items: readonly TodayItem[]) =>
    items.find(({ Text }) => Text.includes('评价未回复'))
  expect(waits(await todayOf(teacher))).toMatchObject({
    Group: 'waiting',
    Count: 1,
    Path: `/PersonalInfo/CommentList?course=${course}&state=unanswered`,
  })
  expect(waits(await todayOf(await app.signedIn('admin1')))).toMatchObject({ Count: 1 })
  expect(waits(await todayOf(await app.signedIn('teacher2')))).toBeUndefined()
  expect(waits(await todayOf(student))).toBeUndefined()

  expect(await ownOf(teacher, { State: 'unanswered' })).toMatchObject({
    Count: 1,
    List: [{ Id, IsMine: 0 }],
  })
  expect((await ownOf(await app.signedIn('teacher2'))).List).toEqual([])
  await teacher.calls(teacherReplyCourseComment, {
    CourseId: course,
    CommentId: Id,
    ReplyComment: '谢谢！',
  })
  expect(waits(await todayOf(teacher))).toBeUndefined()
  expect((await ownOf(teacher, { State: 'unanswered' })).List).toEqual([])
  expect(await ownOf(student)).toMatchObject({
    Count: 1,
    List: [{ Id, IsMine: 1, ReplyComment: '谢谢！' }],
    Courses: [{ Id: course }],
  })
  expect((await ownOf(student, { Rate: 4 })).List).toEqual([])
  expect((await ownOf(student, { CourseId: newId() })).List).toEqual([])
  expect(await todayOf(student)).toMatchObject([{ Group: 'changed', Text: '1 条未读消息' }])
})
