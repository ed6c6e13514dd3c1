import { afterAll, beforeAll, expect, test } from 'vitest'
import { keepAlive } from '@xinglin/contract/identity'
import { getPlayer, saveItemProgress, submitQuiz } from '@xinglin/contract/learning'
import { createCase, getCase, listCases, moveCase } from '@xinglin/contract/workshop'
import { newId } from '#platform/ids'
import { openCourse, testApp, type TestApp } from '#testing'

let app: TestApp
let at: Awaited<ReturnType<typeof openCourse>>
beforeAll(async () => {
  app = await testApp()
  at = await openCourse(app, 'student1')
})
afterAll(() => app.close())

// Wrong, so that every try counts: what is tried after the quiz is passed is kept nowhere.
const answers = { q1: [0], q2: [0] }
const submit = (key: string, Answers: object = answers) =>
  at.visitor.calls(
    submitQuiz,
    { ProgressId: at.ProgressId, ItemId: at.quiz, Answers },
    { headers: { 'idempotency-key': key } },
  )
const runs = async () => {
  const { rows } = await app.database.within(app.fixture.schools.a, (db) =>
    db.execute('select count(*)::int as n from run'),
  )
  return rows[0]?.['n']
}

test('a request repeated with its key is answered and not done again, also twenty times at once', async () => {
  const key = 'the-same-submission'
  const first = await submit(key)
  expect(first.Code).toBe(0)
  expect(await submit(key)).toMatchObject({ Code: 0, Data: first.Data })
  const others = await Promise.all(Array.from({ length: 20 }, () => submit('another-submission')))
  expect(others.every(({ Code }) => Code === 0 || Code === -10003)).toBe(true)
  expect(await runs()).toBe(2)
})

test('the key of another request is refused, and nothing is done', async () => {
  await submit('key-of-a-submission')
  const before = await runs()
  expect(await submit('key-of-a-submission', { ...answers, q1: [1] })).toMatchObject({
    http: 422,
    Code: -10422,
  })
  const elsewhere = { ProgressId: at.ProgressId, ItemId: at.text, Seq: 1, Position: { depth: 1 } }
  expect(
    await at.visitor.calls(saveItemProgress, elsewhere, {
      headers: { 'idempotency-key': 'key-of-a-submission' },
    }),
  ).toMatchObject({ Code: -10422 })
  expect(await runs()).toBe(before)
})

test('another person may use the same key', async () => {
  const other = await openCourse(app, 'student2')
  const headers = { 'idempotency-key': 'the-same-submission' }
  const input = { ProgressId: other.ProgressId, ItemId: other.quiz, Answers: answers }
  expect((await other.visitor.calls(submitQuiz, input, { headers })).Data.Result.Score).toBe(50)
})

test('a refused request gives its key back', async () => {
  expect((await submit('tried-too-early-once', {})).Code).toBe(-10008)
  expect((await submit('tried-too-early-once')).Code).toBe(0)
})

test('a key has a form', async () =>
  expect(await submit('short')).toMatchObject({ http: 400, Code: -10007 }))

test('a call that only reads keeps no answer', async () => {
  const headers = { 'idempotency-key': 'a-key-that-is-unheeded' }
  await at.visitor.calls(getPlayer, { ProgressId: at.ProgressId }, { headers })
  await at.visitor.calls(keepAlive, {}, { headers })
  const { rows } = await app.database.within(app.fixture.schools.a, (db) =>
    db.execute(`select 1 from idempotency where key = 'a-key-that-is-unheeded'`),
  )
  expect(rows).toEqual([])
})

test('a call that gives its connection back meanwhile keeps its key', async () => {
  const teacher = await app.signedIn('teacher1')
  const begin = async (From: string) => {
    const Id = newId()
    const draft = { Id, Title: '夜间反复憋醒', Department: '心血管内科', From }
    expect((await teacher.calls(createCase, draft)).Code).toBe(0)
    return (await teacher.calls(getCase, { CaseId: Id })).Data
  }
  const submit = ({ Line, Version }: Awaited<ReturnType<typeof begin>>) =>
    teacher.calls(
      moveCase,
      { CaseId: Line.Id, Action: 'submit', Comment: '', ReviewedBy: '', Version },
      { headers: { 'idempotency-key': `hand-in-${Line.Id}` } },
    )
  // It is read and played apart, and nothing is written in it yet.
  const empty = await begin('')
  expect(await submit(empty)).toMatchObject({ http: 200, Code: -1 })
  const [{ Id: approved }] = (await teacher.calls(listCases, { Scope: 'shared' })).Data.List
  const whole = await begin(approved)
  const first = await submit(whole)
  expect(first).toMatchObject({ Code: 0, Data: { Line: { State: 1 } } })
  expect(await submit(whole)).toMatchObject({ Code: 0, Data: first.Data })
})
