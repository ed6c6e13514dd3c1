import { afterAll, beforeAll, expect, test } from 'vitest'
import { getResult, listUnscored, scoreAgain, type Seat, watchExam } from '@xinglin/contract/exams'
import { newId } from '#platform/ids'
import { Examining, testApp, type TestApp } from '#testing'

let app: TestApp
let at: Examining
let paper: { Id: string; No: number }
beforeAll(async () => {
  app = await testApp()
  at = await Examining.at(app)
  paper = await at.frozen()
})
afterAll(() => app.close())

const attemptIs = (id: string, set: string) =>
  app.database.within(app.fixture.schools.a, (db) =>
    db.execute(`update exam_attempt set ${set} where id = '${id}'`),
  )
const patience = { timeout: 12_000 }
const unscored = async (ExamId: string, who = at.teacher) => who.calls(listUnscored, { ExamId })

test('an attempt that cannot be scored keeps no other waiting; those who watch are told, and have it scored again', async () => {
  const exam = await at.exam(paper)
  expect((await unscored(newId())).Code).toBe(-404)
  expect((await at.teacher.calls(scoreAgain, { ExamId: newId() })).Code).toBe(-404)
  const stranger = await app.signedIn('teacher2')
  expect((await unscored(exam, stranger)).Code).toBe(-404)
  expect((await stranger.calls(scoreAgain, { ExamId: exam })).Code).toBe(-404)
  expect(await at.teacher.calls(scoreAgain, { ExamId: exam })).toMatchObject({
    Code: -1,
    Msg: '没有未能计分的作答',
  })

  // Its paper is gone: nobody can score it.
  const broken = await at.start(exam)
  await attemptIs(
    broken.AttemptId,
    `state = 'submitted', submitted_at = now(), submit_kind = 'self', paper_version = 99`,
  )
  const sitting = await at.start(exam, at.other)
  await at.submit(sitting, [], at.other)
  const resultOf = async ({ AttemptId }: { AttemptId: string }, who = at.student) =>
    who.calls(getResult, { AttemptId })
  await expect.poll(async () => (await resultOf(sitting, at.other)).Code, patience).toBe(0)
  expect(await resultOf(broken)).toMatchObject({ Code: -1, Msg: '正在计分，请稍候' })
  await expect.poll(async () => (await unscored(exam)).Data.Count, patience).toBe(1)
  const { Data } = await unscored(exam)
  expect(Data.List).toEqual([
    expect.objectContaining({
      AttemptId: broken.AttemptId,
      Number: expect.stringMatching(/./),
      No: 1,
      Failures: 1,
      FailedAt: expect.stringMatching(/^20/),
    }),
  ])
  const { Data: room } = await at.teacher.calls(watchExam, { ExamId: exam })
  const seats: readonly Pick<Seat, 'AttemptId' | 'Unscored'>[] = room.Seats
  expect(new Map(seats.map(({ AttemptId, Unscored }) => [AttemptId, Unscored]))).toEqual(
    new Map([
      [broken.AttemptId, true],
      [sitting.AttemptId, false],
    ]),
  )
  expect((await unscored(exam, at.admin)).Data.Count).toBe(1)

  // Tried again at once instead of after a minute, it fails once more.
  const again = { ExamId: exam }
  expect(await at.teacher.calls(scoreAgain, again)).toMatchObject({ Code: 0, Data: { Count: 1 } })
  await expect.poll(async () => (await unscored(exam)).Data.List[0]?.Failures, patience).toBe(2)
  // With its paper back it is scored, and nothing is told any more.
  await attemptIs(broken.AttemptId, `paper_version = ${paper.No}`)
  expect((await at.teacher.calls(scoreAgain, again)).Code).toBe(0)
  await expect.poll(async () => (await resultOf(broken)).Code, patience).toBe(0)
  expect((await unscored(exam)).Data).toEqual({ List: [], Count: 0 })
}, 60_000)

test('what was handed in long ago and was never tried is told as well; what was handed in this minute is not', async () => {
  const exam = await at.exam(paper, { Attempts: 0 })
  const sitting = await at.start(exam)
  // Postponed, so that no round scores it meanwhile.
  const waits = `state = 'submitted', submit_kind = 'self', scoring_failed_at = now() + interval '1 hour'`
  await attemptIs(sitting.AttemptId, `${waits}, submitted_at = now() - interval '1 minute'`)
  expect((await unscored(exam)).Data.Count).toBe(0)
  await attemptIs(sitting.AttemptId, `${waits}, submitted_at = now() - interval '6 minutes'`)
  expect((await unscored(exam)).Data.Count).toBe(1)
}, 30_000)
