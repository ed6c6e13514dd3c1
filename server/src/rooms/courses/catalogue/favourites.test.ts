import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  addCourseFavorute,
  delCourseFavorute,
  getRetCourseBaseClient,
} from '@xinglin/contract/courses'
import { testApp, type TestApp } from '#testing'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())

const course = (name: string) => ({ CourseId: app.fixture.courses[name] ?? '' })

test('visitors and guests are asked to sign in', async () => {
  for (const visitor of [app.visitor(), await app.signedIn('guest1')])
    expect(await visitor.calls(addCourseFavorute, course('a.open'))).toMatchObject({
      Code: -1,
      Msg: '登录后才可以学习哦！',
    })
})

test('a course that one may not know of cannot be kept', async () => {
  const student = await app.signedIn('student1')
  expect(await student.calls(addCourseFavorute, { CourseId: 'x' })).toMatchObject({ Code: -404 })
})

test('keeping and letting go, each as often as one likes', async () => {
  const student = await app.signedIn('student1')
  const other = await app.signedIn('student2')
  const kept = { IsFavorite: 1, FavoriteCount: 1 }
  expect((await student.calls(addCourseFavorute, course('a.open'))).Data).toEqual(kept)
  expect((await student.calls(addCourseFavorute, course('a.open'))).Data).toEqual(kept)
  expect((await other.calls(addCourseFavorute, course('a.open'))).Data.FavoriteCount).toBe(2)
  expect((await student.calls(getRetCourseBaseClient, course('a.open'))).Data).toMatchObject({
    IsFavorite: 1,
    FavoriteCount: 2,
  })
  const gone = { IsFavorite: 0, FavoriteCount: 1 }
  expect((await student.calls(delCourseFavorute, course('a.open'))).Data).toEqual(gone)
  expect((await student.calls(delCourseFavorute, course('a.open'))).Data).toEqual(gone)
})

test('forty at once count each once', async () => {
  const student = await app.signedIn('student3')
  await Promise.all(
    Array.from({ length: 40 }, () => student.calls(addCourseFavorute, course('a.ecg'))),
  )
  expect((await student.calls(getRetCourseBaseClient, course('a.ecg'))).Data.FavoriteCount).toBe(1)
  await Promise.all(
    Array.from({ length: 40 }, () => student.calls(delCourseFavorute, course('a.ecg'))),
  )
  expect((await student.calls(getRetCourseBaseClient, course('a.ecg'))).Data.FavoriteCount).toBe(0)
})

test('what was kept can be let go though it is off the shelf', async () => {
  const student = await app.signedIn('student1')
  await student.calls(addCourseFavorute, course('a.inner'))
  await app.database.within(app.fixture.schools.a, (db) =>
    db.execute(`update course set publish_type = 0 where id = '${course('a.inner').CourseId}'`),
  )
  expect((await student.calls(delCourseFavorute, course('a.inner'))).Data.IsFavorite).toBe(0)
})
