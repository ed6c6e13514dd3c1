import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeTeachingRoster } from '@xinglin/contract/classes'
import type { OutputOf } from '@xinglin/contract/call'
import {
  controlExam,
  getExamRelease,
  getManagedExam,
  getResult,
  listExams,
  releaseExamClass,
  type ExamDetail,
  type ExamForm,
  type Sitting,
} from '@xinglin/contract/exams'
import { listMessages } from '@xinglin/contract/messages'
import { Examining, newTeachingClass, newTerm, testApp, type TestApp, type Visitor } from '#testing'

type Release = OutputOf<typeof getExamRelease>

let app: TestApp
let at: Examining
let paper: { Id: string; No: number }
/** A class with student1 and one with student2. */
let first: string
let second: string
const manual = { Score: 'manual', Answers: 'manual', Keys: 'manual' } as const

beforeAll(async () => {
  app = await testApp()
  at = await Examining.at(app)
  paper = await at.frozen()
  const term = await newTerm(at.admin)
  const classOf = async (name: string, Name: string) => {
    const ClassId = await newTeachingClass(at.teacher, term, { Name })
    const Add = [at.people[name]]
    await at.teacher.calls(changeTeachingRoster, { ClassId, Add, AddClasses: [], Drop: [] })
    return ClassId
  }
  first = await classOf('a.student1', '1班')
  second = await classOf('a.student2', '2班')
})
afterAll(() => app.close())

const examOfBoth = (over: Partial<ExamForm> = {}) =>
  at.exam(paper, {
    Release: manual,
    Targets: [first, second].map((Id) => ({ Kind: 'teaching' as const, Id, Excluded: false })),
    ...over,
  })
const releaseOf = async (Id: string, who = at.teacher): Promise<Release> =>
  (await who.calls(getExamRelease, { Id })).Data
const standingOf = async (Id: string, classId: string) =>
  (await releaseOf(Id)).Classes.find(({ ClassId }) => ClassId === classId)
const release = (Id: string, ClassId: string, who = at.teacher) =>
  who.calls(releaseExamClass, { Id, ClassId })
const sit = async (exam: string, who: Visitor): Promise<Sitting> => {
  const sitting = await at.start(exam, who)
  const Answer = { Options: at.optionsOf('A1', ['right']) }
  await at.submit(sitting, [{ QuestionId: at.idOf('A1'), Seq: 1, Answer }], who)
  return sitting
}
const resultOf = (sitting: Sitting, who: Visitor) =>
  who.calls(getResult, { AttemptId: sitting.AttemptId })
const scored = async (exam: string, count: number) => {
  await expect
    .poll(
      async () => {
        const rows = await app.database.within(app.fixture.schools.a, (db) =>
          db.execute(`select 1 from exam_attempt where exam_id = '${exam}' and score_version > 0`),
        )
        return rows.rows.length
      },
      { timeout: 9_000 },
    )
    .toBe(count)
}
const endNow = (exam: string) =>
  app.database.within(app.fixture.schools.a, (db) =>
    db.execute(`update exam set closes_at = now() - interval '10 minutes' where id = '${exam}'`),
  )
/** How often somebody was told of the results of an examination of a name. */
const releaseMessages = async (who: Visitor, name: string): Promise<number> =>
  ((await who.calls(listMessages, {})).Data as OutputOf<typeof listMessages>).List.filter(
    ({ Kind, Title }) => Kind === 'exam-released' && Title === name,
  ).reduce((sum, { Count }) => sum + Count, 0)

test('a class is released alone: its students see the score, others nothing, and the paper waits for its end', async () => {
  const exam = await examOfBoth({ Name: '先公布一班的考试' })
  const one = await sit(exam, at.student)
  const other = await sit(exam, at.other)
  await scored(exam, 2)
  expect(await standingOf(exam, first)).toMatchObject({
    Examinees: 1,
    Running: 0,
    Submitted: 1,
    Released: 0,
    ToMark: 0,
  })
  expect((await releaseOf(exam)).PaperFrom).not.toBeNull()
  expect((await resultOf(one, at.student)).Msg).toBe('成绩未公布')
  expect((await release(exam, first)).Data).toEqual({ Released: 1 })
  const { Data } = await resultOf(one, at.student)
  // student2 could still be told of it by student1: nothing of the paper is out while anybody may sit it.
  expect(Data).toMatchObject({
    Score: 3,
    Released: { Score: true, Answers: false, Keys: false },
    Units: [],
  })
  expect((await resultOf(other, at.other)).Msg).toBe('成绩未公布')
  const stateOf = async (who: Visitor) =>
    ((await who.calls(listExams, {})).Data as OutputOf<typeof listExams>).List.find(
      ({ ExamId }) => ExamId === exam,
    )?.State
  expect([await stateOf(at.student), await stateOf(at.other)]).toEqual([5, 3])
  await expect
    .poll(() => releaseMessages(at.student, '先公布一班的考试'), { timeout: 9_000 })
    .toBe(1)
  expect(await releaseMessages(at.other, '先公布一班的考试')).toBe(0)

  await endNow(exam)
  expect((await releaseOf(exam)).PaperFrom).toBeNull()
  const after = (await resultOf(one, at.student)).Data
  expect(after.Released).toEqual({ Score: true, Answers: true, Keys: true })
  expect(after.Units.length).toBeGreaterThan(0)
  expect((await resultOf(other, at.other)).Msg).toBe('成绩未公布')
}, 30_000)

test('once the last class is released the examination is, and nobody is told twice', async () => {
  const exam = await examOfBoth({ Name: '两班都公布的考试' })
  const one = await sit(exam, at.student)
  await sit(exam, at.other)
  await scored(exam, 2)
  await endNow(exam)
  await release(exam, first)
  const detail = async (): Promise<ExamDetail> =>
    (await at.teacher.calls(getManagedExam, { Id: exam })).Data
  expect((await detail()).ReleasedAt).toBeNull()
  expect((await detail()).Actions).toContain('release')
  await release(exam, second)
  expect((await detail()).ReleasedAt).not.toBeNull()
  expect((await detail()).Actions).not.toContain('release')
  expect((await releaseOf(exam)).Classes).toEqual([])
  expect(await release(exam, first)).toMatchObject({ Code: -1, Msg: '没有需要手动公布的内容' })
  await expect.poll(() => releaseMessages(at.other, '两班都公布的考试'), { timeout: 9_000 }).toBe(1)
  expect(await releaseMessages(at.student, '两班都公布的考试')).toBe(1)
  expect((await resultOf(one, at.student)).Data.Released.Keys).toBe(true)
}, 30_000)

test('what is opened again is released no more, and whoever sits keeps their class waiting', async () => {
  const exam = await examOfBoth()
  const one = await sit(exam, at.student)
  await scored(exam, 1)
  await release(exam, first)
  const opened = await at.teacher.calls(controlExam, {
    ExamId: exam,
    Action: 'reopen',
    PersonIds: [at.people['a.student1']],
    Minutes: 10,
    Reason: '误交卷',
  })
  expect(opened.Code).toBe(0)
  expect(await release(exam, first)).toMatchObject({ Code: -1, Msg: '本班还有考生正在作答' })
  const again = await at.start(exam)
  await at.submit(again)
  await scored(exam, 1)
  expect((await resultOf(one, at.student)).Msg).toBe('成绩未公布')
  expect((await release(exam, first)).Data).toEqual({ Released: 1 })
  expect(await release(exam, first)).toMatchObject({ Code: -1, Msg: '本班没有可以公布的成绩' })
}, 30_000)

test('refused are who may not change it, a class that does not have it, and one whose results wait for nobody', async () => {
  const exam = await examOfBoth()
  const stranger = await app.signedIn('teacher2')
  expect((await release(exam, first, stranger)).Code).toBe(-404)
  expect((await stranger.calls(getExamRelease, { Id: exam })).Code).toBe(-404)
  expect((await release(exam, first, at.student)).Code).toBe(-403)
  expect((await release(exam, exam)).Msg).toBe('本班没有可以公布的成绩')
  expect((await release(exam, first)).Msg).toBe('本班没有可以公布的成绩')
  const open = await examOfBoth({
    Release: { Score: 'submitted', Answers: 'submitted', Keys: 'closed' },
  })
  expect((await releaseOf(open)).Classes).toEqual([])
  expect((await release(open, first)).Msg).toBe('没有需要手动公布的内容')
})

test('those who were given it by name stand together', async () => {
  const exam = await at.exam(paper, { Release: manual })
  await sit(exam, at.student)
  await scored(exam, 1)
  const { Classes } = await releaseOf(exam)
  expect(Classes).toMatchObject([
    { ClassId: '', Name: '其他考生', Examinees: 2, Submitted: 1, Released: 0 },
  ])
  expect((await release(exam, '')).Data).toEqual({ Released: 1 })
}, 20_000)
