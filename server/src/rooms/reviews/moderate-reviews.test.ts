import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  addCourseComment,
  cullCourseComments,
  getCourseCommentSummarize,
  getWebCourseCommentList,
  listReviews,
  moderateReview,
  myCourseComments,
} from '@xinglin/contract/reviews'
import { getSettings, saveSettings } from '@xinglin/contract/schools'
import { newId } from '#platform/ids'
import { proceed, testApp, type TestApp, type Visitor } from '#testing'

let app: TestApp
let student: Visitor
let admin: Visitor
let CourseId: string
const Id = newId()
const words = '讲解清楚，病例贴近临床'
beforeAll(async () => {
  app = await testApp()
  CourseId = app.fixture.courses['a.open'] ?? ''
  student = await app.signedIn('student1')
  admin = await app.signedIn('admin1')
  await proceed(app, student, 'a.open')
  await student.calls(addCourseComment, { Id, CourseId, Comment: words, Rate: 5 })
})
afterAll(() => app.close())

const summary = async () => (await student.calls(getCourseCommentSummarize, { CourseId })).Data

test.each([
  ['all', {}, 1],
  ['shown', { State: 'shown' }, 1],
  ['unanswered', { State: 'unanswered' }, 1],
  ['featured', { State: 'featured' }, 0],
  ['hidden', { State: 'hidden' }, 0],
  ['with the words', { SearchKey: '贴近' }, 1],
  ['with other words', { SearchKey: '%' }, 0],
])('the school’s reviews, %s', async (_which, input, count) => {
  const { Data } = await admin.calls(listReviews, input)
  expect(Data.Count).toBe(count)
  expect(Data.List.map((one: { CourseName: string }) => one.CourseName)).toEqual(
    Array.from({ length: count }, () => 'a的open'),
  )
})

test('those who run the school hide a review with a reason that its author is told, and show it again', async () => {
  expect(await admin.calls(moderateReview, { Id, Action: 'hide', Reason: ' ' })).toMatchObject({
    Code: -10008,
    Msg: '请填写隐藏的原因',
  })
  await admin.calls(moderateReview, { Id, Action: 'hide', Reason: '与课程无关' })
  expect(await admin.calls(moderateReview, { Id, Action: 'feature' })).toMatchObject({ Code: -1 })
  expect((await app.visitor().calls(getWebCourseCommentList, { CourseId })).Data.Count).toBe(0)
  expect((await admin.calls(getWebCourseCommentList, { CourseId })).Data.Count).toBe(1)
  expect((await student.calls(myCourseComments, { CourseId })).Data.List[0]).toMatchObject({
    IsHidden: 1,
    HiddenReason: '与课程无关',
  })
  expect(await summary()).toMatchObject({ Total: 0, HasComments: false })
  await admin.calls(moderateReview, { Id, Action: 'show' })
  expect(await summary()).toMatchObject({ Total: 1 })
})

test('those who run the school feature a review for everybody', async () => {
  await admin.calls(moderateReview, { Id, Action: 'feature' })
  const featured = (await app.visitor().calls(cullCourseComments, { CourseId })).Data
  expect(featured).toMatchObject({ Count: 1, List: [{ Id, IsCull: 1 }] })
  await admin.calls(moderateReview, { Id, Action: 'unfeature' })
  expect((await student.calls(cullCourseComments, { CourseId })).Data.Count).toBe(0)
})

test('a school without reviews has none on the server either', async () => {
  const { Data } = await admin.calls(getSettings)
  const { TopLogoUrl: _logo, ...settings } = Data
  const off = await admin.calls(saveSettings, {
    ...settings,
    Flags: { ...settings.Flags, reviews: false },
  })
  expect(await student.calls(getCourseCommentSummarize, { CourseId })).toMatchObject({ Code: -404 })
  await admin.calls(saveSettings, {
    ...settings,
    Flags: { ...settings.Flags, reviews: true },
    Version: off.Data.Version,
  })
  expect(await summary()).toMatchObject({ Total: 1 })
})

test('the card of a course tells how many there are', async () => {
  const { rows } = await app.database.within(app.fixture.schools.a, (db) =>
    db.execute(`select comment_count from course where id = '${CourseId}'`),
  )
  expect(rows).toEqual([{ comment_count: 1 }])
})
