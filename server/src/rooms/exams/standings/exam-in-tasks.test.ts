import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  findAssignmentItems,
  getOwnAssignment,
  moveAssignment,
  saveAssignment,
} from '@xinglin/contract/assignments'
import { changeTeachingRoster } from '@xinglin/contract/classes'
import type { OutputOf } from '@xinglin/contract/call'
import {
  decideRegrade,
  getManagedExam,
  moveExam,
  previewRegrade,
  proposeRegrade,
} from '@xinglin/contract/exams'
import { decideWork, getWork, listWorks } from '@xinglin/contract/marking'
import { listMessages } from '@xinglin/contract/messages'
import {
  getGradeBook,
  getMyScores,
  type GradeBook,
  publishGrades,
  saveGradeBook,
} from '@xinglin/contract/scores'
import { getToday, type TodayItem } from '@xinglin/contract/today'
import { newId } from '#platform/ids'
import {
  assignmentForm,
  Examining,
  newTeachingClass,
  newTerm,
  publishedAssignment,
  readingItem,
  testApp,
  type TestApp,
  type Visitor,
} from '#testing'

type Messages = OutputOf<typeof listMessages>

let app: TestApp
let at: Examining
let ClassId: string
let exam: string
let task: string
const itemId = newId()
const name = '心内科出科考试'

const examItem = (ItemId: string, over: object = {}) =>
  readingItem({ Id: itemId, Kind: 'exam', Title: name, ItemId, Body: '', ...over })
const todayOf = async (who: Visitor): Promise<TodayItem[]> =>
  (await who.calls(getToday, {})).Data.List
const workOf = async (who = at.student) =>
  (await who.calls(getOwnAssignment, { Id: task })).Data.Items[0].Work
const scoresOf = async (who = at.student) => (await who.calls(getMyScores, { Kind: 'exam' })).Data
const messagesOf = async (Kind: string, who = at.student): Promise<Messages['List']> =>
  (await who.calls(listMessages, {})).Data.List.filter(
    (one: Messages['List'][number]) => one.Kind === Kind,
  )
const expectMessages = async (kind: string, count: number) => {
  await expect.poll(async () => (await messagesOf(kind)).length, { timeout: 9_000 }).toBe(count)
}

beforeAll(async () => {
  app = await testApp()
  at = await Examining.at(app)
  ClassId = await newTeachingClass(at.teacher, await newTerm(at.admin))
  await at.teacher.calls(changeTeachingRoster, {
    ClassId,
    Add: [at.people['a.student1'], at.people['a.student2']],
    AddClasses: [],
    Drop: [],
  })
  exam = await at.exam(await at.frozen(), {
    Name: name,
    OpensAt: new Date(Date.now() + 1_800_000).toISOString(),
    Release: { Score: 'manual', Answers: 'manual', Keys: 'manual' },
    Targets: [{ Kind: 'teaching', Id: ClassId, Excluded: false }],
  })
})
afterAll(() => app.close())

test('examinees are told of it once, and that it begins soon; Today has it', async () => {
  await expectMessages('exam-published', 1)
  await expectMessages('exam-soon', 1)
  expect(await messagesOf('exam-soon')).toMatchObject([{ Title: name, State: '未开始' }])
  expect(await messagesOf('exam-published', await app.signedIn('student3'))).toEqual([])
  const item = (await todayOf(at.student)).find(({ Of }) => Of === name)
  expect(item).toMatchObject({ Group: 'due', Action: '去考试', Path: '/KnowledgeExam' })
  expect(item?.Text).toMatch(/^考试“心内科出科考试”.+开始$/)
})

test('a task names it where its teacher may set it', async () => {
  const offered = await at.teacher.calls(findAssignmentItems, { Kind: 'exam', SearchKey: '出科' })
  expect(offered.Data.List).toEqual([{ CourseId: '', ItemId: exam, Title: name, CourseName: '' }])
  const stranger = await app.signedIn('teacher2')
  const none = await stranger.calls(findAssignmentItems, { Kind: 'exam', SearchKey: '' })
  expect(none.Data.List).toEqual([])
  const save = (Items: object[], who = at.teacher) =>
    who.calls(saveAssignment, assignmentForm(ClassId, { Items }))
  expect((await save([examItem(newId())])).Code).toBe(-10008)
  expect((await save([examItem(exam), examItem(exam, { Id: newId() })])).Code).toBe(-10008)
  const saved = await publishedAssignment(at.teacher, ClassId, { Items: [examItem(exam)] })
  task = saved.Id
  expect(await workOf()).toMatchObject({ State: 'none', Tries: 0, Score: null })
})

test('publishing a task for others than its examination is, wants a second word', async () => {
  const other = await newTeachingClass(at.teacher, await newTerm(at.admin, 2027), {
    Name: '没有考试',
  })
  await at.teacher.calls(changeTeachingRoster, {
    ClassId: other,
    Add: [at.people['a.student1'], at.people['a.student3']],
    AddClasses: [],
    Drop: [],
  })
  const saved = await at.teacher.calls(
    saveAssignment,
    assignmentForm(other, { Items: [examItem(exam, { Id: newId() })] }),
  )
  const publish = (over: object = {}) =>
    at.teacher.calls(moveAssignment, { Id: saved.Data.Id, Action: 'publish', ...over })
  expect(await publish()).toMatchObject({
    Code: -1,
    Data: { Consequences: [`“${name}”没有安排给其中1名学生，他们无法完成`] },
  })
  expect((await publish({ Confirmed: true })).Code).toBe(0)
})

test('what is handed in waits until it is marked and released, for the student, the task and the grade book', async () => {
  await app.database.within(app.fixture.schools.a, (db) =>
    db.execute(`update exam set opens_at = now() - interval '1 minute' where id = '${exam}'`),
  )
  const sitting = await at.start(exam)
  expect(await workOf()).toMatchObject({ State: 'begun' })
  expect((await todayOf(at.student)).find(({ Of }) => Of === name)?.Action).toBe('继续作答')
  const { QuestionId } = at.question(sitting, 'short')
  await at.submit(sitting, [{ QuestionId, Seq: 1, Answer: { Text: '补液' } }])
  expect(await workOf()).toMatchObject({ State: 'waiting', Tries: 1, Score: null })
  expect((await todayOf(at.student)).filter(({ Action }) => Action === '去考试')).toEqual([])
  expect(await scoresOf()).toMatchObject({
    List: [{ Kind: 'exam', Name: name, State: 'waiting', Score: null, Level: '' }],
  })
  const toMark = async () => (await todayOf(at.teacher)).find(({ Of }) => Of === name)
  await expect.poll(async () => (await toMark())?.Count, { timeout: 9_000 }).toBe(1)
  expect((await toMark())?.Path).toBe(`/Exams/${exam}/marking`)

  const column = (over: object) => ({
    Id: newId(),
    CourseId: null,
    Name: '出科考试',
    Weight: 50,
    Rule: 'best',
    Missing: 'skip',
    ...over,
  })
  const counting = async (ExamIds: string[]) =>
    at.teacher.calls(saveGradeBook, {
      ClassId,
      Scale: 'hundred',
      Decimals: 1,
      Columns: [column({ Kind: 'task', TaskIds: [task] }), column({ Kind: 'exam', ExamIds })],
      Version: (await at.teacher.calls(getGradeBook, { ClassId })).Data.Version,
    })
  expect((await counting([])).Msg).toBe('请选择安排给本班的考试')
  expect((await counting([newId()])).Msg).toBe('请选择安排给本班的考试')
  expect((await counting([exam, exam])).Msg).toBe('同一场考试不能出现两次')
  expect((await counting([exam])).Data.Exams).toEqual([{ Id: exam, Name: name }])
  const rowOf = async () => {
    const { Data } = await at.teacher.calls(getGradeBook, { ClassId })
    return [
      Data.Rows.find(({ PersonId }: { PersonId: string }) => PersonId === at.people['a.student1'])
        ?.Scores,
      Data.Unmarked,
    ]
  }
  expect(await rowOf()).toEqual([[null, null], 1])
  const { Version } = (await at.teacher.calls(getGradeBook, { ClassId })).Data
  expect((await at.teacher.calls(publishGrades, { ClassId, Version })).Code).toBe(-1)

  const works = await at.teacher.calls(listWorks, { Kind: 'exam', GroupId: exam })
  const { Id } = works.Data.List[0]
  const { Data: work } = await at.teacher.calls(getWork, { Kind: 'exam', Id })
  const Points = Object.fromEntries(
    work.Rubric.map((one: { Id: string; Max: number }) => [one.Id, one.Max]),
  )
  await at.teacher.calls(decideWork, {
    Kind: 'exam',
    Id,
    Version: 1,
    Revision: 0,
    Mark: { Points, Adjusted: [], Annotations: [], Comment: '' },
    Outcome: 'marked',
    Release: false,
  })
  expect(await toMark()).toBeUndefined()
  expect(await workOf()).toMatchObject({ State: 'waiting', Score: null })
  const { Data: detail } = await at.teacher.calls(getManagedExam, { Id: exam })
  await at.teacher.calls(moveExam, { Id: exam, Action: 'release', Version: detail.Version })
  // 5 of 40 points.
  expect(await workOf()).toMatchObject({ State: 'done', Score: 12.5 })
  expect(await rowOf()).toEqual([[12.5, 12.5], 0])
  const released = await scoresOf()
  expect(released).toMatchObject({
    List: [{ Id: sitting.AttemptId, State: 'released', Score: 12.5, Level: 'D', AttemptNo: 1 }],
    Average: 12.5,
  })
  await expectMessages('exam-released', 1)
  expect(await messagesOf('exam-released')).toMatchObject([
    { State: '成绩已公布', Path: `/KnowledgeExam?result=${sitting.AttemptId}` },
  ])
  expect(await messagesOf('exam-released', at.other)).toEqual([])
}, 40_000)

test('after a regrade scores and tasks follow; a published grade stays, and its grade book says so', async () => {
  const book = async () => (await at.teacher.calls(getGradeBook, { ClassId })).Data as GradeBook
  const own = async () =>
    (await book()).Rows.find(({ PersonId }) => PersonId === at.people['a.student1'])
  await at.teacher.calls(publishGrades, { ClassId, Version: (await book()).Version })
  expect([(await book()).Changed, (await own())?.Published]).toEqual([0, '12.5'])
  const UnitId = at.idOf('judge')
  const Correction = { Treatment: 'full', Keys: [], Blanks: [], Points: null }
  const item = { ExamId: exam, UnitId, Correction }
  const { Seen } = (await at.teacher.calls(previewRegrade, item)).Data
  const proposal = await at.teacher.calls(proposeRegrade, { ...item, Reason: '题干印刷错误' })
  const Id: string = proposal.Data.Id
  const applied = { ExamId: exam, Id, Outcome: 'applied', Seen, Note: '' }
  expect((await at.admin.calls(decideRegrade, applied)).Code).toBe(0)
  // 8 of 40 points.
  expect(await workOf()).toMatchObject({ State: 'done', Score: 20 })
  expect(await scoresOf()).toMatchObject({ List: [{ Score: 20 }] })
  expect(await own()).toMatchObject({ Scores: [12.5, 12.5], Published: '12.5' })
  expect((await book()).Changed).toBe(1)
  await expectMessages('exam-regraded', 1)
}, 20_000)
