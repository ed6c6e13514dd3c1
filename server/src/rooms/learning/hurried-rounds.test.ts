import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  finishAttempt,
  getHurriedRounds,
  getItem,
  getPlayer,
  saveItemProgress,
  submitQuiz,
} from '@xinglin/contract/learning'
import {
  atItem,
  openCourse,
  proceed,
  studiedFor,
  testApp,
  type TestApp,
  type Visitor,
} from '#testing'
import { creditDue } from './credit-due.ts'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())

const right = { q1: [0], q2: [0, 1, 2] }
const wrong = { q1: [1], q2: [3] }

/** Opens a round just now, whose text and quiz somebody is going to claim. */
const begun = async (login: string, course = 'a.open') => {
  const { visitor, where } = await atItem(app, login, course)
  const player = (await visitor.calls(getPlayer, { ProgressId: where.ProgressId })).Data
  const [text, quiz] = (player.Chapters[0].Items as { Id: string }[]).map(({ Id }) => Id)
  return { visitor, ProgressId: where.ProgressId, text: text ?? '', quiz: quiz ?? '' }
}

const linesOf = async (visitor: Visitor, ProgressId: string) =>
  (await visitor.calls(getPlayer, { ProgressId })).Data.Chapters[0].Items as {
    State: string
    Why: string
    Wait: number
  }[]

test('a course that is claimed in half a second does not count until there was time for it', async () => {
  const { visitor, ProgressId, text, quiz } = await begun('student1')
  const claim = { ProgressId, ItemId: text, Seq: 1, Position: { depth: 1 } }
  const claimed = await visitor.calls(saveItemProgress, claim)
  expect(claimed).toMatchObject({ Code: 0, Data: { State: 'begun', Progress: 0 } })
  expect(claimed.Data.Wait).toBeGreaterThan(0)
  expect(claimed.Data.Why).toMatch(/^已看完，约 \d+ 秒后计入$/)
  const passed = await visitor.calls(submitQuiz, { ProgressId, ItemId: quiz, Answers: right })
  expect(passed.Data).toMatchObject({ State: 'done', Progress: 50, CanFinish: false })
  expect(await visitor.calls(finishAttempt, { ProgressId })).toMatchObject({ Code: -1 })
  expect((await linesOf(visitor, ProgressId))[0]).toMatchObject({ State: 'begun' })
  // Time passes; nothing has to be sent again.
  await studiedFor(app, ProgressId, 5)
  expect((await linesOf(visitor, ProgressId))[0]).toMatchObject({ State: 'done', Wait: 0 })
  expect((await visitor.calls(finishAttempt, { ProgressId })).Code).toBe(0)
})

test('whoever reads again from above while it waits loses nothing, nor does a message that was overtaken', async () => {
  for (const [course, newest, late] of [
    ['a.inner', { depth: 0.2 }, 3],
    ['a.trialOpen', { depth: 0.3 }, 1],
  ] as const) {
    const { visitor, ProgressId, text } = await begun('student1', course)
    const save = (Seq: number, Position: object) =>
      visitor.calls(saveItemProgress, { ProgressId, ItemId: text, Seq, Position })
    if (late === 1) await save(2, newest)
    expect((await save(1, { depth: 1 })).Data.State).toBe('begun')
    if (late === 3) await save(2, newest)
    await studiedFor(app, ProgressId, 5)
    expect((await linesOf(visitor, ProgressId))[0]).toMatchObject({ State: 'done' })
  }
})

test('what waited counts by itself, whether or not anybody looks, and once', async () => {
  const { visitor, ProgressId, text } = await begun('student2')
  const claim = { ProgressId, ItemId: text, Seq: 1, Position: { depth: 1 } }
  expect((await visitor.calls(saveItemProgress, claim)).Data.State).toBe('begun')
  const { a } = app.fixture.schools
  const stored = async () => {
    const { rows } = await app.database.within(a, (db) =>
      db.execute(
        `select progress, credit_at, (select count(*)::int from attempt_event where attempt_id = id and verb = 'credited') as credited from attempt where id = '${ProgressId}'`,
      ),
    )
    return rows[0]
  }
  await creditDue(app.database, a, new Date())
  expect(await stored()).toMatchObject({ progress: 0, credited: 0 })
  const later = new Date(Date.now() + 600_000)
  await Promise.all([creditDue(app.database, a, later), creditDue(app.database, a, later)])
  expect(await stored()).toEqual({ progress: 50, credit_at: null, credited: 1 })
})

test('what was learnt without network counts when it arrives', async () => {
  const { visitor, ProgressId, text } = await begun('student3', 'a.trialOpen')
  await studiedFor(app, ProgressId, 30)
  expect(
    (
      await visitor.calls(saveItemProgress, {
        ProgressId,
        ItemId: text,
        Seq: 1,
        Position: { depth: 1 },
      })
    ).Data,
  ).toMatchObject({ State: 'done', Wait: 0 })
})

describe('a quiz', () => {
  test('tells which answers are right only once nothing can be won by it, in no call', async () => {
    const { visitor, ProgressId, quiz } = await openCourse(app, 'student3')
    const submit = (Answers: object) =>
      visitor.calls(submitQuiz, { ProgressId, ItemId: quiz, Answers })
    const levels: string[] = []
    for (let no = 1; no < 5; no += 1) {
      const tried = await submit(wrong)
      expect(tried.Data).toMatchObject({
        State: 'begun',
        Result: { Score: 0, RightCount: 0, Marks: null, Practice: false },
      })
      levels.push(
        JSON.stringify(tried),
        JSON.stringify(await visitor.calls(getItem, { ProgressId, ItemId: quiz })),
        JSON.stringify(await visitor.calls(getPlayer, { ProgressId })),
      )
    }
    const all = levels.join('')
    expect(all).not.toMatch(/"Answer"|"Right"|Explanation|II、III、aVF/)
    // The last try: the item is complete with what it is worth, and everything is told.
    const last = await submit(wrong)
    expect(last.Data).toMatchObject({ State: 'done', Result: { Score: 0, Passed: false } })
    expect(last.Data.Result.Marks[1]).toMatchObject({ Answer: [0, 1, 2] })
    // Whoever knows the answers now wins nothing by them.
    expect((await submit(right)).Data).toMatchObject({ Result: { Score: 100, Practice: true } })
    const shown = (await visitor.calls(getItem, { ProgressId, ItemId: quiz })).Data.Content
    expect(shown).toMatchObject({ Tries: 5, MostTries: 5, BestScore: 0, Last: { Score: 0 } })
  })
})

test('rounds that were hurried beyond belief are told to the teacher of the course, and to nobody else', async () => {
  // The fixture's film is short; one of an hour has to wait for half of that.
  await app.database.within(app.fixture.schools.a, (db) =>
    db.execute(
      `update course_item set body = jsonb_set(body, '{seconds}', '3600') where kind = 'video'
       and version_id = (select current_version_id from course where id = '${app.fixture.courses['a.media']}')`,
    ),
  )
  const { visitor, where } = await atItem(app, 'student1', 'a.media')
  const { ProgressId } = where
  const player = (await visitor.calls(getPlayer, { ProgressId })).Data
  const [video, paper] = (player.Chapters[0].Items as { Id: string }[]).map(({ Id }) => Id)
  const save = (ItemId: string | undefined, Position: object) =>
    visitor.calls(saveItemProgress, { ProgressId, ItemId: ItemId ?? '', Seq: 1, Position })
  await save(paper, { pages: [1, 2, 3] })
  const list = (who: Visitor, CourseId = where.CourseId) =>
    who.calls(getHurriedRounds, { CourseId })
  const teacher = await app.signedIn('teacher1')
  expect((await list(teacher)).Data).toEqual({ List: [], Count: 0 })
  expect((await save(video, { watched: [[0, 3600]] })).Data.Wait).toBeGreaterThan(1_000)
  const { Data } = await list(teacher)
  expect(Data).toMatchObject({
    Count: 1,
    List: [{ Name: expect.any(String), AttemptNo: 1, Progress: expect.any(Number) }],
  })
  expect(Data.List[0].Number).not.toBe('')
  expect(Data.List[0].Why).toMatch(/早约 \d+ 分钟/)
  expect((await list(visitor)).Code).toBe(-403)
  expect((await list(await app.signedIn('teacher2'))).Code).not.toBe(0)
  expect((await proceed(app, visitor, 'a.media')).Code).toBe(0)
})
