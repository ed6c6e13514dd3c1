import { afterAll, beforeAll, expect, test } from 'vitest'
import { addCourseComment, teacherReplyCourseComment } from '@xinglin/contract/reviews'
import { getRetPaginationCourseUser, getTeacherProfile } from '@xinglin/contract/teachers'
import { newId } from '#platform/ids'
import { proceed, testApp, type TestApp } from '#testing'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())

const teacher = () => app.fixture.people['a.teacher1'] ?? ''
const profile = async (who = app.visitor(), UserId = teacher()) =>
  who.calls(getTeacherProfile, { UserId })

test('somebody who teaches nothing, of another school, or unknown is no teacher', async () => {
  const missing = { Code: -404, Msg: '该教师不存在' }
  for (const id of [
    app.fixture.people['a.student1'] ?? '',
    app.fixture.people['b.teacher1'] ?? '',
    newId(),
    'no id',
  ])
    expect(await profile(app.visitor(), id)).toMatchObject(missing)
})

test('a profile tells what may be opened alone, and how it is rated', async () => {
  const before = (await profile()).Data
  expect(before).toMatchObject({ Id: teacher(), Rate: 0, ReplyCount: 0 })
  expect(Object.keys(before).toSorted()).toEqual(
    [
      'Id',
      'Name',
      'ImgUrl',
      'Gender',
      'Type',
      'SchoolName',
      'Remark',
      'Expertise',
      'DepartmentName',
      'CourseCount',
      'StudyCount',
      'Rate',
      'ReplyCount',
    ].toSorted(),
  )
  const own = (await profile(await app.signedIn('teacher1'))).Data
  expect(own.CourseCount).toBeGreaterThan(before.CourseCount)

  const CourseId = app.fixture.courses['a.open'] ?? ''
  const student = await app.signedIn('student1')
  await proceed(app, student, 'a.open')
  const Id = newId()
  await student.calls(addCourseComment, { Id, CourseId, Comment: '讲得清楚明白', Rate: 4 })
  const replying = { CourseId, CommentId: Id, ReplyComment: '谢谢' }
  await (await app.signedIn('teacher1')).calls(teacherReplyCourseComment, replying)
  expect((await profile()).Data).toMatchObject({
    StudyCount: before.StudyCount + 1,
    Rate: 4,
    ReplyCount: 1,
  })
})

test('the directory is narrowed by title', async () => {
  const list = async (Title: number) =>
    (await app.visitor().calls(getRetPaginationCourseUser, { Title })).Data
  const all = await list(0)
  expect(all.Count).toBeGreaterThan(0)
  const [{ Type: title }] = all.User as [{ Type: number }]
  expect((await list(title)).Count).toBe(
    all.User.filter((one: { Type: number }) => one.Type === title).length,
  )
  expect(await list(98)).toEqual({ User: [], Count: 0 })
})
