import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  finish,
  getClassFigures,
  getItemFigures,
  getItemLearners,
  getTaught,
} from '@xinglin/contract/simulations/consultation'
import { newId } from '#platform/ids'
import {
  authorsUnderstanding,
  consult,
  testApp,
  type Consulting,
  type TestApp,
  type Visitor,
} from '#testing'

let app: TestApp
let teacher: Visitor
let stage: Consulting
const inA = <T>(work: Parameters<TestApp['database']['within']>[1]) =>
  app.database.within(app.fixture.schools.a, work) as Promise<T>

/** The same consultation of somebody else, with another score. */
const classmate = (composite: number, more: { tester?: boolean; personId?: string } = {}) =>
  inA((db) =>
    db.execute(sql`insert into consultation_session
      (school_id, id, person_id, course_id, attempt_id, item_id, case_version_id, title, no, mode, temperament, tester,
        seed, engine, state, seq, started_at, end_at, ended_at, how, composite, level, assessment, scores, hash)
      select school_id, ${newId()}, ${more.personId ?? newId()}, course_id, ${newId()}, item_id, case_version_id, title,
        no, mode, temperament, ${more.tester ?? false}, seed, engine, state, seq, started_at, end_at, ended_at, how,
        ${composite}, 'B', assessment, scores, hash
      from consultation_session where id = ${stage.SessionId}`),
  )

beforeAll(async () => {
  app = await testApp({ understand: authorsUnderstanding })
  teacher = await app.signedIn('teacher1')
  stage = await consult(app, 'student1')
  await stage.ask('您好，请坐。')
  await stage.act({ type: 'treat', orders: [{ id: 'nitroglycerin' }] })
})
afterAll(() => app.close())

test('a class is shown from five students on, each with the best that they did', async () => {
  const { visitor, SessionId } = stage
  expect(await visitor.calls(getClassFigures, { SessionId })).toMatchObject({ Code: -404 })
  await visitor.calls(finish, { SessionId })
  const mine = app.fixture.people['a.student1'] ?? ''
  await inA((db) =>
    db.execute(sql`update consultation_session set composite = 71.5 where id = ${SessionId}`),
  )
  for (const composite of [40, 95]) await classmate(composite)
  // A worse one of one's own, and a teacher who tries, are not counted.
  await classmate(3, { personId: mine })
  await classmate(100, { tester: true })
  await classmate(60)
  expect((await visitor.calls(getClassFigures, { SessionId })).Data).toBeNull()
  await classmate(60)
  expect((await visitor.calls(getClassFigures, { SessionId })).Data).toMatchObject({
    Learners: 5,
    Buckets: [0, 0, 0, 0, 1, 0, 2, 1, 0, 1],
    Median: 60,
    Own: 71.5,
    Above: 60,
  })
  const { Dimensions } = (await visitor.calls(getClassFigures, { SessionId })).Data
  expect(Dimensions).toHaveLength(8)
  expect(Dimensions[0].Own).toBe(Dimensions[0].Median)
  expect((await teacher.calls(getClassFigures, { SessionId })).Data).toMatchObject({ Learners: 5 })
  const stranger = await app.signedIn('student2')
  expect(await stranger.calls(getClassFigures, { SessionId })).toMatchObject({ Code: -404 })
})

test('the teacher sees what was missed by how many, the harm, and everybody', async () => {
  const { CourseId, ItemId } = stage.where
  expect((await teacher.calls(getTaught, { CourseId })).Data).toMatchObject({
    Items: [{ ItemId, Mode: 'practice', Learners: 5, OpenAppeals: 0, OpenQuestions: 0 }],
  })
  const figures = (await teacher.calls(getItemFigures, { CourseId, ItemId })).Data
  expect(figures).toMatchObject({ Learners: 5, Sessions: 6, Median: 60 })
  for (const kind of ['Facts', 'Examinations', 'Tests']) {
    expect(figures[kind].length, kind).toBeGreaterThan(0)
    expect(figures[kind][0], kind).toMatchObject({ Count: 5, Of: 5 })
  }
  expect(figures.Harms).not.toEqual([])
  expect(figures.Harms[0]).toMatchObject({ Of: 5 })
  const open = await consult(app, 'student2')
  const learners = (await teacher.calls(getItemLearners, { CourseId, ItemId, PageSize: 2 })).Data
  expect(learners.Count).toBe(6)
  expect(learners.List).toMatchObject([
    { SessionId: open.SessionId, Name: 'a的student2', Best: null, Tries: 0 },
    { Best: 40, Tries: 1 },
  ])
  const last = (
    await teacher.calls(getItemLearners, { CourseId, ItemId, PageSize: 2, PageIndex: 3 })
  ).Data
  expect(last.List).toMatchObject([{ Name: 'a的student1', Best: 71.5, Tries: 2 }, { Best: 95 }])
})

test('an item that the course does not have is not there', async () => {
  const input = { CourseId: stage.where.CourseId, ItemId: newId() }
  expect(await teacher.calls(getItemFigures, input)).toMatchObject({ Code: -404 })
  expect(await teacher.calls(getItemLearners, input)).toMatchObject({ Code: -404 })
})
