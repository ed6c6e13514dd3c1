import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { addPageAccess, getSchoolCourseStatistic } from '@xinglin/contract/statistics'
import { testApp, type TestApp } from '#testing'
import { forgetCounted } from './store.ts'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())

const visits = async (): Promise<number> =>
  (await app.visitor().calls(getSchoolCourseStatistic)).Data.CourseVisitTotal

test('a browser that calls itself otherwise each time is counted once, and a person once beside it', async () => {
  const before = await visits()
  const page = { code: 1, title: '首页', url: '/' }
  for (let name = 0; name < 20; name += 1)
    await app.visitor().calls(addPageAccess, page, { headers: { 'user-agent': `Browser/${name}` } })
  expect(await visits()).toBe(before + 1)
  const student = await app.signedIn('student1')
  for (let name = 0; name < 5; name += 1)
    await student.calls(addPageAccess, page, { headers: { 'user-agent': `Browser/${name}` } })
  expect(await visits()).toBe(before + 2)
})

test('addresses that are made up are one visit, and those of one screen another', async () => {
  const student = await app.signedIn('student2')
  const before = await visits()
  for (let no = 0; no < 30; no += 1)
    await student.calls(addPageAccess, { code: 1, title: '甲', url: `/made-up-${no}/${no}` })
  expect(await visits()).toBe(before + 1)
  for (let no = 0; no < 30; no += 1)
    await student.calls(addPageAccess, { code: 1, title: '乙', url: `/CoursePreview/${no}?${no}` })
  expect(await visits()).toBe(before + 2)
})

test('a person who turns pages all day counts five hundred times, whatever the housekeeping forgets, and the next day again', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2027, 2, 1, 16) })
  const student = await app.signedIn('student3')
  const page = { code: 1, title: '课程', url: '/CoursePreview/1' }
  const later = (ms: number) => void vi.setSystemTime(Date.now() + ms)
  const before = await visits()
  for (let no = 0; no < 510; no += 1) {
    later(31_000)
    await student.calls(addPageAccess, page)
  }
  expect(await visits()).toBe(before + 500)
  // More than an hour after the last one, when its last moment is forgotten.
  later(3_700_000)
  await app.database.within(app.fixture.schools.a, (db) =>
    forgetCounted({ db, school: { id: app.fixture.schools.a } }, new Date()),
  )
  const again = await app.signedIn('student3')
  await again.calls(addPageAccess, page)
  expect(await visits()).toBe(before + 500)
  await (await app.signedIn('teacher1')).calls(addPageAccess, page)
  expect(await visits()).toBe(before + 501)
  later(24 * 3_600_000)
  await (await app.signedIn('student3')).calls(addPageAccess, page)
  expect(await visits()).toBe(before + 502)
  vi.useRealTimers()
}, 120_000)
