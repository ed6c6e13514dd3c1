import { afterAll, beforeAll, expect, test } from 'vitest'
import { addPageAccess, getSchoolCourseStatistic } from '@xinglin/contract/statistics'
import { testApp, type TestApp } from '#testing'

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
