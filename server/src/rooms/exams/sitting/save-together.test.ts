import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Sitting } from '@xinglin/contract/exams'
import { Examining, testApp, type TestApp, type Visitor } from '#testing'

// Saves that arrive together share a transaction; each keeps its own outcome.

let app: TestApp
let at: Examining
let paper: { Id: string; No: number }
beforeAll(async () => {
  app = await testApp()
  at = await Examining.at(app)
  paper = await at.frozen()
})
afterAll(() => app.close())

const item = (QuestionId: string, Seq: number, Answer: object) => ({ QuestionId, Seq, Answer })
const short = (sitting: Sitting) => at.question(sitting, 'short').QuestionId

const both = async (): Promise<readonly (readonly [Sitting, Visitor])[]> => {
  const exam = await at.exam(paper)
  return [
    [await at.start(exam), at.student],
    [await at.start(exam, at.other), at.other],
  ]
}

const inSchool = async (what: ReturnType<typeof sql>) =>
  (await app.database.within(app.fixture.schools.a, (db) => db.execute(what))).rows

test('forty saves at once: of each answer the highest number stays, and every change is kept', async () => {
  const sittings = await both()
  const saves = sittings.flatMap(([sitting, who]) =>
    Array.from({ length: 20 }, (_, no) => {
      const seq = ((no * 7) % 20) + 1
      return at.save(sitting, [item(short(sitting), seq, { Text: String(seq) })], who)
    }),
  )
  for (const { Code } of await Promise.all(saves)) expect(Code).toBe(0)
  for (const [sitting, who] of sittings) {
    const { Answers } = await at.start(sitting.ExamId, who)
    expect(Answers).toEqual([{ QuestionId: short(sitting), Seq: 20, Answer: { Text: '20' } }])
    const [row] = await inSchool(
      sql`select count(*)::int as n from exam_answer_event where attempt_id = ${sitting.AttemptId}`,
    )
    expect(row?.['n']).toBe(20)
  }
})

test('what is sent again, as no answer was heard, is one change: by itself, together with itself, and with another answer', async () => {
  const [[one, student] = []] = await both()
  if (!one || !student) throw new Error('nobody sits')
  const same = () => at.save(one, [item(short(one), 1, { Text: '一' })], student)
  const all = [await same(), ...(await Promise.all([same(), same(), same()])), await same()]
  const other = await at.save(one, [item(short(one), 1, { Text: '二' })], student)
  for (const { Code } of [...all, other]) expect(Code).toBe(0)
  const rows = await inSchool(
    sql`select answer ->> 'Text' as text from exam_answer_event where attempt_id = ${one.AttemptId} order by at`,
  )
  expect(rows.map((row) => row['text'])).toEqual(['一', '二'])
})

test('whoever is refused is refused alone: those who save at the same moment are saved', async () => {
  const [[one, student] = [], [other, second] = []] = await both()
  if (!one || !other || !student || !second) throw new Error('nobody sits')
  const answers = await Promise.all([
    at.save(one, [item(short(one), 1, { Text: '好' })], student),
    at.save(other, [item(short(other), 1, { Words: 'x' })], second),
    at.save({ ...other, Epoch: 9 }, [item(short(other), 1, { Text: '别处' })], second),
    at.save(other, [item(short(other), 1, { Text: '外人' })], student),
  ])
  expect(answers.map(({ Code }) => Code)).toEqual([0, -10006, -10009, -404])
  expect((await at.start(other.ExamId, second)).Answers).toEqual([])
})

test('an answer that the database cannot keep fails alone', async () => {
  const [[one, student] = [], [other, second] = []] = await both()
  if (!one || !other || !student || !second) throw new Error('nobody sits')
  const owner = new pg.Client({ connectionString: app.databaseUrl })
  await owner.connect()
  try {
    await owner.query(`
      create function refuse_answer() returns trigger language plpgsql as $$ begin
        if new.answer ->> 'Text' = '不收' then raise exception 'no'; end if; return new; end $$;
      create trigger refuse_answer before insert on exam_answer for each row execute function refuse_answer()`)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, no) =>
        no % 4 === 0
          ? at.save(other, [item(short(other), no + 1, { Text: '不收' })], second)
          : at.save(one, [item(short(one), no + 1, { Text: '收' })], student),
      ),
    )
    for (const [no, { Code }] of answers.entries()) expect(Code === 0, String(no)).toBe(no % 4 > 0)
    expect((await at.start(one.ExamId, student)).Answers).toHaveLength(1)
    expect((await at.start(other.ExamId, second)).Answers).toEqual([])
  } finally {
    await owner.query('drop trigger refuse_answer on exam_answer; drop function refuse_answer()')
    await owner.end()
  }
})
