import { afterAll, beforeAll, expect, test } from 'vitest'
import { getRetCourseBaseClient } from '@xinglin/contract/courses'
import {
  finishAttempt,
  getItem,
  getPlayer,
  heartbeat,
  saveItemProgress,
  submitQuiz,
} from '@xinglin/contract/learning'
import { openCourse, proceed, testApp, type TestApp } from '#testing'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())

const right = { q1: [0], q2: [0, 1, 2] }

test('runs to its end: marks with reasons, progress, score sheet, relearning', async () => {
  const { visitor, ProgressId, text, quiz } = await openCourse(app, 'student3')
  const read = await visitor.calls(saveItemProgress, {
    ProgressId,
    ItemId: text,
    Seq: 1,
    Position: { depth: 1 },
  })
  expect(read.Data).toMatchObject({ State: 'done', Progress: 50, CanFinish: false })
  const half = await visitor.calls(submitQuiz, {
    ProgressId,
    ItemId: quiz,
    Answers: { q1: [0], q2: [0] },
  })
  expect(half.Data).toMatchObject({
    State: 'begun',
    Progress: 50,
    Result: { Score: 50, Passed: false },
  })
  expect(half.Data.Result).toMatchObject({ RightCount: 1, Count: 2, Marks: null })
  const full = await visitor.calls(submitQuiz, { ProgressId, ItemId: quiz, Answers: right })
  expect(full.Data).toMatchObject({
    State: 'done',
    Progress: 100,
    CanFinish: true,
    Result: { Score: 100, Passed: true, Practice: false },
  })
  expect(full.Data.Result.Marks[1]).toMatchObject({
    Right: true,
    Chosen: [0, 1, 2],
    Answer: [0, 1, 2],
    Explanation: 'II、III、aVF。',
  })
  // A try after the answers were told is practice: it takes nothing away, and is kept nowhere.
  const worse = await visitor.calls(submitQuiz, {
    ProgressId,
    ItemId: quiz,
    Answers: { q1: [1], q2: [3] },
  })
  expect(worse.Data).toMatchObject({
    State: 'done',
    Progress: 100,
    Result: { Score: 0, Practice: true },
  })
  expect((await visitor.calls(finishAttempt, { ProgressId })).Data).toEqual({
    Composite: 100,
    Level: 'S',
  })
  expect((await visitor.calls(finishAttempt, { ProgressId })).Data).toEqual({
    Composite: 100,
    Level: 'S',
  })
  // What was marked last stays to be read, with the reasons, when nothing is recorded any more.
  const shown = await visitor.calls(getItem, { ProgressId, ItemId: quiz })
  expect(shown.Data.Content).toMatchObject({ Tries: 2, MostTries: 5, Last: full.Data.Result })
  const { Report, ReadOnly, State } = (await visitor.calls(getPlayer, { ProgressId })).Data
  expect(State).toBe('finished')
  expect(ReadOnly).not.toBe('')
  expect(Report.Dimensions).toHaveLength(8)
  expect(
    await visitor.calls(saveItemProgress, {
      ProgressId,
      ItemId: text,
      Seq: 5,
      Position: { depth: 1 },
    }),
  ).toMatchObject({ Code: -10011 })

  const next = await proceed(app, visitor, 'a.open')
  expect(next.Data).toMatchObject({ AttemptNo: 2, Progress: 0 })
  expect(next.Data.ProgressId).not.toBe(ProgressId)
  const old = (await visitor.calls(getPlayer, { ProgressId })).Data
  expect(old).toMatchObject({
    State: 'superseded',
    ReadOnly: '历史记录，不可进入',
    Progress: 100,
  })
  expect(old.Report.Composite).toBe(100)
})

test('relearning scores what nobody had closed, so that no work is lost', async () => {
  const { visitor, ProgressId, text, quiz } = await openCourse(app, 'student2')
  await visitor.calls(saveItemProgress, {
    ProgressId,
    ItemId: text,
    Seq: 1,
    Position: { depth: 1 },
  })
  await visitor.calls(submitQuiz, { ProgressId, ItemId: quiz, Answers: right })
  await proceed(app, visitor, 'a.open')
  expect((await visitor.calls(getPlayer, { ProgressId })).Data.Report.Composite).toBe(100)
})

test('twenty saves at once, as many as one person may have under way, leave the newest, and every event', async () => {
  const { visitor, ProgressId, extra } = await openCourse(app, 'student1', 'a.trialOpen')
  const saves = Array.from({ length: 20 }, (_, i) =>
    visitor.calls(saveItemProgress, {
      ProgressId,
      ItemId: extra,
      Seq: i + 1,
      Position: { depth: i / 100 },
    }),
  )
  expect((await Promise.all(saves)).every(({ Code }) => Code === 0)).toBe(true)
  expect((await visitor.calls(getItem, { ProgressId, ItemId: extra })).Data).toMatchObject({
    Seq: 20,
    Position: { depth: 0.19 },
  })
})

test('seconds of attention never run faster than the clock', async () => {
  const { visitor, ProgressId } = await openCourse(app, 'student2', 'a.trialOpen')
  const { Seconds } = (await visitor.calls(heartbeat, { ProgressId, Seconds: 300 })).Data
  expect(Seconds).toBeLessThanOrEqual(6)
})

test('a teacher tries a course without being counted', async () => {
  const before = (
    await app
      .visitor()
      .calls(getRetCourseBaseClient, { CourseId: app.fixture.courses['a.trialOpen'] ?? '' })
  ).Data.StudyCount
  expect((await proceed(app, await app.signedIn('teacher1'), 'a.trialOpen')).Code).toBe(0)
  expect(
    (
      await app
        .visitor()
        .calls(getRetCourseBaseClient, { CourseId: app.fixture.courses['a.trialOpen'] ?? '' })
    ).Data.StudyCount,
  ).toBe(before)
})
