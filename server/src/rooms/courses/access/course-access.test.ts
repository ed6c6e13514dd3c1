import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { getRetCourseBaseClient } from '@xinglin/contract/courses'
import { getCourseStudyProgressInfo, getPlayer } from '@xinglin/contract/learning'
import { addCourseComment } from '@xinglin/contract/reviews'
import { newId } from '#platform/ids'
import { testApp, type Answered, type TestApp, type Visitor } from '#testing'

let app: TestApp
let student: Visitor
let CourseId: string
let ProgressId: string
const queries = vi.spyOn(pg.Client.prototype, 'query')
beforeAll(async () => {
  app = await testApp()
  student = await app.signedIn('student1')
  CourseId = app.fixture.courses['a.open'] ?? ''
  const { Data } = await student.calls(getCourseStudyProgressInfo, { CourseId, Proceed: 0 })
  ProgressId = Data.ProgressId
})
afterAll(async () => {
  queries.mockRestore()
  await app.close()
})

/** How often a call reads what a visitor meets a course by. */
const readsOf = async (call: () => Promise<Answered>) => {
  queries.mockClear()
  expect(await call()).toMatchObject({ Code: 0 })
  const texts = queries.mock.calls.map(([query]: readonly unknown[]) =>
    typeof query === 'string' ? query : String((query as { text?: string }).text),
  )
  const reads = (table: string) =>
    texts.filter((text) => new RegExp(`^select .* from "${table}" where`, 's').test(text)).length
  return { course: reads('course'), attempt: reads('attempt'), licence: reads('licence') }
}

test('a call reads a course, its attempt and its licence once, and only where it needs them', async () => {
  const base = () => student.calls(getRetCourseBaseClient, { CourseId })
  expect(await readsOf(base)).toEqual({ course: 1, attempt: 1, licence: 1 })
  const resume = () => student.calls(getCourseStudyProgressInfo, { CourseId, Proceed: 0 })
  expect(await readsOf(resume)).toEqual({ course: 1, attempt: 1, licence: 1 })
  const player = () => student.calls(getPlayer, { ProgressId })
  expect(await readsOf(player)).toEqual({ course: 1, attempt: 1, licence: 1 })
  const review = { Id: newId(), CourseId, Comment: '讲得清楚，例子也好', Rate: 5 }
  const write = () => student.calls(addCourseComment, review)
  expect(await readsOf(write)).toEqual({ course: 1, attempt: 1, licence: 0 })
})

test('what may not be opened is known without attempt and licence', async () => {
  const hidden = app.fixture.courses['a.smallClass']
  const reduced = () => student.calls(getRetCourseBaseClient, { CourseId: hidden })
  expect(await readsOf(reduced)).toMatchObject({ course: 1, licence: 0 })
})
