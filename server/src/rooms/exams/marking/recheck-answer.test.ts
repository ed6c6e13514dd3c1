import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { changeTeachingRoster, getClassDetail, saveClassStaff } from '@xinglin/contract/classes'
import {
  controlExam,
  type ExamResult,
  getManagedExam,
  getResult,
  moveExam,
  type ResultUnit,
  type Sitting,
} from '@xinglin/contract/exams'
import {
  askRecheck,
  decideRecheck,
  decideWork,
  getWork,
  listWorks,
} from '@xinglin/contract/marking'
import { listMessages } from '@xinglin/contract/messages'
import { getMyScores } from '@xinglin/contract/scores'
import { Examining, newTeachingClass, newTerm, testApp, type TestApp, type Visitor } from '#testing'

let app: TestApp
let at: Examining
let colleague: Visitor
let exam: string
let sitting: Sitting
let workId: string
const Kind = 'exam'
const manual = { Score: 'manual', Answers: 'manual', Keys: 'manual' } as const

const resultOf = async (): Promise<ExamResult> =>
  (await at.student.calls(getResult, { AttemptId: sitting.AttemptId })).Data
const unitOf = async (): Promise<ResultUnit | undefined> =>
  (await resultOf()).Units.find(({ QuestionId }) => QuestionId === at.idOf('short'))
const workOf = async (who: Visitor) => (await who.calls(getWork, { Kind, Id: workId })).Data
const ask = (who = at.student) =>
  who.calls(askRecheck, { Kind, Id: workId, Reason: '第二点写在最后一行' })
/** What a marker gives: the same points of every criterion. */
const given = async (who: Visitor, points: number) => {
  const { Version, Revision, Rubric, Decided } = await workOf(who)
  const Points = Object.fromEntries(Rubric.map(({ Id }: { Id: string }) => [Id, points]))
  const Mark = { Points, Adjusted: [], Annotations: [], Comment: '' }
  return { Kind, Id: workId, Version, Revision, Mark, Seen: Decided?.At ?? '' }
}
const decide = async (who: Visitor, points: number) => {
  const { Seen: _seen, ...mark } = await given(who, points)
  return who.calls(decideRecheck, { ...mark, Note: '最后一行计分' })
}
const messagesOf = async (who: Visitor, kind: string) =>
  ((await who.calls(listMessages, {})).Data.List as { Kind: string; Path: string }[]).filter(
    (one) => one.Kind === kind,
  )

beforeAll(async () => {
  app = await testApp()
  at = await Examining.at(app)
  colleague = await app.signedIn('teacher2')
  const ClassId = await newTeachingClass(at.teacher, await newTerm(at.admin))
  const Add = [at.people['a.student1'], at.people['a.student2']]
  await at.teacher.calls(changeTeachingRoster, { ClassId, Add, AddClasses: [], Drop: [] })
  const { Version } = (await at.teacher.calls(getClassDetail, { Id: ClassId })).Data
  await at.teacher.calls(saveClassStaff, {
    ClassId,
    Staff: [{ PersonId: at.people['a.teacher2'], Post: 'teacher', Rights: [] }],
    Version,
  })
  exam = await at.exam(await at.frozen(), {
    Release: manual,
    Targets: [{ Kind: 'teaching', Id: ClassId, Excluded: false }],
  })
  sitting = await at.start(exam)
  const Answer = { Text: '先补液；再补钾' }
  await at.submit(sitting, [{ QuestionId: at.idOf('short'), Seq: 1, Answer }])
  await vi.waitFor(async () => {
    const { Data } = await at.teacher.calls(listWorks, { Kind, GroupId: exam })
    workId = Data.List[0].Id
  }, 9_000)
}, 40_000)
afterAll(() => app.close())

test('a written answer may be asked about once its result is out, for its days, and not before', async () => {
  const marked = await at.teacher.calls(decideWork, {
    ...(await given(at.teacher, 1)),
    Outcome: 'marked',
    Release: false,
  })
  expect(marked.Data.State).toBe('marked')
  expect(await ask()).toMatchObject({ Code: -1, Msg: '成绩发布后才能申请复核' })
  const { Data } = await at.teacher.calls(getManagedExam, { Id: exam })
  await at.teacher.calls(moveExam, { Id: exam, Action: 'release', Version: Data.Version })
  const unit = await unitOf()
  expect(unit).toMatchObject({ Score: 2, Recheck: { WorkId: workId, Asked: null } })
  const days = (Date.parse(unit?.Recheck?.Until ?? '') - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(13.9)
  expect(days).toBeLessThanOrEqual(14)
  expect((await resultOf()).Units.filter(({ Recheck }) => Recheck !== null)).toHaveLength(1)
  expect((await ask(at.other)).Code).toBe(-404)
})

test('somebody else than the marker decides; both scores stay, and the result, 我的成绩 and messages follow', async () => {
  expect((await ask()).Data).toMatchObject({ State: 'asked', Before: { Score: 40 } })
  expect((await ask()).Code).toBe(-10011)
  expect((await unitOf())?.Recheck).toMatchObject({ Until: null, Asked: { State: 'asked' } })
  const stateOf = async () =>
    (await at.student.calls(getMyScores, { Kind: 'exam' })).Data.List[0].Recheck
  expect(await stateOf()).toBe('asked')
  expect(await messagesOf(colleague, 'recheck-asked')).toMatchObject([
    { Path: `/Exams/${exam}/marking?work=${workId}` },
  ])
  expect(await workOf(colleague)).toMatchObject({
    MayRecheck: true,
    Recheck: { Reason: '第二点写在最后一行' },
  })
  expect((await decide(at.teacher, 2)).Code).toBe(-10002)
  expect((await decide(colleague, 2)).Data).toMatchObject({ State: 'changed', After: 80 })
  expect(await resultOf()).toMatchObject({ Score: 4, Unmarked: 0 })
  expect(await unitOf()).toMatchObject({
    Score: 4,
    Recheck: {
      Until: null,
      Asked: { State: 'changed', Before: { Score: 40 }, After: 80, Note: '最后一行计分' },
    },
  })
  expect(await stateOf()).toBe('changed')
  const { rows } = await app.database.within(app.fixture.schools.a, (db) =>
    db.execute(
      `select tenths, reason from exam_score where attempt_id = '${sitting.AttemptId}' order by version`,
    ),
  )
  expect(rows).toEqual([
    { tenths: 0, reason: '' },
    { tenths: 20, reason: '批阅完成' },
    { tenths: 40, reason: '复核' },
  ])
  expect(await messagesOf(at.student, 'recheck-decided')).toMatchObject([
    { Path: `/KnowledgeExam?result=${sitting.AttemptId}` },
  ])
})

test('after its days, or while it is sat again, nothing may be asked', async () => {
  const within = (statement: string) =>
    app.database.within(app.fixture.schools.a, (db) => db.execute(statement))
  await within(`delete from work_recheck where work_id = '${workId}'`)
  await within(
    `update marked_work set released_at = now() - interval '15 days' where id = '${workId}'`,
  )
  expect((await unitOf())?.Recheck?.Until).toBeNull()
  expect(await ask()).toMatchObject({ Code: -1, Msg: '成绩发布超过14天，不能再申请复核' })
  await at.teacher.calls(controlExam, {
    ExamId: exam,
    Action: 'reopen',
    PersonIds: [at.people['a.student1']],
    Minutes: 10,
    Reason: '误交卷',
  })
  expect(await ask()).toMatchObject({ Code: -1, Msg: '成绩发布后才能申请复核' })
})
